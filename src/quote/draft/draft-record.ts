import { parseMarks, type PhotoMarks } from '../../annotations/photo-mark.ts';
import { photoKey } from '../../photos/accept.ts';
import { isQualityLevel, isServiceId, isTurnaround } from '../../pricing/price-table.ts';
import { colorPreferences, contactMethods, contactTimes, stylePreferences } from '../quote-options.ts';
import { defaultFields, toImageCount, type QuoteFields, type QuoteState } from '../quote-state.ts';

/**
 * Raised when a record no longer reads as this file writes it. A device may hold a newer one after the site went
 * back to an older release: that one is neither read nor overwritten.
 */
export const DRAFT_VERSION = 1;

/** The longest text a field keeps, in characters: far above any brief, far below what would hurt. */
export const MAX_TEXT = 100_000;
/** More photos than anybody sends at once: what is beyond comes from no form of ours. */
const MAX_PHOTOS = 10_000;

/** The form without its files, which are kept on their own: each is named by its `photoKey`. */
export type PlainQuote = {
  fields: QuoteFields;
  photos: readonly string[];
  references: readonly string[];
  marks: PhotoMarks;
};

/** A draft as it lies in storage, without its files. */
export type DraftRecord = {
  version: typeof DRAFT_VERSION;
  /** One order's draft, from its first word until it is sent or started over. */
  id: string;
  /** Counts the writes, so that a tab knows whether it has seen the last one. */
  revision: number;
  /** When it was last written, in ms since 1970. */
  savedAt: number;
  quote: PlainQuote;
};

/** What lies in storage: nothing that can be read, a record, or one that only a newer version understands. */
export type Found = { kind: 'none' } | { kind: 'newer' } | { kind: 'draft'; record: DraftRecord };

export const countFiles = ({ photos, references }: PlainQuote) => photos.length + references.length;

export const emptyQuote: PlainQuote = { fields: defaultFields, photos: [], references: [], marks: {} };

export function toPlain({ fields, photos, references, marks }: QuoteState): PlainQuote {
  return { fields, photos: photos.map(photoKey), references: references.map(photoKey), marks };
}

/** The form again. A photo whose file is not at hand is left out; the count stays the one that was kept. */
export function toState(quote: PlainQuote, files: ReadonlyMap<string, File>): QuoteState {
  const present = (keys: readonly string[]) =>
    keys.map((key) => files.get(key)).filter((file) => file !== undefined);
  return { ...quote, photos: present(quote.photos), references: present(quote.references) };
}

/** Whether nothing was entered: each field has its default, or what the host chose. */
export function isBlank(quote: PlainQuote, defaults: Partial<QuoteFields> = {}): boolean {
  const { fields, photos, references } = quote;
  return (
    photos.length === 0 &&
    references.length === 0 &&
    fieldNames.every(
      (name) => isSame(fields[name], defaultFields[name]) || isSame(fields[name], defaults[name]),
    )
  );
}

const fieldNames = Object.keys(defaultFields) as (keyof QuoteFields)[];

/**
 * Reads what lies in storage, where anything may be: another version's, half a write, or what a curious person has
 * edited. Each part is judged on its own, and what is not valid becomes its default. Never throws.
 */
export function readRecord(stored: unknown): Found {
  if (!isRecord(stored)) return { kind: 'none' };
  const { version, id, revision, savedAt, quote } = stored;
  if (typeof version === 'number' && version > DRAFT_VERSION) return { kind: 'newer' };
  if (version !== DRAFT_VERSION || typeof id !== 'string' || !isRecord(quote)) return { kind: 'none' };
  return {
    kind: 'draft',
    record: {
      version,
      id,
      revision: wholeNumber(revision),
      savedAt: wholeNumber(savedAt),
      quote: {
        fields: readFields(quote['fields']),
        photos: readKeys(quote['photos']),
        references: readKeys(quote['references']),
        marks: parseMarks(quote['marks']),
      },
    },
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const wholeNumber = (value: unknown): number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : 0;

function readKeys(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return [];
  const keys = value.slice(0, MAX_PHOTOS).filter((key): key is string => typeof key === 'string');
  return [...new Set(keys)];
}

type Reader<T> = (value: unknown) => T | undefined;

const text: Reader<string> = (value) => (typeof value === 'string' ? value.slice(0, MAX_TEXT) : undefined);
const flag: Reader<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);
const count: Reader<number> = (value) => (typeof value === 'number' ? toImageCount(value) : undefined);
const day: Reader<string> = (value) =>
  typeof value === 'string' && /^(\d{4,6}-\d{2}-\d{2})?$/.test(value) ? value : undefined;

function oneOf<T extends string>(list: readonly T[]): Reader<T> {
  return (value) => list.find((entry) => entry === value);
}

function someOf<T extends string>(list: readonly T[]): Reader<readonly T[]> {
  return (value) => (Array.isArray(value) ? list.filter((entry) => value.includes(entry)) : undefined);
}

function guarded<T>(is: (value: unknown) => value is T): Reader<T> {
  return (value) => (is(value) ? value : undefined);
}

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

/**
 * Joins two tabs' changes to one draft. What was changed here wins; what was not is as it is over there. No list of
 * files replaces the other: what was added anywhere is there, what was removed anywhere is gone.
 *
 * @param base What both have started from.
 * @param mine What it became here.
 * @param theirs What it became elsewhere.
 */
export function mergeQuotes(base: PlainQuote, mine: PlainQuote, theirs: PlainQuote): PlainQuote {
  return {
    fields: {
      ...mergeEntries(base.fields, mine.fields, theirs.fields),
      imageCount: mergeCounts(base, mine, theirs),
    },
    photos: mergeLists(base.photos, mine.photos, theirs.photos),
    references: mergeLists(base.references, mine.references, theirs.references),
    marks: mergeEntries<PhotoMarks>(base.marks, mine.marks, theirs.marks),
  };
}

/** A count that only followed its photos adds them to the other one's; a count that was typed stays. */
function mergeCounts(base: PlainQuote, mine: PlainQuote, theirs: PlainQuote): number {
  const added = mine.photos.length - base.photos.length;
  const counted = mine.fields.imageCount - base.fields.imageCount;
  return counted === added ? toImageCount(theirs.fields.imageCount + added) : mine.fields.imageCount;
}

function mergeLists(base: readonly string[], mine: readonly string[], theirs: readonly string[]) {
  // Where only one has changed the list, its order counts as well.
  if (isSame(base, theirs)) return mine;
  if (isSame(base, mine)) return theirs;
  const gone = new Set(base.filter((key) => !mine.includes(key)));
  return [
    ...new Set([...theirs.filter((key) => !gone.has(key)), ...mine.filter((key) => !base.includes(key))]),
  ];
}

function mergeEntries<T extends object>(base: T, mine: T, theirs: T): T {
  const before = new Map(Object.entries(base));
  const merged = new Map(Object.entries(theirs));
  const here = new Map(Object.entries(mine));
  for (const [name, value] of here) if (!isSame(before.get(name), value)) merged.set(name, value);
  for (const name of before.keys()) if (!here.has(name)) merged.delete(name);
  return Object.fromEntries(merged) as T;
}

/**
 * A kept draft, put under what is in the form already. What the host chose wins over the draft, also where it chose
 * what is the default anyway.
 */
export function restoredQuote(kept: PlainQuote, mine: PlainQuote, chosen: Partial<QuoteFields>): PlainQuote {
  const merged = mergeQuotes(emptyQuote, mine, kept);
  const names = fieldNames.filter((name) => name in chosen && isSame(mine.fields[name], chosen[name]));
  const fields = Object.fromEntries(names.map((name) => [name, chosen[name]]));
  return { ...merged, fields: { ...merged.fields, ...(fields as Partial<QuoteFields>) } };
}

/**
 * What shall lie in storage after a tab's changes.
 *
 * @param found What lies there now, maybe written by another tab.
 * @param tab The tab's draft: its id, what it started from and what it has made of it.
 * @returns `null` if nothing shall be there, `undefined` if it shall stay as it is.
 */
export function nextRecord(
  found: Found,
  tab: { id: string; base: PlainQuote; mine: PlainQuote; defaults: Partial<QuoteFields> },
  savedAt: number,
): DraftRecord | null | undefined {
  if (found.kind === 'newer') return undefined;
  const there = found.kind === 'draft' ? found.record : null;
  const base = there?.id === tab.id ? tab.base : emptyQuote;
  const quote = there ? mergeQuotes(base, tab.mine, there.quote) : tab.mine;
  if (isBlank(quote, tab.defaults)) return there ? null : undefined;
  const { id, revision } = there ?? { id: tab.id, revision: 0 };
  return { version: DRAFT_VERSION, id, revision: revision + 1, savedAt, quote };
}

export const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);
