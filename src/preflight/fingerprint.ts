/** Bytes read from the start, the middle and the end each: enough to distinguish any two frames of one camera. */
const PART = 32 * 1024;
/** Largest share of a small file that each part may take, so that a RAW's read budget is kept. */
const SHARE = 0.01;
/** Minimum size of a part, in bytes: a smaller part could be equal in two different files. */
const LEAST = 4 * 1024;

/** Returns the size of each of the three parts, in bytes. */
const partLength = ({ size }: Blob) => Math.max(LEAST, Math.min(PART, Math.floor(size * SHARE)));

/** Returns the size of all parts, in bytes. */
export const fingerprintBytes = (file: Blob): number => 3 * partLength(file);

/**
 * Returns a hash of three parts, which distinguishes two files of the same size whatever their names. Returns `null`
 * if the browser has no cryptography, as on a page without HTTPS.
 */
export async function fingerprint(file: Blob): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const length = partLength(file);
  const middle = Math.max(0, Math.floor((file.size - length) / 2));
  const end = Math.max(0, file.size - length);
  const parts = new Blob([0, middle, end].map((at) => file.slice(at, at + length)));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await parts.arrayBuffer()));
  return `${file.size}/${Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
