import type { ComponentPropsWithRef } from 'react';
import { cn } from '../lib/cn.ts';
import { controlClass, Field, type FieldOwnProps } from './field.tsx';

export type TextAreaProps = FieldOwnProps & ComponentPropsWithRef<'textarea'>;

/**
 * Text area with a label. It grows with its text, if the browser supports that. `className` goes to the whole field,
 * `ref` and every other prop to the textarea.
 */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error, required, optional, messages, className, id, ...area } = props;
  return (
    <Field
      {...{ label, hint, error, required, optional, messages, className }}
      controlId={id}
      describedBy={area['aria-describedby']}
    >
      {(control) => (
        <textarea
          rows={4}
          {...area}
          {...control}
          className={cn(controlClass, 'field-sizing-content block max-h-96 min-h-28 resize-y')}
        />
      )}
    </Field>
  );
}
