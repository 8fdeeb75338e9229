/** Builders of file structures that cameras and programs write, after the documentation of each format. */
import { be16, be32, box, directory, joined, le16, le32, type Part } from '../../../stories/photos/bytes.ts';
import { makeTiff, type Tags } from '../../../stories/photos/make-tiff.ts';

const float = (value: number) => [...new Uint8Array(new Float32Array([value]).buffer)];

/** Returns a PNG chunk. Its checksum is zero, because the reader ignores it. */
const chunk = (type: string, content: Part) =>
  joined(be32(joined(content).length), type, content, [0, 0, 0, 0]);
const PNG_END = joined(be32(0), 'IEND', be32(0xae426082));

/** Returns a PNG with `data` chunks of 8 KB, and other chunks before and after them (PNG 3rd edition, 5 and 11). */
export function makePng(
  { width, height, data }: { width: number; height: number; data: number },
  before: [string, Part][] = [],
  behind: [string, Part][] = [],
): Uint8Array {
  const idat = chunk('IDAT', new Uint8Array(8192).fill(7));
  return joined(
    '\x89PNG\r\n\x1a\n',
    chunk('IHDR', joined(be32(width), be32(height), [8, 2, 0, 0, 0])),
    ...before.map(([type, content]) => chunk(type, content)),
    ...Array.from({ length: data }, () => idat),
    ...behind.map(([type, content]) => chunk(type, content)),
    PNG_END,
  );
}

type CiffRecord = [tag: number, value: Part];

/** Returns a directory of Canon's CIFF heap: the values, the table and the table's offset (CIFF specification, 2). */
function ciffDirectory(records: readonly CiffRecord[]): Uint8Array {
  const values: Uint8Array[] = [];
  const table: Uint8Array[] = [];
  let at = 0;
  for (const [tag, value] of records) {
    const bytes = joined(value);
    table.push(joined(le16(tag), le32(bytes.length), le32(at)));
    values.push(bytes);
    at += bytes.length;
  }
  return joined(...values, le16(records.length), ...table, le32(at));
}

/** Returns a Canon CRW: camera, dimensions, time and exposure in nested directories of the heap, and a JPEG. */
export function makeCrw(jpeg: Uint8Array, taken: number): Uint8Array {
  const head = joined('II', le32(26), 'HEAPCCDR', le32(0x00010002), le32(0), le32(0));
  const properties = ciffDirectory([
    [0x1810, joined(le32(3072), le32(2048), float(1), le32(90), le32(8), le32(24), le32(1))],
    [0x180e, joined(le32(taken / 1000), le32(0), le32(0))],
    [0x1818, joined(float(-0.5), float(6), float(5))],
    [0x2804, ciffDirectory([[0x080a, 'Canon\0Canon EOS D60\0']])],
  ]);
  return joined(
    head,
    ciffDirectory([
      [0x2005, new Uint8Array(4000)],
      [0x2007, jpeg],
      [0x300a, properties],
    ]),
  );
}

/** Returns a Minolta MRW: the blocks PRD (dimensions) and TTW (a TIFF, its preview in the maker note), and 12-bit data. */
export function makeMrw(jpeg: Uint8Array, tags: Tags, [width, height]: [number, number]): Uint8Array {
  const prd = joined(
    '27730001',
    be16(height + 4),
    be16(width + 8),
    be16(height),
    be16(width),
    [12, 12, 0x59, 0, 0, 0, 0, 1],
  );
  const exif = tags[0x8769] as { ifd: Tags };
  // The camera overwrites the first byte of the preview (ExifTool's Minolta tables).
  const broken = new Uint8Array(jpeg);
  broken[0] = 0;
  const build = (at: number) => {
    const note = directory({ 0x88: at, 0x89: broken.length });
    const tiff = makeTiff({ ifds: [{ ...tags, 0x8769: { ifd: { ...exif.ifd, 0x927c: { bytes: note } } } }] });
    return { tiff: joined(tiff, broken), end: tiff.length };
  };
  const { tiff } = build(build(0).end);
  const blocks = joined('\0PRD', be32(prd.length), prd, '\0TTW', be32(tiff.length), tiff);
  return joined('\0MRM', be32(blocks.length), blocks, new Uint8Array(((width + 8) * (height + 4) * 12) / 8));
}

/** Returns a Sigma X3F: dimensions, a JPEG, properties in UTF-16, a directory, and the directory's offset at the end. */
export function makeX3f(jpeg: Uint8Array, properties: Record<string, string>): Uint8Array {
  const head = joined(
    'FOVb',
    le16(2),
    le16(2),
    new Uint8Array(16),
    le32(0),
    le32(2268),
    le32(1512),
    le32(90),
    new Uint8Array(192),
  );
  const image = joined('SECi', le16(0), le16(2), le32(2), le32(18), le32(160), le32(120), le32(0), jpeg);
  const words = Object.entries(properties).flat();
  const starts = words.map((_, index) =>
    words.slice(0, index).reduce((sum, word) => sum + word.length + 1, 0),
  );
  const text = words.map((word) => `${word}\0`).join('');
  const prop = joined(
    'SECp',
    le32(0x20000),
    le32(words.length / 2),
    le32(0),
    le32(0),
    le32(text.length),
    starts.flatMap(le32),
    Array.from(text).flatMap((letter) => le16(letter.codePointAt(0) ?? 0)),
  );
  const [imageAt, propAt] = [head.length, head.length + image.length];
  const directory = joined(
    'SECd',
    le32(0x20000),
    le32(2),
    joined(le32(imageAt), le32(image.length), 'IMA2'),
    joined(le32(propAt), le32(prop.length), 'PROP'),
  );
  return joined(head, image, prop, directory, le32(propAt + prop.length));
}

/** Returns the start of a JPEG XL codestream, with explicit dimensions and an orientation (ISO/IEC 18181-1, annex D). */
export function makeJxlFront(width: number, height: number, orientation: number): Uint8Array {
  const bits: number[] = [];
  const put = (value: number, count: number) => {
    for (let bit = 0; bit < count; bit++) bits.push((value >> bit) & 1);
  };
  put(0, 1);
  for (const [index, side] of [height, width].entries()) {
    if (index === 1) put(0, 3);
    put(1, 2);
    put(side - 1, 13);
  }
  put(0, 1);
  put(1, 1);
  put(orientation - 1, 3);
  const bytes = Array.from({ length: Math.ceil(bits.length / 8) }, (_, at) =>
    bits.slice(at * 8, at * 8 + 8).reduce((sum, bit, index) => sum + bit * 2 ** index, 0),
  );
  return joined([0xff, 0x0a], bytes, new Uint8Array(64));
}

/** Returns a JPEG XL codestream and EXIF data in boxes (ISO/IEC 18181-2). */
export const makeJxl = (codestream: Uint8Array, exif: Uint8Array): Uint8Array =>
  joined(
    [0, 0, 0, 12],
    'JXL \r\n\x87\n',
    box('ftyp', 'jxl ', be32(0), 'jxl '),
    box('Exif', be32(0), exif),
    box('jxlc', codestream, new Uint8Array(3000)),
  );

/** Returns a Photoshop file with EXIF data in its resources, no layers, and a merged image compressed by rows. */
export function makePsd(width: number, height: number, exif: Uint8Array): Uint8Array {
  const resource = joined('8BIM', be16(0x0422), [0, 0], be32(exif.length), exif, exif.length % 2 ? [0] : []);
  const rows = 3 * height;
  const row = joined([129], [9], [129], [9]);
  return joined(
    '8BPS',
    be16(1),
    new Uint8Array(6),
    be16(3),
    be32(height),
    be32(width),
    be16(8),
    be16(3),
    be32(0),
    be32(resource.length),
    resource,
    be32(0),
    be16(1),
    ...Array.from({ length: rows }, () => be16(row.length)),
    ...Array.from({ length: rows }, () => row),
  );
}

/** Returns a WebP with an `EXIF` chunk after the image (RFC 9649, 2.7). */
export function makeWebp(vp8: Uint8Array, width: number, height: number, exif: Uint8Array): Uint8Array {
  const part = (type: string, content: Uint8Array) =>
    joined(type, le32(content.length), content, content.length % 2 ? [0] : []);
  const extended = joined([8, 0, 0, 0], le32(width - 1).slice(0, 3), le32(height - 1).slice(0, 3));
  const body = joined('WEBP', part('VP8X', extended), vp8.subarray(12), part('EXIF', exif));
  return joined('RIFF', le32(body.length), body);
}

/** Returns a BigTIFF of one uncompressed gray strip (BigTIFF proposal of 2007: 8-byte offsets, 20-byte entries). */
export function makeBigTiff(width: number, height: number): Uint8Array {
  const le64 = (value: number) => [...le32(value), 0, 0, 0, 0];
  const pixels = width * height;
  const tags: [number, number, number][] = [
    [0x100, 3, width],
    [0x101, 3, height],
    [0x102, 3, 8],
    [0x103, 3, 1],
    [0x106, 3, 1],
    [0x111, 16, 16],
    [0x117, 16, pixels],
  ];
  return joined(
    'II',
    le16(43),
    le16(8),
    le16(0),
    le64(16 + pixels),
    new Uint8Array(pixels).fill(99),
    le64(tags.length),
    ...tags.map(([tag, type, value]) => joined(le16(tag), le16(type), le64(1), le64(value))),
    le64(0),
  );
}

/** Returns a Phase One IIQ: a TIFF with the maker's own directory at byte 8 (ExifTool's PhaseOne table), and sensor data. */
export function makeIiq([width, height]: [number, number], little: boolean): Uint8Array {
  const u32 = little ? le32 : be32;
  const sensorData = new Uint8Array(2000).fill(7);
  const build = (sensorAt: number) => {
    const entries = [
      [0x10c, 4, width],
      [0x10d, 4, height],
      [0x10f, sensorData.length, sensorAt - 8],
    ] as const;
    const gap = joined(
      little ? 'IIIICwaR' : 'MMMMRawC',
      u32(12),
      u32(entries.length),
      [0, 0, 0, 0],
      ...entries.map(([tag, length, value]) => joined(u32(tag), u32(1), u32(length), u32(value))),
    );
    return makeTiff({ little, gap, ifds: [{ 0x10f: 'Phase One A/S', 0x110: 'IQ180' }] });
  };
  return joined(build(build(0).length), sensorData);
}
