import { COMPRESSION } from './tiff.ts';

/** Functions that unpack data into `out`, by TIFF's `Compression`. Uncompressed data needs none. */
const unpackers: { [compression: number]: (packed: Uint8Array<ArrayBuffer>, out: Uint8Array) => unknown } = {
  [COMPRESSION.lzw]: unpackLzw,
  [COMPRESSION.zip]: inflate,
  [COMPRESSION.oldZip]: inflate,
  [COMPRESSION.packBits]: unpackBits,
};

export const canUnpack = (compression: number): boolean =>
  compression === COMPRESSION.none || compression in unpackers;

/** Returns the first `length` bytes of a packed strip or tile of a TIFF. Missing data of a corrupt one is 0. */
export async function unpack(
  packed: Uint8Array<ArrayBuffer>,
  compression: number,
  length: number,
): Promise<Uint8Array> {
  const out = new Uint8Array(length);
  await unpackers[compression]?.(packed, out);
  return out;
}

/**
 * Unpacks zlib data, which TIFF calls ZIP, with the browser's own decoder. Stops when `out` is full, because a malicious
 * strip can unpack to any size.
 *
 * @returns the number of bytes written to `out`.
 */
export async function inflate(packed: Uint8Array<ArrayBuffer>, out: Uint8Array): Promise<number> {
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate')).getReader();
  let at = 0;
  try {
    while (at < out.length) {
      const { done, value } = await reader.read();
      if (done) break;
      out.set(value.subarray(0, out.length - at), at);
      at += value.length;
    }
  } catch {
    // Truncated or corrupt: the bytes unpacked so far count.
  }
  await reader.cancel().catch(() => undefined);
  return Math.min(at, out.length);
}

/** Unpacks PackBits: repeated bytes, and literal bytes (TIFF 6.0, section 9). */
function unpackBits(packed: Uint8Array, out: Uint8Array): void {
  for (let from = 0, to = 0; from < packed.length && to < out.length;) {
    const head = packed[from++] ?? 128;
    if (head < 128) {
      out.set(packed.subarray(from, from + Math.min(head + 1, out.length - to)), to);
      from += head + 1;
      to += head + 1;
    } else if (head > 128) {
      out.fill(packed[from++] ?? 0, to, to + 257 - head);
      to += 257 - head;
    }
  }
}

/** LZW's two control codes, and the maximum number of codes (TIFF 6.0, section 13). */
const CLEAR = 256;
const END = 257;
const MAX_CODES = 4096;

/** Unpacks LZW: codes of 9 to 12 bits, highest bit first. They get longer one code early (TIFF 6.0, section 13). */
function unpackLzw(packed: Uint8Array, out: Uint8Array): void {
  // A code is stored as the offset and length of its bytes in the output.
  const offsets = new Uint32Array(MAX_CODES);
  const lengths = new Uint16Array(MAX_CODES).fill(1, 0, CLEAR);
  let next = END + 1;
  let width = 9;
  let buffer = 0;
  let bits = 0;
  let to = 0;
  let before = -1;
  for (let from = 0; to < out.length;) {
    while (bits < width) {
      if (from >= packed.length) return;
      buffer = ((buffer << 8) | (packed[from++] ?? 0)) & 0xffffff;
      bits += 8;
    }
    bits -= width;
    const code = (buffer >> bits) & ((1 << width) - 1);
    if (code === END) return;
    if (code === CLEAR) {
      next = END + 1;
      width = 9;
      before = -1;
      continue;
    }
    // A code that is being made now is the one before it, and its first byte once more.
    if (code > next || (code === next && before < 0)) return;
    const start = to;
    if (before >= 0 && next < MAX_CODES) {
      const length = lengths[before] ?? 0;
      offsets[next] = start - length;
      lengths[next] = length + 1;
      next++;
    }
    if (code < CLEAR) out[to++] = code;
    else {
      const offset = offsets[code] ?? 0;
      const length = Math.min(lengths[code] ?? 0, out.length - to);
      // Byte by byte: a code that is being made now reads what it has just written.
      for (let index = 0; index < length; index++) out[to++] = out[offset + index] ?? 0;
    }
    before = code;
    if (next >= (1 << width) - 1 && width < 12) width++;
  }
}
