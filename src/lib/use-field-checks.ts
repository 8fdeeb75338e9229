import { useState, type FormEvent } from 'react';

/** What is wrong with the fields of a form, by their names. */
export type FieldErrors = Partial<Record<string, string>>;

export type FieldCheckWords = { missing: string; malformedEmail: string; malformedUrl?: string };

/**
 * Lets a form through when its fields are filled in; otherwise says what is wrong, where it is. Spread `submit` and
 * `clear` on the form as `onSubmit` and `onInput`, and give each field its error.
 */
export function useFieldChecks(words: FieldCheckWords, onValid: (form: HTMLFormElement) => unknown) {
  const [errors, setErrors] = useState<FieldErrors>({});

  /** Shows what is wrong, and puts the focus into the first of these fields, in the order of the page. */
  function refuse(form: HTMLFormElement, found: FieldErrors) {
    setErrors(found);
    fieldsOf(form)
      .find(({ name }) => found[name])
      ?.focus();
  }

  return {
    errors,
    refuse,
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      const form = event.currentTarget;
      const found = checkFields(form, words);
      refuse(form, found);
      if (Object.keys(found).length === 0) onValid(form);
    },
    /** What is being put right is no longer wrong. */
    clear: ({ target }: FormEvent<HTMLFormElement>) => {
      const { name } = target as Control;
      if (errors[name]) setErrors({ ...errors, [name]: undefined });
    },
  };
}

/** What was typed, as it was typed. */
export const valueOf = (form: HTMLFormElement, name: string): string =>
  String(new FormData(form).get(name) ?? '');

type Control = HTMLInputElement | HTMLTextAreaElement;

const fieldsOf = (form: HTMLFormElement) => [...form.querySelectorAll<Control>('input, textarea')];

/** Finds what the browser's own rules (`required`, `type="email"`) object to, and says it in our words. */
function checkFields(form: HTMLFormElement, words: FieldCheckWords): FieldErrors {
  const errors: FieldErrors = {};
  for (const field of fieldsOf(form)) {
    if (isMissing(field)) errors[field.name] = words.missing;
    else if (field.validity.typeMismatch) {
      errors[field.name] = (field.type === 'url' && words.malformedUrl) || words.malformedEmail;
    }
  }
  return errors;
}

/** Spaces alone say nothing, except in a password. */
const isMissing = ({ required, type, value }: Control) =>
  required && (type === 'password' ? value : value.trim()) === '';
