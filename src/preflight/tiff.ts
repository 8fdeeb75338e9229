import { ascii, Nonsense, within, type Source } from './source.ts';

/** No camera writes more directories than this; a ring of them would never end. */
const MAX_IFDS = 24;
/** Nor longer ones. */
const MAX_ENTRIES = 512;
/** Nor longer texts. */
const MAX_TEXT = 200;

/** The tags that are read, by their number. */
export const TAG = {
  newSubfileType: 0xfe,
  width: 0x100,
  height: 0x101,
  bits: 0x102,
  compression: 0x103,
  photometric: 0x106,
  make: 0x10f,
  model: 0x110,
  stripOffsets: 0x111,
  orientation: 0x112,
  samples: 0x115,
  rowsPerStrip: 0x116,
  stripBytes: 0x117,
  planar: 0x11c,
  subIfds: 0x14a,
  tileOffsets: 0x144,
  tileBytes: 0x145,
  jpegAt: 0x201,
  jpegLength: 0x202,
  exif: 0x8769,
  photoshop: 0x8649,
  dngVersion: 0xc612,
  exposureTime: 0x829a,
  aperture: 0x829d,
  iso: 0x8827,
  taken: 0x9003,
  takenFraction: 0x9291,
  bias: 0x9204,
  makerNote: 0x927c,
  exifWidth: 0xa002,
  exifHeight: 0xa003,
  /** Panasonic's own: the sensor's size, and the JPEG inside. */
  panasonicWidth: 0x02,
  panasonicHeight: 0x03,
  panasonicJpeg: 0x2e,
} as const;

/** Bytes per value of TIFF's types 1 to 13; 0 for those that don't exist. */
const WIDTHS = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4];

export type Entry = { type: number; count: number; at: number; bytes: number };

/** One directory of a TIFF: its tags, and the way to read their values. */
export type Ifd = {
  has: (tag: number) => boolean;
  entry: (tag: number) => Entry | undefined;
  /** A tag's values as numbers, fractions divided; at most so many. */
  numbers: (tag: number, most?: number, from?: number) => Promise<number[]>;
  /** The first of them. */
  number: (tag: number) => Promise<number | undefined>;
  text: (tag: number) => Promise<string | undefined>;
};

/** What reads a TIFF: the file, and which end its numbers begin with. */
export type Tiff = { source: Source; little: boolean; first: number };

/** Reads the eight bytes at the front. `null` if they are no TIFF's (any magic number will do: makers have their own). */
export async function openTiff(source: Source): Promise<Tiff | null> {
  const head = await source.read(0, 8);
  const order = ascii(head, 0, 2);
  if (order !== 'II' && order !== 'MM') return null;
  const little = order === 'II';
  return { source, little, first: head.getUint32(4, little) };
}

/** One directory, and where the next one is (0 for none). */
export async function readIfd({ source, little }: Tiff, at: number): Promise<{ ifd: Ifd; next: number }> {
  const count = (await source.read(at, 2)).getUint16(0, little);
  if (count > MAX_ENTRIES) throw new Nonsense(`${count} entries`);
  const table = await source.read(at + 2, count * 12);
  const entries = new Map<number, Entry>();
  for (let index = 0; index < count; index++) {
    const type = table.getUint16(index * 12 + 2, little);
    const values = table.getUint32(index * 12 + 4, little);
    const bytes = (WIDTHS[type] ?? 0) * values;
    const valueAt = bytes > 4 ? table.getUint32(index * 12 + 8, little) : at + 2 + index * 12 + 8;
    entries.set(table.getUint16(index * 12, little), { type, count: values, at: valueAt, bytes });
  }
  const end = at + 2 + count * 12;
  // A cut-out directory, as a maker's note has, may end the file without naming a next one.
  const next = end + 4 <= source.size ? (await source.read(end, 4)).getUint32(0, little) : 0;
  return { ifd: toIfd(source, little, entries), next };
}

function toIfd(source: Source, little: boolean, entries: ReadonlyMap<number, Entry>): Ifd {
  const numbers: Ifd['numbers'] = async (tag, most = 16, from = 0) => {
    const entry = entries.get(tag);
    const width = WIDTHS[entry?.type ?? 0] ?? 0;
    if (!entry || width === 0) return [];
    const length = Math.max(0, Math.min(entry.count - from, most));
    const view = await source.read(entry.at + from * width, length * width);
    return Array.from({ length }, (_, index) => valueAt(view, index * width, entry.type, little));
  };
  return {
    numbers,
    has: (tag) => entries.has(tag),
    entry: (tag) => entries.get(tag),
    number: async (tag) => (await numbers(tag, 1))[0],
    async text(tag) {
      const entry = entries.get(tag);
      if (!entry) return undefined;
      const view = await source.read(entry.at, Math.min(entry.bytes, MAX_TEXT));
      return ascii(view).split('\0')[0]?.trim() || undefined;
    },
  };
}

function valueAt(view: DataView, at: number, type: number, little: boolean): number {
  if (type === 6) return view.getInt8(at);
  if (type === 8) return view.getInt16(at, little);
  if (type === 9) return view.getInt32(at, little);
  if (type === 11) return view.getFloat32(at, little);
  if (type === 12) return view.getFloat64(at, little);
  if (type === 10) return view.getInt32(at, little) / view.getInt32(at + 4, little);
  if (WIDTHS[type] === 1) return view.getUint8(at);
  if (WIDTHS[type] === 2) return view.getUint16(at, little);
  if (WIDTHS[type] === 4) return view.getUint32(at, little);
  return view.getUint32(at, little) / view.getUint32(at + 4, little);
}

/** All directories with pictures: the chain, and those that hang under them. */
export async function pictureIfds(tiff: Tiff): Promise<Ifd[]> {
  const found: Ifd[] = [];
  const waiting = [tiff.first];
  const seen = new Set<number>([0]);
  while (waiting.length > 0 && found.length < MAX_IFDS) {
    const at = waiting.shift() ?? 0;
    if (seen.has(at)) continue;
    seen.add(at);
    const { ifd, next } = await readIfd(tiff, at);
    found.push(ifd);
    waiting.push(next, ...(await ifd.numbers(TAG.subIfds)));
  }
  return found;
}

/** A directory that a tag points at, such as EXIF's; `undefined` if there is none. */
export async function ifdAt(tiff: Tiff, ifd: Ifd, tag: number): Promise<Ifd | undefined> {
  const at = await ifd.number(tag);
  return at ? (await readIfd(tiff, at)).ifd : undefined;
}

/**
 * Where Olympus keeps its preview: in the camera settings of the maker's note, whose offsets count from
 * the note's own start.
 */
export async function olympusPreview(tiff: Tiff, exif: Ifd): Promise<{ at: number; length: number } | null> {
  const note = exif.entry(TAG.makerNote);
  if (!note || note.bytes < 16) return null;
  const name = ascii(await tiff.source.read(note.at, 12));
  const table = name.startsWith('OLYMPUS\0') ? 12 : name.startsWith('OM SYSTEM\0') ? 16 : 0;
  if (table === 0) return null;
  const inner: Tiff = {
    source: within(tiff.source, note.at, tiff.source.size),
    little: tiff.little,
    first: table,
  };
  const { ifd } = await readIfd(inner, table);
  const settings = await ifdAt(inner, ifd, 0x2020);
  const at = await settings?.number(0x101);
  const length = await settings?.number(0x102);
  return at && length ? { at: note.at + at, length } : null;
}
