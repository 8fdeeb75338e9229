import { useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { formProps } from './form-props.ts';
import { isBlankText } from './is-blank-text.ts';
import { isEmail } from './is-email.ts';

/** Error of each field, by the field's name. */
type FieldErrors = Partial<Record<string, string>>;

export type FieldCheckWords = {
  /** Error message for an empty field, by the name of each required field. */
  missing: Partial<Record<string, string>>;
  malformedEmail: string;
  malformedUrl?: string;
  /** Checks fields against each other, and returns errors by field name. Called only if each field by itself is valid. */
  check?: (form: HTMLFormElement) => FieldErrors;
};

/**
 * Validates a form on submit: calls `onValid`, or sets an error per field and focuses the first one. Spread `form` on
 * the form and `field(name)` on each required field.
 */
export function useFieldChecks(words: FieldCheckWords, onValid: (form: HTMLFormElement) => unknown) {
  const [errors, setErrors] = useState<FieldErrors>({});

  return {
    field: (name: string) => ({ name, required: true, error: errors[name] }),
    form: {
      ...formProps,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        const form = event.currentTarget;
        const fieldErrors = checkFields(form, words);
        const found = Object.keys(fieldErrors).length > 0 ? fieldErrors : (words.check?.(form) ?? {});
        // A screen reader reads a field when it gets the focus, so the error has to be there by then, and a field that has
        // the focus already has to get it again.
        flushSync(() => setErrors(found));
        const first = fieldsOf(form).find(({ name }) => found[name]);
        first?.blur();
        first?.focus();
        // In a short window, as at high zoom, the message below the field would be outside.
        first?.closest('[data-state=invalid]')?.scrollIntoView({ block: 'nearest' });
        if (Object.keys(found).length === 0) onValid(form);
      },
      /** Clears a field’s error as soon as the visitor edits the field. */
      onInput: ({ target }: FormEvent<HTMLFormElement>) => {
        const { name } = target as Control;
        if (errors[name]) setErrors({ ...errors, [name]: undefined });
      },
    },
  };
}

/** Returns the value of a field, untrimmed. */
export const valueOf = (form: HTMLFormElement, name: string): string =>
  String(new FormData(form).get(name) ?? '');

type Control = HTMLInputElement | HTMLTextAreaElement;

const fieldsOf = (form: HTMLFormElement) => [...form.querySelectorAll<Control>('input, textarea')];

/** Checks `required`, `type="email"` and `type="url"`. Returns our own message for each field that fails. */
function checkFields(form: HTMLFormElement, words: FieldCheckWords): FieldErrors {
  const errors: FieldErrors = {};
  for (const field of fieldsOf(form)) {
    if (isMissing(field)) errors[field.name] = words.missing[field.name];
    else if (field.type === 'email' && field.value !== '' && !isEmail(field.value)) {
      errors[field.name] = words.malformedEmail;
    } else if (words.malformedUrl && field.type === 'url' && field.validity.typeMismatch) {
      errors[field.name] = words.malformedUrl;
    }
  }
  return errors;
}

/** Whether a required field is blank. A password may consist of spaces, also while it is shown as text. */
const isMissing = ({ required, autocomplete, value }: Control) =>
  required && (autocomplete.endsWith('password') ? value === '' : isBlankText(value));
