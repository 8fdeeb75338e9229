import type { ComponentPropsWithRef } from 'react';
import { cn } from '../lib/cn.ts';
import { controlClass, Field, type FieldOwnProps } from './field.tsx';
import { ChevronDownIcon } from './icons.tsx';

/** One option of a select. */
export type SelectOption = { value: string; label: string; disabled?: boolean };

export type SelectFieldProps = FieldOwnProps &
  Omit<ComponentPropsWithRef<'select'>, 'children'> & {
    /** The options, in order. */
    options: readonly SelectOption[];
    /** Text of an empty first option: "Choose a service". Without it the first option is selected. */
    placeholder?: string;
  };

/**
 * A native select with a label: familiar on each device, and usable without scripts. `className` goes to the whole
 * field, `ref` and every other prop to the select.
 */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, required, optional, messages, options, placeholder, className, id, ...select } =
    props;
  return (
    <Field
      {...{ label, hint, error, required, optional, messages, className }}
      controlId={id}
      describedBy={select['aria-describedby']}
    >
      {(control) => (
        <span className="relative flex">
          <select
            // Chromium otherwise reports a required select without a value as invalid, before any check.
            aria-invalid={required ? false : undefined}
            {...select}
            {...control}
            className={cn(controlClass, 'appearance-none truncate pe-11')}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDownIcon className="text-muted pointer-events-none absolute inset-y-0 end-3.5 my-auto size-5" />
        </span>
      )}
    </Field>
  );
}
