import { isRecord } from '../lib/is-record.ts';
import { photoKey } from '../lib/photo-key.ts';

/** Two digits are what fits into a pin; a photo with more to say needs a conversation. */
export const MAX_MARKS = 99;
/** Letters in a note: a good paragraph. What is longer belongs in the order's own text. */
export const MAX_NOTE = 500;
/** A ring's radius, as a share of the picture's width: from an eye to the whole frame. */
export const ringRadius = { least: 0.02, first: 0.08, most: 0.5 } as const;

/** Coordinates and radii are rounded to 1/10,000, one pixel of a 10,000 px image. This removes floating-point noise. */
const GRAIN = 10_000;

/** A requested change and its place, as shares of the upright image's width and height, from its top left corner. */
export type PhotoMark = { id: number; note: string } & MarkPlace;
export type MarkPlace =
  | { kind: 'pin'; x: number; y: number }
  /** The radius is a share of the picture's width. */
  | { kind: 'ring'; x: number; y: number; radius: number }
  /** No place: the note is about the whole photo. */
  | { kind: 'whole' };
export type PlacedMark = Extract<PhotoMark, { x: number }>;
/** One photo's marks, in the order of their numbers. */
export type MarkList = readonly PhotoMark[];
/** The marks of all photos, by `photoKey`. A photo without marks has no entry. */
export type PhotoMarks = Readonly<Record<string, MarkList>>;

const none: MarkList = [];

export const isPlaced = (mark: PhotoMark): mark is PlacedMark => mark.kind !== 'whole';
export const isFull = (marks: MarkList): boolean => marks.length >= MAX_MARKS;

/** A photo's marks; the same empty list for every photo that has none. */
export const marksOf = (all: PhotoMarks, file: File): MarkList => all[photoKey(file)] ?? none;

/** Number of marks on all photos. Marks of removed photos don't count. */
export const countMarks = (photos: readonly File[], all: PhotoMarks): number =>
  photos.reduce((sum, file) => sum + marksOf(all, file).length, 0);

/** All marks, with those of one photo replaced. Pure, like everything here. */
export function withMarks(all: PhotoMarks, file: File, marks: MarkList): PhotoMarks {
  const key = photoKey(file);
  const { [key]: before = none, ...others } = all;
  if (before === marks) return all;
  return marks.length === 0 ? others : { ...others, [key]: marks };
}

/** Adds a mark, without a note, as the last one. A full list stays as it is. */
export function addMark(marks: MarkList, place: MarkPlace): MarkList {
  if (isFull(marks)) return marks;
  return [...marks, { ...within(place), id: nextId(marks), note: '' }];
}

/** The id of the mark that `addMark` would add. */
export const nextId = (marks: MarkList): number => marks.reduce((most, { id }) => Math.max(most, id), 0) + 1;

/** Moves a mark; at the picture's edge it stays. */
export function placeMark(marks: MarkList, id: number, x: number, y: number): MarkList {
  return changed(marks, id, (mark) => (isPlaced(mark) ? { ...mark, x: share(x), y: share(y) } : mark));
}

export function resizeRing(marks: MarkList, id: number, radius: number): MarkList {
  return changed(marks, id, (mark) => (mark.kind === 'ring' ? { ...mark, radius: toRadius(radius) } : mark));
}

export const writeNote = (marks: MarkList, id: number, note: string): MarkList =>
  changed(marks, id, (mark) => ({ ...mark, note: note.slice(0, MAX_NOTE) }));

export const removeMark = (marks: MarkList, id: number): MarkList =>
  marks.some((mark) => mark.id === id) ? marks.filter((mark) => mark.id !== id) : marks;

/** The same list if nothing has changed, so that nothing is drawn, saved or undone for it. */
function changed(marks: MarkList, id: number, change: (mark: PhotoMark) => PhotoMark): MarkList {
  const before = marks.find((mark) => mark.id === id);
  if (!before) return marks;
  const after = change(before);
  if (JSON.stringify(after) === JSON.stringify(before)) return marks;
  return marks.map((mark) => (mark === before ? after : mark));
}

/**
 * Parses marks from untrusted data: a saved draft, another version's, or an edited one. Anything that is not a mark
 * is left out; coordinates out of bounds are clamped. Never throws.
 */
export function parseMarks(value: unknown): PhotoMarks {
  if (!isRecord(value)) return {};
  const photos = Object.entries(value)
    // The end of every `photoKey`. It also keeps out `__proto__`.
    .filter(([key]) => /\/\d+\/-?\d+$/.test(key))
    .map(([key, marks]) => [key, parseList(marks)] as const);
  return Object.fromEntries(photos.filter(([, marks]) => marks.length > 0));
}

function parseList(value: unknown): MarkList {
  if (!Array.isArray(value)) return none;
  return value
    .slice(0, MAX_MARKS)
    .map(parseMark)
    .filter((mark) => mark !== undefined)
    .map((mark, index) => ({ ...mark, id: index + 1 }));
}

function parseMark(value: unknown): (MarkPlace & { note: string }) | undefined {
  if (!isRecord(value)) return undefined;
  const { kind, x, y, radius, note } = value;
  const words = { note: typeof note === 'string' ? note.slice(0, MAX_NOTE) : '' };
  if (kind === 'whole') return { kind, ...words };
  if (typeof x !== 'number' || typeof y !== 'number') return undefined;
  if (kind === 'pin') return { ...within({ kind, x, y }), ...words };
  if (kind === 'ring' && typeof radius === 'number') return { ...within({ kind, x, y, radius }), ...words };
  return undefined;
}

/** The place, brought into the picture. */
function within(place: MarkPlace): MarkPlace {
  if (place.kind === 'whole') return place;
  const at = { ...place, x: share(place.x), y: share(place.y) };
  return at.kind === 'ring' ? { ...at, radius: toRadius(at.radius) } : at;
}

const share = (value: number): number => clamp(value, 0, 1, 0.5);
const toRadius = (value: number): number => clamp(value, ringRadius.least, ringRadius.most, ringRadius.first);

function clamp(value: number, least: number, most: number, otherwise: number): number {
  if (Number.isNaN(value)) return otherwise;
  return Math.round(Math.min(most, Math.max(least, value)) * GRAIN) / GRAIN;
}
