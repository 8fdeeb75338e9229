import type { Source } from './source.ts';

/**
 * Bytes of a file's end that are searched, step by step. Nearly every picture ends in its last bytes. Camera makers and
 * archives append something to it; what is longer than the last step is a film or another picture, which contains
 * proof of what it is.
 */
const TAIL_SIZES = [4, 32, 256].map((kilobytes) => kilobytes * 1024);

/**
 * Whether something is in the last bytes of a file, searched from its end.
 *
 * @param where `from`: lowest offset to search. `length`: number of bytes that `test` reads at each offset.
 */
export async function existsNearEnd(
  source: Source,
  { from, length }: { from: number; length: number },
  test: (bytes: DataView, at: number) => boolean,
): Promise<boolean> {
  let end = source.size;
  for (const size of TAIL_SIZES) {
    const start = Math.max(from, source.size - size);
    // Each step reads `length - 1` bytes more, so a match across the border of two steps is found in the second.
    const bytes = await source.read(start, Math.min(source.size, end + length - 1) - start);
    for (let at = bytes.byteLength - length; at >= 0; at--) if (test(bytes, at)) return true;
    if (start === from) return false;
    end = start;
  }
  return false;
}
