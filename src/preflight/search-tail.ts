import type { Source } from './source.ts';

/**
 * Sizes of a file's end that are searched, in bytes, one after the other. Nearly every image ends in the last bytes of its
 * file. Some cameras and archives append data to it. Data longer than the last step is a video or another image, which
 * contains the searched bytes itself.
 */
const TAIL_SIZES = [4, 32, 256].map((kilobytes) => kilobytes * 1024);

/** Size of a sample by which zeros at a file's end are found, in bytes. */
const SAMPLE = 1024;

/**
 * Whether something is in the last bytes of a file, searched from its end, or from the zeros that fill up its end.
 *
 * @param where `from`: lowest offset to search. `length`: number of bytes that `test` reads at each offset.
 */
export async function existsNearEnd(
  source: Source,
  { from, length }: { from: number; length: number },
  test: (bytes: DataView, at: number) => boolean,
): Promise<boolean> {
  const contentEnd = await contentEndOf(source, from);
  let end = contentEnd;
  for (const size of TAIL_SIZES) {
    const start = Math.max(from, contentEnd - size);
    // Each step reads `length - 1` bytes more, so a match across the border of two steps is found in the second.
    const bytes = await source.read(start, Math.min(source.size, end + length - 1) - start);
    for (let at = bytes.byteLength - length; at >= 0; at--) if (test(bytes, at)) return true;
    if (start === from) return false;
    end = start;
  }
  return false;
}

/**
 * Returns where the zeros at a file's end begin, or up to `SAMPLE` bytes later. Recovery programs fill up a file with
 * them, sometimes by megabytes, so they are skipped by halves: an image's data has no run of zeros as long as a sample.
 */
async function contentEndOf(source: Source, from: number): Promise<number> {
  const isZero = async (at: number) => {
    const bytes = await source.read(at, Math.min(SAMPLE, source.size - at));
    return new Uint8Array(bytes.buffer).every((byte) => byte === 0);
  };
  let [lower, upper] = [from, source.size];
  if (upper - lower < SAMPLE || !(await isZero(upper - SAMPLE))) return upper;
  while (upper - lower > SAMPLE) {
    const middle = Math.floor((lower + upper) / 2);
    if (await isZero(middle)) upper = middle;
    else lower = middle;
  }
  return upper;
}
