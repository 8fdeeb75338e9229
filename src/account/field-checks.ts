/** What is wrong with the fields of a form, by their names. */
export type FieldErrors = Partial<Record<string, string>>;

export type FieldCheckWords = { missing: string; malformedEmail: string };

/** Finds what the browser's own rules (`required`, `type="email"`) object to, and says it in our words. */
export function checkFields(form: HTMLFormElement, words: FieldCheckWords): FieldErrors {
  const errors: FieldErrors = {};
  for (const input of form.querySelectorAll('input')) {
    if (input.validity.valueMissing) errors[input.name] = words.missing;
    else if (input.validity.typeMismatch) errors[input.name] = words.malformedEmail;
  }
  return errors;
}

/** Puts the focus into the first field with an error, in the order of the page. */
export function focusFirstError(form: HTMLFormElement, errors: FieldErrors): void {
  [...form.querySelectorAll('input')].find((input) => errors[input.name])?.focus();
}

/** What was typed, as it was typed. */
export const valueOf = (form: HTMLFormElement, name: string): string =>
  String(new FormData(form).get(name) ?? '');
