/** Bytes of file structures, for the fixtures. */

/** Bytes, or the letters that stand for them. */
export type Part = string | ArrayLike<number>;

/** Returns the parts as one array. */
export function joined(...parts: readonly Part[]): Uint8Array<ArrayBuffer> {
  const out = new ByteWriter(false);
  for (const part of parts) out.raw(part);
  return out.bytes();
}

export const be16 = (value: number): number[] => [(value >>> 8) & 255, value & 255];
export const be32 = (value: number): number[] => [...be16(value >>> 16), ...be16(value & 0xffff)];
export const le16 = (value: number): number[] => be16(value).toReversed();
export const le32 = (value: number): number[] => be32(value).toReversed();

/** Returns a box (ISO/IEC 14496-12, 4.2). */
export function box(type: string, ...content: Part[]): Uint8Array<ArrayBuffer> {
  const inside = joined(...content);
  return joined(be32(inside.length + 8), type, inside);
}

/** Returns a little-endian directory of a TIFF or a maker note, with a long number in each tag. */
export const directory = (tags: Readonly<Record<number, number>>): Uint8Array<ArrayBuffer> =>
  joined(
    le16(Object.keys(tags).length),
    ...Object.entries(tags).map(([tag, value]) => joined(le16(Number(tag)), le16(4), le32(1), le32(value))),
    le32(0),
  );

/** Writes bytes into a buffer that grows. Offsets can be filled in later. */
export class ByteWriter {
  private buffer = new Uint8Array(1024);
  private used = 0;
  private little: boolean;
  /** @param little Whether numbers are written in little-endian byte order. */
  constructor(little: boolean) {
    this.little = little;
  }
  get length() {
    return this.used;
  }
  raw(bytes: string | ArrayLike<number>) {
    const added = typeof bytes === 'string' ? Array.from(bytes, (letter) => letter.charCodeAt(0)) : bytes;
    if (this.used + added.length > this.buffer.length) {
      const larger = new Uint8Array((this.used + added.length) * 2);
      larger.set(this.buffer);
      this.buffer = larger;
    }
    this.buffer.set(added, this.used);
    this.used += added.length;
    return this;
  }
  u16(value: number) {
    const bytes = [(value >>> 8) & 255, value & 255];
    return this.raw(this.little ? bytes.toReversed() : bytes);
  }
  u32(value: number) {
    const [high, low] = [value >>> 16, value & 0xffff];
    return this.little ? this.u16(low).u16(high) : this.u16(high).u16(low);
  }
  /** Reserves four bytes for an offset, and returns their position. */
  reserve() {
    this.u32(0);
    return this.used - 4;
  }
  /** Fills in a reserved offset. */
  patch(at: number, value: number) {
    new DataView(this.buffer.buffer).setUint32(at, value, this.little);
  }
  /** Continues at an even position. */
  align() {
    if (this.used % 2) this.raw([0]);
  }
  bytes() {
    return this.buffer.slice(0, this.used);
  }
}
