import type { Source } from './source.ts';

/**
 * So much of a file's end is looked through, step by step. Nearly every picture ends in its last bytes; camera makers
 * and archives hang something behind it. What is longer than the last step is a film or another picture, and shows
 * within it what it is.
 */
const REACHES = [4, 32, 256].map((kilobytes) => kilobytes * 1024);

/**
 * Whether something existsNearEnd in the last bytes of a file, sought from its end.
 *
 * @param where Not before `from`; so many bytes are `length` that `test` looks at from a place on.
 */
export async function existsNearEnd(
  source: Source,
  { from, length }: { from: number; length: number },
  test: (bytes: DataView, at: number) => boolean,
): Promise<boolean> {
  let end = source.size;
  for (const reach of REACHES) {
    const start = Math.max(from, source.size - reach);
    // What lies across two steps is whole in the second one.
    const bytes = await source.read(start, Math.min(source.size, end + length - 1) - start);
    for (let at = bytes.byteLength - length; at >= 0; at--) if (test(bytes, at)) return true;
    if (start === from) return false;
    end = start;
  }
  return false;
}
