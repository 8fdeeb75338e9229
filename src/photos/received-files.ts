/*
 * Reads dropped, pasted and chosen files, and folders. The entries of a drop must be read synchronously during the event:
 * afterward the browser empties the list.
 */

import { splitPresent } from '../lib/photo-key.ts';
import { createRetryingLoader } from '../lib/retrying-loader.ts';
import { isPhoto } from './accept.ts';

// The code that reads folders and contents is not in the first load, because few visitors need it.
const readingCode = createRetryingLoader(() => import('./read-files.ts'));

/**
 * Files that were chosen, dropped or pasted. A folder counts as its photos, without sidecars and catalogs. A drop may have
 * neither: an image of another website is only a link, and what is in an archive or an email may be no file yet.
 */
export type Received = {
  files: File[];
  /** Names of the folders among them. The message that a folder has no photos names them. */
  folders?: string[];
  /** Set if a folder has photos that were not read: too many, too deep, or unreadable. */
  isPartial?: boolean;
};

/** Whether a drag or a paste carries files, as opposed to text. */
export const hasFiles = (data: DataTransfer | null): boolean => data?.types.includes('Files') ?? false;

/** Returns the files of a drop or a paste, and the photos inside its folders, sorted by name. */
export async function filesFrom(data: DataTransfer): Promise<Received> {
  const plain = Array.from(data.files);
  const entries = Array.from(data.items).flatMap((item) => item.webkitGetAsEntry() ?? []);
  const folders = entries.filter((entry) => entry.isDirectory).map(({ name }) => name);
  // A file made in code, as by a test or a paste, has no entry in some browsers: then the plain list counts.
  if (folders.length === 0) return { files: plain };
  const received: Received = { files: [], folders };
  try {
    const { collect } = await readingCode.load();
    for (const entry of entries) await collect(entry, received, 0);
    return received;
  } catch {
    // The code did not load. The plain list has the folders, too, as files that cannot be read.
    return { files: plain.filter(({ name }) => !folders.includes(name)), folders, isPartial: true };
  }
}

/** Returns the photos of a chosen folder. `files` has all files in it and in its inner folders. */
export async function filesInFolder(files: readonly File[]): Promise<Received> {
  const folders = files.slice(0, 1).map((file) => file.webkitRelativePath.split('/')[0] ?? '');
  try {
    const { photosAmong } = await readingCode.load();
    return { ...(await photosAmong(files)), folders };
  } catch {
    return { files: [], folders, isPartial: true };
  }
}

/**
 * Identifies by content the files that `acceptPhotos` would get wrong: photos without a type, because a phone’s or a camera’s
 * copy may have neither type nor extension, and different photos with the same `photoKey`. If the code does not load, the
 * files stay as they are.
 *
 * @param present the files already in the list.
 */
export async function identifyByContent(files: File[], present: readonly File[]): Promise<File[]> {
  if (files.every(isPhoto) && splitPresent(present, files).present.length === 0) return files;
  const code = await readingCode.load().catch(() => null);
  return code ? code.withKeysByContent(await code.withTypesByContent(files), present) : files;
}
