import { type Rejection } from './accept.ts';
import { photoKey } from '../lib/photo-key.ts';

/** Bytes compared at a time. Photos that differ usually do so in the first block. */
const PIECE = 1024 * 1024;

/**
 * Leaves out copies: a file with the name and size of another but a later date, as a download or a second
 * export has. Only such pairs are read, byte by byte; two frames of two cameras may well share name and
 * size (uncompressed RAW always does), and none of them may be lost.
 *
 * @returns `null` if there is no such pair, so that nothing has to be waited for.
 */
export function leaveOutCopies(
  files: readonly File[],
  present: readonly File[],
): Promise<{ accepted: File[]; rejected: Rejection[] }> | null {
  const twin = (file: File, others: readonly File[]) =>
    others.filter(
      (other) => other.name === file.name && other.size === file.size && photoKey(other) !== photoKey(file),
    );
  if (!files.some((file, index) => twin(file, [...present, ...files.slice(0, index)]).length > 0))
    return null;
  return (async () => {
    const accepted: File[] = [];
    const rejected: Rejection[] = [];
    for (const file of files) {
      const same = await Promise.all(
        twin(file, [...present, ...accepted]).map((other) => hasSameBytes(file, other)),
      );
      if (same.includes(true)) rejected.push({ name: file.name, reason: 'duplicate' });
      else accepted.push(file);
    }
    return { accepted, rejected };
  })();
}

async function hasSameBytes(a: File, b: File): Promise<boolean> {
  try {
    for (let start = 0; start < a.size; start += PIECE) {
      const [one, other] = await Promise.all([bytesOf(a, start), bytesOf(b, start)]);
      if (one.some((byte, index) => byte !== other[index])) return false;
    }
    return true;
  } catch {
    // A file that can't be read can't be called a copy.
    return false;
  }
}

const bytesOf = async (file: File, start: number) =>
  new Uint8Array(await file.slice(start, start + PIECE).arrayBuffer());
