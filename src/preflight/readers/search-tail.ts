import type { Source } from '../source.ts';

/**
 * Sizes of a file's end that are searched, in bytes, one after the other. Nearly every image ends in the last bytes of its
 * file. Some cameras and archives append data to it. Data longer than the last step is a video or another image, which
 * contains the searched bytes itself, or it is zeros.
 */
const TAIL_SIZES = [4, 32, 256].map((kilobytes) => kilobytes * 1024);
/** Sizes that are searched before trailing zeros: less, because the budget of a small file has only 640 KB for all reads. */
const SIZES_BEFORE_ZEROS = TAIL_SIZES.slice(0, 2);
/** Size of the samples by which trailing zeros are found, in bytes. */
const SAMPLE = 1024;

/** `from`: lowest offset to search. `length`: number of bytes that `test` reads at each offset. */
type Search = { from: number; length: number; test: (bytes: DataView, at: number) => boolean };

/** Whether `test` is true anywhere in the last bytes of a file, or in the last bytes before trailing zeros. */
export async function existsNearEnd(source: Source, search: Search): Promise<boolean> {
  if (await existsBefore(source, { limit: source.size, sizes: TAIL_SIZES }, search)) return true;
  const zerosAt = await findTrailingZeros(source, search.from);
  if (zerosAt === undefined) return false;
  return existsBefore(source, { limit: zerosAt, sizes: SIZES_BEFORE_ZEROS }, search);
}

type Tail = { limit: number; sizes: readonly number[] };

async function existsBefore(source: Source, { limit, sizes }: Tail, { from, length, test }: Search) {
  let end = limit;
  for (const size of sizes) {
    const start = Math.max(from, limit - size);
    // Each step reads `length - 1` bytes more, so a match across the border of two steps is found in the second.
    const bytes = await source.read(start, Math.min(source.size, end + length - 1) - start);
    for (let at = bytes.byteLength - length; at >= 0; at--) if (test(bytes, at)) return true;
    if (start === from) return false;
    end = start;
  }
  return false;
}

/**
 * Returns an offset from which a file has only zeros, at most a sample after the first of them. Recovery programs fill up
 * a file with megabytes of zeros, more than may be read, so the offset is found by halving. It is too low if a sample is
 * taken in zeros inside the image, such as a flat area. Then a whole image may be missed.
 */
async function findTrailingZeros(source: Source, from: number): Promise<number | undefined> {
  const isZero = async (at: number) => {
    const bytes = await source.skim(at, SAMPLE);
    return new Uint8Array(bytes.buffer).every((byte) => byte === 0);
  };
  let [lower, upper] = [from, source.size - SAMPLE];
  if (upper < from || !(await isZero(upper))) return undefined;
  while (upper - lower > SAMPLE) {
    const middle = Math.floor((lower + upper) / 2);
    if (await isZero(middle)) upper = middle;
    else lower = middle;
  }
  return upper;
}
