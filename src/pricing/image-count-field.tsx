import { useState } from 'react';
import { TextField, type TextFieldProps } from '../ui/text-field.tsx';
import { normalizeImageCount } from './estimate.ts';

type ImageCountFieldProps = Omit<
  TextFieldProps,
  'value' | 'defaultValue' | 'type' | 'onChange' | 'onBlur' | 'onWheel'
> & {
  /** A whole number from 1. */
  value: number;
  /** Called with a whole number from 1 for any input (ordering 7). */
  onValueChange: (count: number) => void;
};

/**
 * Field for the number of images. The value is a number from the first key on. The field keeps the typed text until
 * it loses the focus, so that "12" can be typed over an emptied field that already counts as 1 (ordering 7). It drops
 * the text when the host sets another count.
 */
export function ImageCountField({ value, onValueChange, ...field }: ImageCountFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const isTyped = typed !== null && normalizeImageCount(typed) === value;
  return (
    <TextField
      {...field}
      type="number"
      inputMode="numeric"
      min={1}
      step={1}
      // Firefox would restore the last visit's count in an empty form.
      autoComplete="off"
      value={isTyped ? typed : String(value)}
      onChange={({ target }) => {
        setTyped(target.value);
        onValueChange(normalizeImageCount(target.value));
      }}
      onBlur={() => setTyped(null)}
      // A page scrolled with the pointer over the field must not change the count.
      onWheel={({ currentTarget }) => currentTarget.blur()}
    />
  );
}
