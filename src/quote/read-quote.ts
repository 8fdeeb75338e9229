import { parseMarks } from '../annotations/photo-mark.ts';
import { isDay } from '../lib/is-day.ts';
import { isRecord } from '../lib/is-record.ts';
import { normalizeImageCount } from '../pricing/estimate.ts';
import { qualityLevels, serviceIds, turnarounds } from '../pricing/price-table.ts';
import { colorPreferences, contactMethods, contactTimes, stylePreferences } from './quote-options.ts';
import { defaultFields, type QuoteFields } from './quote-state.ts';
import { fieldNames, isSame, type SerializedQuote } from './serialized-quote.ts';

/* Reads stored forms. Its code is loaded with that of the storage, after the form. */

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

/** Whether `readQuote` kept every part of a stored value. A field that an older version did not store is none of them. */
export function isReadWhole(value: unknown, read: SerializedQuote): boolean {
  const stored = partsOf(value);
  const names = fieldNames.filter((name) => Object.hasOwn(partsOf(stored['fields']), name));
  return isSame(comparable(stored, names), comparable(read, names));
}

/** Returns the properties of an object, and none for any other value. */
export const partsOf = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Returns the parts in one order, with the fields of these names, for comparison. Marks count by their number. */
const comparable = (
  { fields, photos, references, marks }: Readonly<Record<string, unknown>>,
  names: readonly string[],
) => [
  isRecord(fields) ? names.map((name) => fields[name]) : fields,
  photos,
  references,
  Object.entries(partsOf(marks)).map(([key, list]) => [key, listOf(list).length]),
];

const readKeys = (value: unknown): readonly string[] => [
  ...new Set(listOf(value).map(textOf).filter(Boolean)),
];

type Reader<T> = (value: unknown) => T | undefined;

const text: Reader<string> = (value) => (typeof value === 'string' ? value : undefined);
const flag: Reader<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);
const count: Reader<number> = (value) => (typeof value === 'number' ? normalizeImageCount(value) : undefined);
// The field would show February 31 as empty, and the server would refuse it.
const day: Reader<string> = (value) =>
  typeof value === 'string' && (value === '' || isDay(value)) ? value : undefined;
const oneOf =
  <T extends string>(list: readonly T[]): Reader<T> =>
  (value) =>
    list.find((entry) => entry === value);
const someOf =
  <T extends string>(list: readonly T[]): Reader<readonly T[]> =>
  (value) =>
    // Options stay in their stored sequence. In another sequence the content would differ, and count as a different order.
    Array.isArray(value) ? [...new Set(value)].filter((entry) => list.includes(entry)) : undefined;

/** A reader for each field. A field without one does not compile. */
const readers: { [Name in keyof QuoteFields]: Reader<QuoteFields[Name]> } = {
  serviceType: oneOf(['', ...serviceIds]),
  qualityLevel: oneOf(qualityLevels),
  imageCount: count,
  turnaround: oneOf(turnarounds.map(({ id }) => id)),
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
