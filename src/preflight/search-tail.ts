import type { Source } from './source.ts';

/**
 * Sizes of a file's end that are searched, in bytes, one after the other. Nearly every image ends in the last bytes of its
 * file. Some cameras and archives append data to it. Data longer than the last step is a video or another image, which
 * contains the searched bytes itself.
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
