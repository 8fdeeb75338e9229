import { TEXT_FIELD } from '../lib/text-field.ts';

/*
 * Redacts error reports. Messages and stacks of browsers and libraries quote what they failed on: a name, a URL, a
 * file. Text that a visitor may have entered is removed; positions in the code stay.
 */

/** Minimum length of an entry that is removed, in characters. Shorter ones would match parts of other words. */
const MIN_ENTRY = 3;
/** Maximum length of text that is read, in characters. The rest is dropped. */
const READ_LIMIT = 200_000;

/** Matches a file of the program, with its line and column, which a stack needs. A query after the name is removed. */
const ownFile =
  /((?:https?:\/\/[^\s/()?#@]{1,255})?\/(?:assets|src|site|node_modules|@fs|@id)\/[\w./@-]{1,300}\.(?:js|mjs|tsx?))(?:[?#][^\s:()]{0,2000})?((?::\d{1,7}){0,2})/;

/** Matches the text before a quotation of code: `reading 'length'`, `Failed to execute 'setItem' on 'Storage'`. */
const CODE_BEFORE = /(?:\b(?:reading|setting|property|execute)|execute '[\w$]+' on) $/;
const IDENTIFIER = /^[A-Za-z_$][\w$]{0,40}$/;

const quoted = [
  /"[^"\n]{1,2000}"?/g,
  /“[^”\n]{1,2000}”?/g,
  /`[^`\n]{1,2000}`?/g,
  /(?<![\p{L}\p{N}])'[^'\n]{1,2000}'(?!\p{L})/gu,
];
const url = /\b(?:https?|wss?|ftp):\/\/[^\s"'`<>()]{1,2000}/gi;
const urlLogin = /(?<=:\/\/)[^\s/@]{1,300}@/g;
const memoryUrl = /\b(?:blob|data|javascript|filesystem):[^\s"'`<>()]{1,2000}/gi;
const query = /(?<=[\w/.-])[?#][^\s()]{1,2000}/g;
const email = /[^\s@<>()":]{1,64}(?:@|%40)[^\s@<>()"':/]{1,255}\.[\p{L}\d-]{2,63}/giu;
const fileName =
  /[^\s"'`<>()/\\:]{1,255}\.(?:jpe?g|jpe|png|gif|webp|avif|hei[cf]|tiff?|bmp|svg|ps[db]|raw|dng|cr[23w]|nef|nrw|arw|sr[2fw]|raf|orf|rw2|pef|x3f|3fr|iiq|erf|mrw|kdc|dcr|pdf|zip|mov|mp4|txt|csv|docx?)(?![\p{L}\d])/giu;
const secret =
  /(?<=\b(?:(?:bearer|basic) |(?:token|key|secret|password|passwd|pwd|session|authorization|code)["']? ?[:=] ?))[^\s"'&,;]{3,2000}/gi;
const random = /(?<![\w~+-])(?=[\w~+-]{0,200}\d)[\w~+-]{20,2000}(?:\.[\w~+/-]{4,2000})*={0,2}/g;
const digits = /(?<![\w.-])\+?\d[\d ().-]{7,40}\d(?!\w)/g;

/**
 * Removes what may be personal from a text: the text in the page's fields, quoted values, queries and hashes of URLs,
 * email addresses, file names, tokens and phone numbers.
 *
 * @param limit Maximum length of the returned text, in characters.
 * @param entered Text in the page's fields, from `enteredTexts`.
 */
export function redact(text: string, limit: number, entered: readonly string[] = []): string {
  let clean = text.slice(0, READ_LIMIT);
  for (const words of entered) clean = clean.replaceAll(words, '[entered]');
  // Twice the limit, because redaction shortens the text. The last word is cut: its half might not be recognized.
  if (clean.length > 2 * limit) clean = clean.slice(0, 2 * limit).replace(/\S*$/, '[cut]');
  // `split` with two capture groups yields [text, file, position, text, …]; every third part is text to redact.
  return clean
    .split(ownFile)
    .map((part: string | undefined, at) => (at % 3 === 0 ? redactPart(part ?? '') : part))
    .join('')
    .slice(0, limit);
}

/**
 * Returns the text in the fields of the page, the longest first; an empty list without a document. Not that of other
 * controls: options of lists are our own text, and numbers occur in every stack.
 *
 * @param removed Fields that are no longer in the page.
 */
export function enteredTexts(removed: Iterable<Element> = []): string[] {
  if (typeof document === 'undefined') return [];
  const fields = [...fieldsIn(document), ...[...removed].filter(isTextField)];
  const values = fields.map(({ value }) => value);
  const texts = values.flatMap((value) => [value, ...value.split('\n')]).map((text) => text.trim());
  return [...new Set(texts)]
    .filter((text) => text.length >= MIN_ENTRY)
    .toSorted((a, b) => b.length - a.length);
}

const isTextField = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element.matches(TEXT_FIELD);

/** Returns the text fields of a document or a shadow root, also those in shadow roots inside. */
export function fieldsIn(root: Document | ShadowRoot): (HTMLInputElement | HTMLTextAreaElement)[] {
  const shadowRoots = [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  return [...root.querySelectorAll<HTMLInputElement>(TEXT_FIELD), ...shadowRoots.flatMap(fieldsIn)];
}

function redactPart(text: string): string {
  const plain = text
    .replace(urlLogin, '')
    .replace(email, '[email]')
    .replace(url, (found) => found.split(/[?#]/, 1)[0] ?? '')
    .replace(memoryUrl, '[address]')
    .replace(query, '');
  return quoted
    .reduce((rest, pattern) => rest.replace(pattern, redactQuoted), plain)
    .replace(fileName, '[file]')
    .replace(secret, '[secret]')
    .replace(random, '[token]')
    .replace(digits, '[number]');
}

function redactQuoted(found: string, at: number, text: string): string {
  const isCode =
    IDENTIFIER.test(found.slice(1, -1)) && CODE_BEFORE.test(text.slice(Math.max(0, at - 60), at));
  return isCode ? found : '[quoted]';
}
