/**
 * Which files are taken as photographs, and why the others are not. One test for the button, the drop,
 * the paste and the folder (DECISIONS 5).
 */

/** "up to 50MB each" (SPEC §5). Counted in binary, so that nobody is turned away for a definition. */
export const MAX_PHOTO_BYTES = 50 * 1024 * 1024;

/** Raw files of camera makers, for which most systems name no type, or a wrong one. */
export const rawExtensions = [
  '3fr',
  'arw',
  'cr2',
  'cr3',
  'crw',
  'dcr',
  'dng',
  'erf',
  'fff',
  'gpr',
  'iiq',
  'kdc',
  'mef',
  'mos',
  'mrw',
  'nef',
  'nrw',
  'orf',
  'pef',
  'raf',
  'raw',
  'rw2',
  'rwl',
  'sr2',
  'srf',
  'srw',
  'x3f',
] as const;

/** Picture formats that a browser may not know, though a retoucher does. */
export const unshownExtensions = ['tif', 'tiff', 'heic', 'heif', 'hif', 'jxl', 'psd', 'psb'] as const;

/** What every browser shows; needed where a system names no type for them. */
const shownExtensions = ['jpg', 'jpeg', 'png', 'webp', 'avif', 'gif', 'bmp'] as const;

/** For the file input: image types, and the extensions that browsers don't count among them. */
export const acceptAttribute = [
  'image/*',
  ...[...unshownExtensions, ...rawExtensions].map((extension) => `.${extension}`),
].join(',');

/** Why a file was left out. */
export type RejectionReason = 'type' | 'size' | 'empty' | 'duplicate';
export type Rejection = { name: string; reason: RejectionReason };

/** The letters after the last dot, in lower case; empty if there is none. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? name.slice(dot + 1).toLowerCase() : '';
}

const includes = (list: readonly string[], value: string) => list.includes(value);

/** Whether the file is a camera's raw file, which no browser can show. */
export const isRaw = (name: string): boolean => includes(rawExtensions, extensionOf(name));

/**
 * Whether a file says that it is a picture: by its type, or by its extension where the system knows no
 * type for it. What it *is* inside is looked at by the pre-flight, not here.
 */
export function isPhoto({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  if (type.startsWith('image/')) return true;
  const extension = extensionOf(name);
  // Some systems give a camera's raw file the type of another program's file, so its name counts more.
  if (includes(rawExtensions, extension) || includes(unshownExtensions, extension)) return true;
  const unknown = type === '' || type === 'application/octet-stream';
  return unknown && includes(shownExtensions, extension);
}

/**
 * Tells one file from another without reading it. Two files with the same key are the same photo to us;
 * in a list each key occurs once, so it also serves as React's key.
 */
export const photoKey = ({
  name,
  size,
  lastModified,
}: Pick<File, 'name' | 'size' | 'lastModified'>): string => `${name}/${size}/${lastModified}`;

/** Files that systems leave in folders and nobody chose: not worth a sentence. A Mac puts `._a.jpg` beside `a.jpg`. */
const isSystemFile = (file: File) =>
  /^(?:\._.*|thumbs\.db|desktop\.ini)$/i.test(file.name) || (file.name.startsWith('.') && !isPhoto(file));

/**
 * Divides files into those that join a list and those that are left out, each with its reason.
 *
 * @param files What was chosen, dropped or pasted, in order.
 * @param present What is in the list already.
 */
export function acceptPhotos(
  files: readonly File[],
  present: readonly File[],
): { accepted: File[]; rejected: Rejection[] } {
  const keys = new Set(present.map(photoKey));
  const accepted: File[] = [];
  const rejected: Rejection[] = [];
  for (const file of files) {
    if (isSystemFile(file)) continue;
    const reason = reasonAgainst(file, keys);
    if (reason) rejected.push({ name: file.name, reason });
    else accepted.push(file);
    keys.add(photoKey(file));
  }
  return { accepted, rejected };
}

function reasonAgainst(file: File, keys: ReadonlySet<string>): RejectionReason | undefined {
  if (!isPhoto(file)) return 'type';
  if (file.size === 0) return 'empty';
  if (file.size > MAX_PHOTO_BYTES) return 'size';
  return keys.has(photoKey(file)) ? 'duplicate' : undefined;
}
