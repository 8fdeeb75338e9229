import { parseMarks, type PhotoMarks } from '../annotations/photo-mark.ts';
import { photoKey } from '../lib/photo-key.ts';
import { normalizeImageCount } from '../pricing/estimate.ts';
import { isQualityLevel, isServiceId, isTurnaround } from '../pricing/price-table.ts';
import { colorPreferences, contactMethods, contactTimes, stylePreferences } from './quote-options.ts';
import { defaultFields, type QuoteFields, type QuoteState } from './quote-state.ts';

/** Limits for what is read, far above what the form writes: the longest text of a field, and the number of photos. */
export const MAX_TEXT = 100_000;
export const MAX_PHOTOS = 10_000;

/** The form without its files, each of which is named by its `photoKey`. */
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

/** Returns the form. A photo without its file is left out; the count stays as it was stored. */
export function deserialize(quote: SerializedQuote, files: ReadonlyMap<string, File>): QuoteState {
  const present = (keys: readonly string[]) =>
    keys.map((key) => files.get(key)).filter((file) => file !== undefined);
  return { ...quote, photos: present(quote.photos), references: present(quote.references) };
}

/** All files of a form by `photoKey`, in the order of its lists. */
export const filesOf = ({ photos, references }: QuoteState): Map<string, File> =>
  new Map([...photos, ...references].map((file) => [photoKey(file), file]));

export const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

const fieldNames = Object.keys(defaultFields) as (keyof QuoteFields)[];

/** Whether nothing was entered: each field has its default, or the host's value. */
export const isBlank = (
  { fields, photos, references }: QuoteState,
  hostValues: Partial<QuoteFields> = {},
): boolean =>
  photos.length + references.length === 0 &&
  fieldNames.every(
    (name) => isSame(fields[name], defaultFields[name]) || isSame(fields[name], hostValues[name]),
  );

/**
 * Reads a serialized form, which an older version may have written or a person may have edited. Each invalid part
 * becomes its default. Never throws.
 */
export function readQuote(value: unknown): SerializedQuote {
  const { fields, photos, references, marks } = partsOf(value);
  return {
    fields: readFields(fields),
    photos: readKeys(photos),
    references: readKeys(references),
    marks: parseMarks(marks),
  };
}

/** Whether `readQuote` kept every part of a stored value. */
export const isReadWhole = (value: unknown, read: SerializedQuote): boolean =>
  isSame(comparable(partsOf(value)), comparable(read));

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** Returns the properties of an object, and none for any other value. */
export const partsOf = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
export const textOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, MAX_TEXT) : '');

/** Returns the parts in one order, for comparison. Marks count by their number. */
const comparable = ({ fields, photos, references, marks }: Readonly<Record<string, unknown>>) => [
  isRecord(fields) ? fieldNames.map((name) => fields[name]) : fields,
  photos,
  references,
  Object.entries(partsOf(marks)).map(([key, list]) => [key, listOf(list).length]),
];

const readKeys = (value: unknown): readonly string[] => [
  ...new Set(listOf(value).slice(0, MAX_PHOTOS).map(textOf).filter(Boolean)),
];

type Reader<T> = (value: unknown) => T | undefined;

const text: Reader<string> = (value) => (typeof value === 'string' ? value.slice(0, MAX_TEXT) : undefined);
const flag: Reader<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);
const count: Reader<number> = (value) => (typeof value === 'number' ? normalizeImageCount(value) : undefined);
const day: Reader<string> = (value) =>
  typeof value === 'string' && /^(\d{4,6}-\d{2}-\d{2})?$/.test(value) ? value : undefined;
const guarded =
  <T>(is: (value: unknown) => value is T): Reader<T> =>
  (value) =>
    is(value) ? value : undefined;
const oneOf =
  <T extends string>(list: readonly T[]): Reader<T> =>
  (value) =>
    list.find((entry) => entry === value);
const someOf =
  <T extends string>(list: readonly T[]): Reader<readonly T[]> =>
  (value) =>
    // In the stored order: another one would be another content, and so another order.
    Array.isArray(value) ? [...new Set(value)].filter((entry) => list.includes(entry)) : undefined;

/** One reader a field: a field that has none does not compile. */
const readers: { [Name in keyof QuoteFields]: Reader<QuoteFields[Name]> } = {
  serviceType: (value) => (value === '' || isServiceId(value) ? value : undefined),
  qualityLevel: guarded(isQualityLevel),
  imageCount: count,
  turnaround: guarded(isTurnaround),
  specialRequirements: text,
  rushOrder: flag,
  colorPrefs: someOf(colorPreferences),
  stylePrefs: someOf(stylePreferences),
  contactMethod: oneOf(contactMethods),
  contactTime: oneOf(['', ...contactTimes]),
  projectDeadline: day,
  clientName: text,
  clientEmail: text,
  clientPhone: text,
};

function readFields(value: unknown): QuoteFields {
  if (!isRecord(value)) return defaultFields;
  const good = fieldNames
    .filter((name) => Object.hasOwn(value, name))
    .map((name) => [name, readers[name](value[name])] as const)
    .filter(([, read]) => read !== undefined);
  return { ...defaultFields, ...(Object.fromEntries(good) as Partial<QuoteFields>) };
}
