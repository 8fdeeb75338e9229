import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cn } from '../lib/cn.ts';
import { controlClass, Field, type FieldOwnProps } from './field.tsx';

export type TextFieldProps = FieldOwnProps &
  ComponentPropsWithRef<'input'> & {
    /** Content at the end of the field, at most 80 px wide: a unit, or a button such as "Show". */
    suffix?: ReactNode;
  };

/**
 * Text input with a label, of any type: text, email, password, number, date. `className` goes to the whole field, `ref`
 * and every other prop to the input.
 */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, required, optional, messages, suffix, className, id, ...input } = props;
  return (
    <Field
      {...{ label, hint, error, required, optional, messages, className }}
      controlId={id}
      describedBy={input['aria-describedby']}
    >
      {(control) => (
        <span className="relative flex">
          <input type="text" {...input} {...control} className={cn(controlClass, suffix && 'pe-24')} />
          {suffix && (
            <span className="text-small text-muted absolute inset-y-0 end-4 flex items-center">{suffix}</span>
          )}
        </span>
      )}
    </Field>
  );
}
