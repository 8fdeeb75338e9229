import { ascii, orNothing, OverBudget, PastEnd, type ByteRange, type Source } from '../source.ts';

/** Maximum number of directories that are read of a file. No camera writes more, and a ring of them would never end. */
const MAX_IFDS = 24;
/** Maximum number of entries of a directory. */
const MAX_ENTRIES = 512;
/** Maximum number of bytes that are read of a text. */
const MAX_TEXT = 200;
/** The version number of BigTIFF, whose offsets have 8 bytes. */
const BIG_TIFF = 43;

/** Numbers of the tags that are read, by the standard that defines them. A maker's own tags are in its reader. */
export const TAG = {
  // TIFF 6.0, section 8.
  newSubfileType: 0xfe,
  width: 0x100,
  height: 0x101,
  bits: 0x102,
  compression: 0x103,
  photometric: 0x106,
  fillOrder: 0x10a,
  make: 0x10f,
  model: 0x110,
  stripOffsets: 0x111,
  orientation: 0x112,
  samples: 0x115,
  rowsPerStrip: 0x116,
  stripBytes: 0x117,
  planar: 0x11c,
  colorMap: 0x140,
  // TIFF 6.0, section 14.
  predictor: 0x13d,
  // TIFF 6.0, section 15.
  tileWidth: 0x142,
  tileHeight: 0x143,
  tileOffsets: 0x144,
  tileBytes: 0x145,
  // TIFF 6.0, section 19.
  sampleFormat: 0x153,
  // TIFF 6.0, section 22: `JPEGInterchangeFormat` and its length. EXIF has its thumbnail in them.
  jpegAt: 0x201,
  jpegLength: 0x202,
  // Adobe's TIFF Technical Notes 1 and 2.
  subIfds: 0x14a,
  jpegTables: 0x15b,
  // Adobe's Photoshop TIFF Technical Notes: the image resources (photoshop.ts).
  photoshop: 0x8649,
  // DNG 1.7, chapter 4.
  dngVersion: 0xc612,
  // Exif 3.0, section 4.6.
  exif: 0x8769,
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

/** Values of `Compression`: TIFF 6.0, sections 8, 9, 13 and 22; Technical Note 2 (`jpeg`, `zip`). */
export const COMPRESSION = {
  none: 1,
  lzw: 5,
  oldJpeg: 6,
  jpeg: 7,
  zip: 8,
  oldZip: 32946,
  packBits: 32773,
} as const;

/** Values of `PhotometricInterpretation`: TIFF 6.0, sections 8, 16 and 21; TIFF/EP (`mosaic`); DNG 1.7 (`linearRaw`). */
export const PHOTOMETRIC = {
  whiteIsZero: 0,
  blackIsZero: 1,
  rgb: 2,
  palette: 3,
  cmyk: 5,
  ycbcr: 6,
  /** Sensor data behind the color filter, one color per pixel. */
  mosaic: 32803,
  /** Sensor data after the missing colors of each pixel were filled in. */
  linearRaw: 34892,
} as const;

type Read = (view: DataView, at: number, little: boolean) => number;
const byte: Read = (view, at) => view.getUint8(at);
const short: Read = (view, at, little) => view.getUint16(at, little);
const long: Read = (view, at, little) => view.getUint32(at, little);
const long8: Read = (view, at, little) => Number(view.getBigUint64(at, little));
const slong: Read = (view, at, little) => view.getInt32(at, little);

/** A value's bytes, and how it is read, by its type: TIFF 6.0, section 2; Technical Note 1 (13); BigTIFF (16 to 18). */
const types: Readonly<Record<number, readonly [bytes: number, read: Read]>> = {
  1: [1, byte],
  2: [1, byte],
  3: [2, short],
  4: [4, long],
  // Types 5 and 10 are fractions.
  5: [8, (view, at, little) => long(view, at, little) / long(view, at + 4, little)],
  6: [1, (view, at) => view.getInt8(at)],
  7: [1, byte],
  8: [2, (view, at, little) => view.getInt16(at, little)],
  9: [4, slong],
  10: [8, (view, at, little) => slong(view, at, little) / slong(view, at + 4, little)],
  11: [4, (view, at, little) => view.getFloat32(at, little)],
  12: [8, (view, at, little) => view.getFloat64(at, little)],
  13: [4, long],
  16: [8, long8],
  17: [8, long8],
  18: [8, long8],
};

/** A tag's values: their type, how many there are, and where their bytes are. */
type Entry = ByteRange & { type: number; count: number };

/** One directory of a TIFF: its tags, and the way to read their values. */
export type Ifd = ReturnType<typeof toIfd>;

/** An opened TIFF: where its bytes are, its byte order, and where the first directory is. */
export type Tiff = { source: Source; little: boolean; isBig: boolean; first: number };

/** Opens a TIFF by its header. Returns `null` if it is none; any version number will do, because makers have their own. */
export async function openTiff(source: Source): Promise<Tiff | null> {
  const head = await source.read(0, 8);
  const order = ascii(head, 0, 2);
  if (order !== 'II' && order !== 'MM') return null;
  const little = order === 'II';
  const isBig = head.getUint16(2, little) === BIG_TIFF;
  const first = isBig ? long8(await source.read(8, 8), 0, little) : long(head, 4, little);
  return { source, little, isBig, first };
}

/**
 * Reads one directory, and where the next one is (0 for none). A directory has the number of its entries, the entries,
 * and the offset of the next one. An entry has a tag, a type, the number of its values, and these or their offset
 * (TIFF 6.0, section 2). BigTIFF has the same in wider numbers.
 */
async function readIfd({ source, little, isBig }: Tiff, at: number) {
  const [head, size, inline] = isBig ? [8, 20, 8] : [2, 12, 4];
  const offset = isBig ? long8 : long;
  const count = (isBig ? long8 : short)(await source.read(at, head), 0, little);
  if (count > MAX_ENTRIES) throw new Error(`${count} entries`);
  const table = await source.read(at + head, count * size);
  const entries = new Map<number, Entry>();
  for (let index = 0; index < count; index++) {
    const from = index * size;
    const tag = short(table, from, little);
    const type = short(table, from + 2, little);
    const values = offset(table, from + 4, little);
    const length = (types[type]?.[0] ?? 0) * values;
    const fieldAt = from + size - inline;
    const valuesAt = length > inline ? offset(table, fieldAt, little) : at + head + fieldAt;
    if (!entries.has(tag)) entries.set(tag, { type, count: values, at: valuesAt, length });
  }
  const end = at + head + count * size;
  // A directory cut out of a maker's note may end the file without naming a next one.
  const hasNext = end + inline <= source.size;
  const next = hasNext ? offset(await source.read(end, inline), 0, little) : 0;
  return { ifd: toIfd(source, little, entries), next };
}

function toIfd(source: Source, little: boolean, entries: ReadonlyMap<number, Entry>) {
  /** Returns a tag's values as numbers, fractions divided: at most `most`, from the one at `from`. */
  const numbers = async (tag: number, most = 16, from = 0): Promise<number[]> => {
    const entry = entries.get(tag);
    const type = entry && types[entry.type];
    if (!type) return [];
    const [width, read] = type;
    const length = Math.max(0, Math.min(entry.count - from, most));
    // A value past the end of the file counts as a missing tag.
    const view = await orNothing(source.read(entry.at + from * width, length * width));
    return view ? Array.from({ length }, (_, index) => read(view, index * width, little)) : [];
  };
  return {
    numbers,
    entry: (tag: number) => entries.get(tag),
    /** Returns the first number of a tag. */
    number: async (tag: number): Promise<number | undefined> => (await numbers(tag, 1))[0],
    async text(tag: number): Promise<string | undefined> {
      const entry = entries.get(tag);
      const view = entry && (await orNothing(source.read(entry.at, Math.min(entry.length, MAX_TEXT))));
      return view && (ascii(view).split('\0')[0]?.trim() || undefined);
    },
  };
}

/**
 * Reads all directories with images: the chain, and the `SubIFDs` of each. A directory that cannot be read ends its
 * branch, and the others count.
 *
 * @returns the directories, and whether one is past the end of the file.
 */
export async function imageIfds(tiff: Tiff): Promise<{ ifds: Ifd[]; isTruncated: boolean }> {
  const ifds: Ifd[] = [];
  let isTruncated = false;
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
      isTruncated ||= error instanceof PastEnd;
    }
  }
  return { ifds, isTruncated };
}

/** Reads the directory at an offset that a tag states, such as EXIF's; `undefined` if there is none that can be read. */
export const ifdAt = async (tiff: Tiff, at: number | undefined): Promise<Ifd | undefined> =>
  at ? (await orNothing(readIfd(tiff, at)))?.ifd : undefined;
