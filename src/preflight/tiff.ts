import { ascii, orNothing, OverBudget, PastEnd, type Source } from './source.ts';

/** Directories that are read of one file: no camera writes more, and a ring of them would never end. */
const MAX_IFDS = 24;
/** Entries that one directory may have. */
const MAX_ENTRIES = 512;
/** Bytes of a text that are read. */
const MAX_TEXT = 200;
/** The version number of BigTIFF, whose offsets have 8 bytes. */
const BIG_TIFF = 43;

/** The tags that are read, by their number (TIFF 6.0, EXIF 3.0, TIFF/EP, DNG 1.7; the makers' after ExifTool). */
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
  predictor: 0x13d,
  colorMap: 0x140,
  tileWidth: 0x142,
  tileHeight: 0x143,
  subIfds: 0x14a,
  tileOffsets: 0x144,
  tileBytes: 0x145,
  jpegTables: 0x15b,
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
} as const;

/** Bytes per value of TIFF's types 1 to 13 and BigTIFF's 16 to 18; 0 for those that do not exist. */
const WIDTHS = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4, 0, 0, 8, 8, 8];

/** A tag's value: its type, how many values, and where they are. */
export type Entry = { type: number; count: number; at: number; bytes: number };

/** One directory of a TIFF: its tags, and the way to read their values. */
export type Ifd = {
  entry: (tag: number) => Entry | undefined;
  /** A tag's values as numbers, fractions divided: at most `most`, from the one at `from`. */
  numbers: (tag: number, most?: number, from?: number) => Promise<number[]>;
  /** The first of them. */
  number: (tag: number) => Promise<number | undefined>;
  text: (tag: number) => Promise<string | undefined>;
};

/** An opened TIFF: where its bytes are, its byte order, and where the first directory is. */
export type Tiff = { source: Source; little: boolean; isBig: boolean; first: number };

/** Opens a TIFF by its header. Returns `null` if it is none; any version number will do, because makers have their own. */
export async function openTiff(source: Source): Promise<Tiff | null> {
  const head = await source.read(0, 8);
  const order = ascii(head, 0, 2);
  if (order !== 'II' && order !== 'MM') return null;
  const little = order === 'II';
  const isBig = head.getUint16(2, little) === BIG_TIFF;
  const first = isBig ? offsetAt(await source.read(8, 8), 0, little) : head.getUint32(4, little);
  return { source, little, isBig, first };
}

const offsetAt = (view: DataView, at: number, little: boolean) => Number(view.getBigUint64(at, little));

/** Reads one directory, and where the next one is (0 for none). */
export async function readIfd(
  { source, little, isBig }: Tiff,
  at: number,
): Promise<{ ifd: Ifd; next: number }> {
  const [head, size, inline] = isBig ? [8, 20, 8] : [2, 12, 4];
  const start = await source.read(at, head);
  const count = isBig ? offsetAt(start, 0, little) : start.getUint16(0, little);
  if (count > MAX_ENTRIES) throw new Error(`${count} entries`);
  const table = await source.read(at + head, count * size);
  const entries = new Map<number, Entry>();
  for (let index = 0; index < count; index++) {
    const from = index * size;
    const type = table.getUint16(from + 2, little);
    const values = isBig ? offsetAt(table, from + 4, little) : table.getUint32(from + 4, little);
    const valueAt = from + size - inline;
    const bytes = (WIDTHS[type] ?? 0) * values;
    const isAway = bytes > inline;
    const place = isBig && isAway ? offsetAt(table, valueAt, little) : table.getUint32(valueAt, little);
    const tag = table.getUint16(from, little);
    if (!entries.has(tag))
      entries.set(tag, { type, count: values, at: isAway ? place : at + head + valueAt, bytes });
  }
  const end = at + head + count * size;
  // A directory cut out of a maker's note may end the file without naming a next one.
  if (end + inline > source.size) return { ifd: toIfd(source, little, entries), next: 0 };
  const tail = await source.read(end, inline);
  const next = isBig ? offsetAt(tail, 0, little) : tail.getUint32(0, little);
  return { ifd: toIfd(source, little, entries), next };
}

function toIfd(source: Source, little: boolean, entries: ReadonlyMap<number, Entry>): Ifd {
  const numbers: Ifd['numbers'] = async (tag, most = 16, from = 0) => {
    const entry = entries.get(tag);
    const width = WIDTHS[entry?.type ?? 0] ?? 0;
    if (!entry || width === 0) return [];
    const length = Math.max(0, Math.min(entry.count - from, most));
    // A value that the file does not hold is as good as a tag that it does not have.
    const view = await orNothing(source.read(entry.at + from * width, length * width));
    if (!view) return [];
    return Array.from({ length }, (_, index) => valueAt(view, index * width, entry.type, little));
  };
  return {
    numbers,
    entry: (tag) => entries.get(tag),
    number: async (tag) => (await numbers(tag, 1))[0],
    async text(tag) {
      const entry = entries.get(tag);
      const view = entry && (await orNothing(source.read(entry.at, Math.min(entry.bytes, MAX_TEXT))));
      return view && (ascii(view).split('\0')[0]?.trim() || undefined);
    },
  };
}

function valueAt(view: DataView, at: number, type: number, little: boolean): number {
  switch (type) {
    case 5:
      return view.getUint32(at, little) / view.getUint32(at + 4, little);
    case 6:
      return view.getInt8(at);
    case 8:
      return view.getInt16(at, little);
    case 9:
      return view.getInt32(at, little);
    case 10:
      return view.getInt32(at, little) / view.getInt32(at + 4, little);
    case 11:
      return view.getFloat32(at, little);
    case 12:
      return view.getFloat64(at, little);
    case 16:
    case 17:
    case 18:
      return offsetAt(view, at, little);
    default:
      return WIDTHS[type] === 1
        ? view.getUint8(at)
        : WIDTHS[type] === 2
          ? view.getUint16(at, little)
          : view.getUint32(at, little);
  }
}

/** The directories of a TIFF, and whether one that the file names is behind its end. */
export type Ifds = { ifds: Ifd[]; isCutOff: boolean };

/**
 * Reads all directories with pictures: the chain, and those below them. A pointer that leads nowhere ends its branch;
 * what was read before it counts.
 */
export async function pictureIfds(tiff: Tiff): Promise<Ifds> {
  const ifds: Ifd[] = [];
  let isCutOff = false;
  const waiting = [tiff.first];
  const seen = new Set<number>([0]);
  while (waiting.length > 0 && ifds.length < MAX_IFDS) {
    const at = waiting.shift() ?? 0;
    if (seen.has(at)) continue;
    seen.add(at);
    try {
      const { ifd, next } = await readIfd(tiff, at);
      ifds.push(ifd);
      waiting.push(next, ...(await ifd.numbers(TAG.subIfds)));
    } catch (error) {
      if (error instanceof OverBudget || ifds.length === 0) throw error;
      isCutOff ||= error instanceof PastEnd;
    }
  }
  return { ifds, isCutOff };
}

/** Reads a directory that a tag points at, such as EXIF's; `undefined` if there is none that can be read. */
export async function ifdAt(tiff: Tiff, ifd: Ifd, tag: number): Promise<Ifd | undefined> {
  const at = await ifd.number(tag);
  return at ? (await orNothing(readIfd(tiff, at)))?.ifd : undefined;
}

/** Returns a part of the TIFF as a TIFF of its own, whose offsets count from that part's start. */
export const tiffWithin = (tiff: Tiff, start: number): Tiff => ({
  ...tiff,
  source: tiff.source.within(start, tiff.source.size),
});
