/* Decides which files are accepted as photos, whichever way they are added (ordering 10). */

import { splitPresent } from '../lib/photo-key.ts';
import {
  extensionOf,
  foreignExtensions,
  kindsOf,
  photoKinds,
  photoExtensions,
  sidecarExtensions,
} from '../preflight/formats.ts';

/**
 * Size of the largest photo that is accepted, in bytes (ordering 11). In binary, so that a file of 50 MB by either
 * definition is accepted.
 */
export const MAX_PHOTO_BYTES = 50 * 1024 * 1024;

/** Maximum number of photos in a list. A server has to take a list in one request (ordering 30). */
export const MAX_PHOTOS = 2000;

/** For the file input: image types, and the extensions that browsers don't count among them. */
export const acceptAttribute = ['image/*', ...photoExtensions.map((extension) => `.${extension}`)].join(',');

/** Why a file was left out. */
export type RejectionReason = 'type' | 'format' | 'sidecar' | 'size' | 'empty' | 'duplicate' | 'number';
/** A file that was left out, and why. */
export type Rejection = { name: string; reason: RejectionReason };

/**
 * Whether a file claims to be an image: by its type, or by its extension if the system knows no type for it. The
 * pre-flight reads the content.
 */
export function isPhoto({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  const extension = extensionOf(name);
  // On drives that are not formatted by Apple, macOS stores the metadata of `a.jpg` in `._a.jpg`.
  if (name.startsWith('._')) return false;
  if (foreignExtensions.includes(extension) || sidecarExtensions.includes(extension)) return false;
  if (type.startsWith('image/')) return true;
  // Some systems give a camera's raw file the type of another program's file, so its name counts more.
  if (kindsOf(extension).some((kind) => photoKinds[kind].shown !== 'everywhere')) return true;
  const isUnknown = type === '' || type === 'application/octet-stream';
  return isUnknown && photoExtensions.includes(extension);
}

/** Files that operating systems leave in folders. They are dropped without a message. */
const isSystemFile = (file: File) =>
  /^(?:thumbs\.db|desktop\.ini)$/i.test(file.name) || (file.name.startsWith('.') && !isPhoto(file));

/**
 * Divides files into those that join a list and those that are left out, each with its reason.
 *
 * @param files the chosen, dropped or pasted files, in order.
 * @param present the files already in the list.
 */
export function acceptPhotos(
  files: readonly File[],
  present: readonly File[],
): { accepted: File[]; rejected: Rejection[] } {
  const photos: File[] = [];
  const rejected: Rejection[] = [];
  for (const file of files) {
    if (isSystemFile(file)) continue;
    const reason = rejectionReason(file);
    if (reason) rejected.push({ name: file.name, reason });
    else photos.push(file);
  }
  const added = splitPresent(present, photos);
  const repeated = added.present.map(({ name }) => ({ name, reason: 'duplicate' as const }));
  const free = Math.max(0, MAX_PHOTOS - present.length);
  const surplus = added.missing.slice(free).map(({ name }) => ({ name, reason: 'number' as const }));
  return { accepted: added.missing.slice(0, free), rejected: [...surplus, ...repeated, ...rejected] };
}

function rejectionReason(file: File): RejectionReason | undefined {
  if (!isPhoto(file)) {
    const extension = extensionOf(file.name);
    if (sidecarExtensions.includes(extension)) return 'sidecar';
    return foreignExtensions.includes(extension) ? 'format' : 'type';
  }
  if (file.size === 0) return 'empty';
  return file.size > MAX_PHOTO_BYTES ? 'size' : undefined;
}
