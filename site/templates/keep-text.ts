import { readStored, writeStored } from '../../src/lib/storage.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Ref for the one form of a page: keeps its text for a visitor who looks at another page or reloads. It is stored under
 * the path of the page, until the tab is closed or the form is reset. Passwords are not stored.
 */
export function keepText(form: HTMLFormElement | null): void {
  if (!form) return;
  const key = `typed:${location.pathname}`;
  const store = (texts?: Record<string, string>) => writeStored(key, texts, 'sessionStorage');
  // A password field is recognized by its `autocomplete`, because its type is `text` while the password is shown.
  const fields = [...form.querySelectorAll<Field>('input, textarea')].filter(
    ({ autocomplete }) => !autocomplete.includes('password'),
  );
  const stored = readStored(key, (value): Record<string, unknown> => Object(value), 'sessionStorage');
  for (const field of fields) {
    const text = stored[field.name];
    // Text that was typed before the page started is newer.
    if (typeof text === 'string' && !field.value) field.value = text;
  }
  form.addEventListener('input', () =>
    store(Object.fromEntries(fields.map(({ name, value }) => [name, value]))),
  );
  form.addEventListener('reset', () => store());
}
