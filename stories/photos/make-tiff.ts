/** Makes TIFF files in code, in either byte order, with any tags. Most RAW formats are TIFF files. */
import { ByteWriter } from './bytes.ts';

/** A tag's value. For `place`, `places` and `ifd` the tag has the offset, and the bytes or the directory are elsewhere. */
type TagValue =
  | number
  | number[]
  | string
  | { ratio: [number, number]; signed?: boolean }
  | { bytes: Uint8Array }
  | { place: Uint8Array }
  | { places: Uint8Array[] }
  | { ifd: Tags };
export type Tags = Record<number, TagValue>;

type TiffOptions = { ifds: Tags[]; little?: boolean; magic?: number; gap?: Uint8Array };

/** Returns a TIFF file: header, `gap` (such as a maker's signature), and one directory after the other. */
export function makeTiff({
  ifds,
  little = true,
  magic = 42,
  gap = new Uint8Array(),
}: TiffOptions): Uint8Array {
  const out = new ByteWriter(little);
  out.raw(little ? 'II' : 'MM').u16(magic);
  let offsetAt = out.reserve();
  out.raw(gap);
  for (const tags of ifds) {
    out.align();
    out.patch(offsetAt, out.length);
    offsetAt = writeIfd(out, tags);
  }
  out.patch(offsetAt, 0);
  return out.bytes();
}

/** Tags whose value has two bytes. Browsers ignore an orientation of four bytes. */
const shortTags = new Set([0x103, 0x106, 0x112, 0x115, 0x8827]);

/** Writes a directory and its values. Returns the position of the offset of the next directory. */
function writeIfd(out: ByteWriter, tags: Tags): number {
  const entries = Object.entries(tags).map(([tag, value]) => [Number(tag), value] as const);
  out.u16(entries.length);
  const later: (() => void)[] = [];
  for (const [tag, value] of entries) {
    out.u16(tag);
    if (typeof value === 'number' && shortTags.has(tag)) out.u16(3).u32(1).u16(value).u16(0);
    else writeValue(out, value, later);
  }
  const next = out.reserve();
  for (const write of later) write();
  return next;
}

/** Writes the value of a tag, or its offset: a value of more than four bytes is written after the directory, by `later`. */
function writeValue(out: ByteWriter, value: TagValue, later: (() => void)[]) {
  const writeLater = (write: () => void) => {
    const offsetAt = out.reserve();
    later.push(() => {
      out.align();
      out.patch(offsetAt, out.length);
      write();
    });
  };
  if (typeof value === 'number') return void out.u16(4).u32(1).u32(value);
  if (Array.isArray(value)) {
    out.u16(4).u32(value.length);
    if (value.length === 1) return void out.u32(value[0] ?? 0);
    return writeLater(() => value.forEach((number) => out.u32(number)));
  }
  if (typeof value === 'string') {
    const text = `${value}\0`;
    out.u16(2).u32(text.length);
    return text.length <= 4 ? void out.raw(text.padEnd(4, '\0')) : writeLater(() => out.raw(text));
  }
  if ('ratio' in value) {
    out.u16(value.signed ? 10 : 5).u32(1);
    return writeLater(() => out.u32(value.ratio[0] >>> 0).u32(value.ratio[1]));
  }
  if ('bytes' in value) {
    out.u16(7).u32(value.bytes.length);
    return writeLater(() => out.raw(value.bytes));
  }
  if ('places' in value) {
    out.u16(4).u32(value.places.length);
    return writeLater(() => {
      const offsetsAt = value.places.map(() => out.reserve());
      for (const [index, bytes] of value.places.entries()) {
        out.patch(offsetsAt[index] ?? 0, out.length);
        out.raw(bytes);
      }
    });
  }
  out.u16(4).u32(1);
  if ('place' in value) return writeLater(() => out.raw(value.place));
  return writeLater(() => out.patch(writeIfd(out, value.ifd), 0));
}
