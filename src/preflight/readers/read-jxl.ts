import { boxesIn, findBox } from './boxes.ts';
import { readExifItem } from './exif.ts';
import type { Metadata, Reader } from '../photo-report.ts';
import type { Source } from '../source.ts';

/** Number of bytes of a codestream that contain its size and orientation. */
const HEAD = 32;

/** JPEG XL, bare or in boxes (ISO/IEC 18181-1 and -2). A bare codestream has no end marker, so it counts as whole. */
export const readJxl: Reader = async (source, metadata) => {
  if ((await source.read(0, 2)).getUint16(0) === 0xff0a) return readCodestream(source, metadata);
  const { boxes, isWhole } = await boxesIn(source);
  const exif = findBox(boxes, 'Exif');
  if (exif) await readExifItem(exif.data, metadata);
  const first = findBox(boxes, 'jxlp')?.data;
  // A partial codestream begins with its number, in four bytes.
  const codestream = findBox(boxes, 'jxlc')?.data ?? first?.within(4, first.size);
  if (codestream) await readCodestream(codestream, metadata);
  if (!isWhole || !codestream) metadata.findings.add('truncated');
};

/** Ratio of width to height, by the number that stands for it. */
const RATIOS = [0, 1, 12 / 10, 4 / 3, 3 / 2, 16 / 9, 5 / 4, 2] as const;
/** Number of bits of a size, by the two bits before it. */
const SIZE_BITS = [9, 13, 18, 30] as const;

/** Reads the size and the orientation. */
async function readCodestream(source: Source, metadata: Metadata): Promise<void> {
  const head = await source.read(2, Math.max(0, Math.min(HEAD, source.size - 2)));
  const bits = bitsOf(head);
  const isSmall = bits(1) === 1;
  const side = () => (isSmall ? (bits(5) + 1) * 8 : 1 + bits(SIZE_BITS[bits(2)] ?? 9));
  const height = side();
  const ratio = RATIOS[bits(3)] ?? 0;
  const width = ratio === 0 ? side() : Math.floor(height * ratio);
  // The orientation in EXIF repeats this one and is ignored.
  const isDefault = bits(1) === 1;
  const hasMore = !isDefault && bits(1) === 1;
  Object.assign(metadata, { width, height, orientation: hasMore ? 1 + bits(3) : 1 });
}

/** Returns a function that reads a number of some bits, the lowest bit first. Bits after the end are 0. */
function bitsOf(view: DataView): (count: number) => number {
  let at = 0;
  return (count) => {
    let value = 0;
    for (let bit = 0; bit < count; bit++, at++) {
      const byte = at >> 3 < view.byteLength ? view.getUint8(at >> 3) : 0;
      value += ((byte >> (at & 7)) & 1) * 2 ** bit;
    }
    return value;
  };
}
