import type { PhotoMarks } from '../annotations/photo-mark.ts';
import { photoKey } from '../lib/photo-key.ts';
import { normalizeImageCount } from '../pricing/estimate.ts';
import { defaultFields, defaultQuote, quoteReducer } from './quote-state.ts';
import type { QuoteFields, QuoteState } from './quote-state.ts';

/** The form as it is stored: each file is replaced by its `photoKey`. */
export type SerializedQuote = {
  fields: QuoteFields;
  photos: readonly string[];
  references: readonly string[];
  marks: PhotoMarks;
};

export const serialize = ({ fields, photos, references, marks }: QuoteState): SerializedQuote => ({
  fields,
  photos: photos.map(photoKey),
  references: references.map(photoKey),
  marks,
});

/** Returns the form. A photo whose file is missing is left out, and lowers the count like a removed one (ordering 6). */
export function deserialize(quote: SerializedQuote, files: ReadonlyMap<string, File>): QuoteState {
  const present = (keys: readonly string[]) =>
    keys.map((key) => files.get(key)).filter((file) => file !== undefined);
  const { fields } = quote;
  const photos = present(quote.photos);
  const imageCount = normalizeImageCount(fields.imageCount - quote.photos.length + photos.length);
  return { ...quote, fields: { ...fields, imageCount }, photos, references: present(quote.references) };
}

/** All files of a form by `photoKey`, in the order of its lists. */
export const filesOf = ({ photos, references }: QuoteState): Map<string, File> =>
  new Map([...photos, ...references].map((file) => [photoKey(file), file]));

export const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

export const fieldNames = Object.keys(defaultFields) as (keyof QuoteFields)[];

/** Whether nothing was entered: each field has its default, or what the host's value makes of it. */
export function isBlank(
  { fields, photos, references }: QuoteState,
  hostValues: Partial<QuoteFields>,
): boolean {
  const host = quoteReducer(defaultQuote, { type: 'change', changes: hostValues }).fields;
  const isUntouched = (name: keyof QuoteFields) =>
    isSame(fields[name], defaultFields[name]) || isSame(fields[name], host[name]);
  return photos.length + references.length === 0 && fieldNames.every(isUntouched);
}
