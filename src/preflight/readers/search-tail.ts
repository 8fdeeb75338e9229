import type { Source } from '../source.ts';

/**
 * Sizes of a file's end that are searched, in bytes, one after the other. Nearly every image ends in the last bytes of its
 * file. Some cameras and archives append data to it. Data longer than the last step is a video or another image, which
 * contains the searched bytes itself, or it is text, or empty memory: one byte, repeated.
 */
const TAIL_SIZES = [4, 32, 256].map((kilobytes) => kilobytes * 1024);
/** Size of the samples by which empty memory is found, in bytes. */
const SAMPLE = 1024;

/** `from`: lowest offset to search. `length`: number of bytes that `test` reads at each offset. */
type Search = { from: number; length: number; test: (bytes: DataView, at: number) => boolean };

/** Whether `test` is true anywhere in the last bytes of a file, or in the last bytes before empty memory. */
export async function existsNearEnd(source: Source, search: Search): Promise<boolean> {
  if (await existsBefore(source, source.size, search)) return true;
  const emptyAt = await findEmptyEnd(source, search.from);
  return emptyAt !== undefined && existsBefore(source, emptyAt, search);
}

async function existsBefore(source: Source, limit: number, { from, length, test }: Search): Promise<boolean> {
  let end = limit;
  for (const size of TAIL_SIZES) {
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
 * Returns an offset from which a file repeats one byte, at most a sample after the first of them. Recovery programs fill up
 * a file with megabytes of zeros, or of FF as some cards erase to, more than may be read, so the offset is found by halving.
 * It is too low if a sample is taken inside the image where that byte is repeated, such as a flat area. Then a whole image
 * may be missed.
 */
async function findEmptyEnd(source: Source, from: number): Promise<number | undefined> {
  let [lower, upper] = [from, source.size - SAMPLE];
  if (upper < from) return undefined;
  const [empty] = new Uint8Array((await source.skim(upper, 1)).buffer);
  const isEmpty = async (at: number) => {
    const bytes = await source.skim(at, SAMPLE);
    return new Uint8Array(bytes.buffer).every((byte) => byte === empty);
  };
  if (!(await isEmpty(upper))) return undefined;
  while (upper - lower > SAMPLE) {
    const middle = Math.floor((lower + upper) / 2);
    if (await isEmpty(middle)) upper = middle;
    else lower = middle;
  }
  return upper;
}
