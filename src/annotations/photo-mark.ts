import { isRecord } from '../lib/is-record.ts';
import { photoKey } from '../lib/photo-key.ts';

/** Maximum number of marks on a photo: a pin has room for two digits. */
export const MAX_MARKS = 99;
/** Maximum length of a note, in characters: a long paragraph. */
export const MAX_NOTE = 500;
/**
 * Radius of a ring, as a share of the photo's width. `min` rings an eye in a portrait, `initial` is that of a new ring, and
 * `max` reaches the ends of a photo that is four times as high as wide.
 */
export const ringRadius = { min: 0.02, initial: 0.08, max: 2 } as const;

/** Coordinates and radii are rounded to 1/10,000, one pixel of a 10,000 px image. This removes floating-point noise. */
const GRAIN = 10_000;

/** A requested change and its position, as shares of the upright photo's width and height, from its top left corner. */
export type PhotoMark = { id: number; note: string } & MarkShape;
export type MarkShape =
  | { kind: 'pin'; x: number; y: number }
  /** The radius is a share of the photo's width. */
  | { kind: 'ring'; x: number; y: number; radius: number }
  /** A note without a position is about the whole photo. */
  | { kind: 'whole' };
export type PositionedMark = Extract<PhotoMark, { x: number }>;
/** One photo's marks, in the order of their numbers. */
export type MarkList = readonly PhotoMark[];
/** The marks of all photos, by `photoKey`. A photo without marks has no entry. */
export type PhotoMarks = Readonly<Record<string, MarkList>>;

const none: MarkList = [];

export const hasPosition = (mark: PhotoMark): mark is PositionedMark => mark.kind !== 'whole';
/** Returns the maximum radius of a ring on a photo: half of the photo's longer side. Default: of a square photo. */
export const maxRadius = (size?: { width: number; height: number } | null): number =>
  Math.min(ringRadius.max, Math.max(1, size ? size.height / size.width : 1) / 2);

export const isFull = (marks: MarkList): boolean => marks.length >= MAX_MARKS;

/** Returns a photo's marks. Photos without marks share one empty list. */
export const marksOf = (all: PhotoMarks, file: File): MarkList => all[photoKey(file)] ?? none;

/** Returns the number of marks on these photos. Marks of removed photos don't count. */
export const countMarks = (photos: readonly File[], all: PhotoMarks): number =>
  photos.reduce((sum, file) => sum + marksOf(all, file).length, 0);

/** Returns all marks, with those of one photo replaced. Changes nothing, like every function in this file. */
export function withMarks(all: PhotoMarks, file: File, marks: MarkList): PhotoMarks {
  const key = photoKey(file);
  const { [key]: before = none, ...others } = all;
  if (before === marks) return all;
  return marks.length === 0 ? others : { ...others, [key]: marks };
}

/** Adds a mark without a note at the end of the list. Returns a full list unchanged. */
export function addMark(marks: MarkList, shape: MarkShape): MarkList {
  if (isFull(marks)) return marks;
  const id = 1 + Math.max(0, ...marks.map((mark) => mark.id));
  return [...marks, { ...clampShape(shape), id, note: '' }];
}

/** Moves a mark, at most to the edge of the photo. */
export function moveMark(marks: MarkList, id: number, x: number, y: number): MarkList {
  return edit(marks, id, (mark) => (hasPosition(mark) ? { ...mark, x: toShare(x), y: toShare(y) } : mark));
}

export function resizeRing(marks: MarkList, id: number, radius: number): MarkList {
  return edit(marks, id, (mark) => (mark.kind === 'ring' ? { ...mark, radius: toRadius(radius) } : mark));
}

export const writeNote = (marks: MarkList, id: number, note: string): MarkList =>
  edit(marks, id, (mark) => ({ ...mark, note: note.slice(0, MAX_NOTE) }));

export const removeMark = (marks: MarkList, id: number): MarkList =>
  marks.some((mark) => mark.id === id) ? marks.filter((mark) => mark.id !== id) : marks;

/** Changes a mark. Returns the same list if nothing changes, so that nothing is rendered, saved or recorded for undo. */
function edit(marks: MarkList, id: number, change: (mark: PhotoMark) => PhotoMark): MarkList {
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
    // Matches the end of every `photoKey`. This also rejects `__proto__`.
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

function parseMark(value: unknown): (MarkShape & { note: string }) | undefined {
  if (!isRecord(value)) return undefined;
  const { kind, x, y, radius, note } = value;
  const words = { note: typeof note === 'string' ? note.slice(0, MAX_NOTE) : '' };
  if (kind === 'whole') return { kind, ...words };
  if (typeof x !== 'number' || typeof y !== 'number') return undefined;
  if (kind === 'pin') return { ...clampShape({ kind, x, y }), ...words };
  if (kind === 'ring' && typeof radius === 'number')
    return { ...clampShape({ kind, x, y, radius }), ...words };
  return undefined;
}

/** Clamps a position to the photo, and a radius to its bounds. */
function clampShape(shape: MarkShape): MarkShape {
  if (shape.kind === 'whole') return shape;
  const clamped = { ...shape, x: toShare(shape.x), y: toShare(shape.y) };
  return clamped.kind === 'ring' ? { ...clamped, radius: toRadius(clamped.radius) } : clamped;
}

const toShare = (value: number): number => clamp(value, 0, 1, 0.5);
const toRadius = (value: number): number => clamp(value, ringRadius.min, ringRadius.max, ringRadius.initial);

function clamp(value: number, min: number, max: number, fallback: number): number {
  if (Number.isNaN(value)) return fallback;
  return Math.round(Math.min(max, Math.max(min, value)) * GRAIN) / GRAIN;
}
