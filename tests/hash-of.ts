import { createHash } from 'node:crypto';

/** Returns the SHA-256 of the bytes, in hex. */
export const hashOf = (bytes: Uint8Array | string): string =>
  createHash('sha256').update(bytes).digest('hex');

/** Returns the hashes of files in alphabetical order, to compare them with files of another order. */
export const hashesOf = (files: readonly { buffer: Uint8Array }[]): string[] =>
  files.map(({ buffer }) => hashOf(buffer)).toSorted();
