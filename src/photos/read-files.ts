import { photoKey } from '../lib/photo-key.ts';
import { inTime, wait } from '../lib/wait.ts';
import { fingerprint } from '../preflight/fingerprint.ts';
import { extensionOf, isPhotoKind } from '../preflight/formats.ts';
import { sniff, SNIFF_BYTES } from '../preflight/sniff.ts';
import { isPhoto, MAX_PHOTOS } from './accept.ts';
import type { Received } from './received-files.ts';

/* Reads folders, and the contents of files that cannot be told by name, type and key. */

/** Levels of folders that are read. A deeper tree is a whole disk rather than a shoot. */
const MAX_DEPTH = 8;
/** Folders that Windows and macOS keep on a card. They cannot be read, and hold no photos. */
const SYSTEM_FOLDER = /^(?:[.$]|System Volume Information$)/;
/** Placeholder of a file that is in iCloud and not on the Mac, with macOS 13 or earlier: `.IMG_0412.HEIC.icloud`. */
const PLACEHOLDER = /^\.(.+)\.icloud$/;

/** Time after which a file counts as one that cannot be read, in ms: on a network or an ejected card, reading may hang. */
const FILE_LIMIT = 10_000;

const byNumber = new Intl.Collator('en', { numeric: true });

/** Compares names by the numbers in them. “Day 1” and “Day 01” are not equal: their files would be mixed. */
function compareNames(one: string, other: string): number {
  if (one === other) return 0;
  return byNumber.compare(one, other) || (one < other ? -1 : 1);
}

/** Adds a file, or the photos in a folder, to what was received. */
export async function collect(entry: FileSystemEntry, received: Received, depth: number): Promise<void> {
  if (received.files.length >= MAX_PHOTOS || depth > MAX_DEPTH) {
    await leaveOut(entry, received);
  } else if (isFile(entry)) {
    const file = await new Promise<File | null>((resolve) => entry.file(resolve, () => resolve(null)));
    // A file may have been moved away, or there is no permission to read it.
    if (!file) received.isPartial ||= isNamedPhoto(entry);
    else if (depth === 0 || (await isPhotoInFolder(file))) received.files.push(file);
    else received.isPartial ||= isMissingPhoto(file);
  } else if (isFolder(entry)) {
    const children = await childrenOf(entry.createReader(), received);
    for (const child of children.toSorted((a, b) => compareNames(a.name, b.name))) {
      if (!child.isDirectory || !SYSTEM_FOLDER.test(child.name)) await collect(child, received, depth + 1);
    }
  }
}

/** Returns the photos of a chosen folder, by the same rules as `collect`. */
export async function photosAmong(files: readonly File[]): Promise<Received> {
  const candidates = files.filter((file) => {
    const inner = foldersOf(file).slice(1);
    return !inner.some((name) => SYSTEM_FOLDER.test(name));
  });
  const arePhotos = await Promise.all(candidates.map(isPhotoInFolder));
  const photos = candidates.filter((_file, index) => arePhotos[index]);
  const chosen = photos
    .filter((file) => foldersOf(file).length <= MAX_DEPTH)
    .toSorted(compareByPath)
    .slice(0, MAX_PHOTOS);
  return { files: chosen, isPartial: chosen.length < photos.length || candidates.some(isMissingPhoto) };
}

/**
 * Whether a file in a folder is a photo. If its name has no extension, its content decides, because other files in a
 * folder are left out without a message. Files whose names begin with a dot are hidden.
 */
async function isPhotoInFolder(file: File): Promise<boolean> {
  if (extensionOf(file.name) !== '' || file.name.startsWith('.')) return isPhoto(file);
  const [typed = file] = await withTypesByContent([file]);
  return isPhoto(typed);
}

/** Compares by the name of each folder and then of the file, in the order in which `collect` reads them. */
function compareByPath(one: File, other: File): number {
  const otherNames = other.webkitRelativePath.split('/');
  for (const [index, name] of one.webkitRelativePath.split('/').entries()) {
    const order = compareNames(name, otherNames[index] ?? '');
    if (order !== 0) return order;
  }
  return 0;
}

const foldersOf = (file: File) => file.webkitRelativePath.split('/').slice(0, -1);

/** Leaves out an entry. If it is a photo, or a folder that directly contains a photo or a folder, sets `isPartial`. */
async function leaveOut(entry: FileSystemEntry, received: Received): Promise<void> {
  const entries = isFolder(entry) ? await childrenOf(entry.createReader(), received) : [entry];
  received.isPartial ||= entries.some((child) => child.isDirectory || isNamedPhoto(child));
}

const isNamedPhoto = ({ name }: { name: string }) => isPhoto({ name, type: '' });
const isMissingPhoto = ({ name }: File) => isNamedPhoto({ name: PLACEHOLDER.exec(name)?.[1] ?? '' });
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

/** Reads all entries of a folder. `readEntries` returns at most 100 at a time, and an empty list at the end. */
async function childrenOf(reader: FileSystemDirectoryReader, received: Received): Promise<FileSystemEntry[]> {
  const all: FileSystemEntry[] = [];
  for (;;) {
    const batch = await new Promise<FileSystemEntry[] | null>((resolve) =>
      reader.readEntries(resolve, () => resolve(null)),
    );
    if (!batch) received.isPartial = true;
    if (!batch?.length) return all;
    all.push(...batch);
  }
}

/** Returns the files. One that is no photo by its name, and has no type, has the type that its first bytes show. */
export const withTypesByContent = (files: readonly File[]): Promise<File[]> =>
  // A file that cannot be read stays as it is.
  Promise.all(files.map(async (file) => (await inTime(wait, FILE_LIMIT, withTypeByContent(file))) ?? file));

async function withTypeByContent(file: File): Promise<File> {
  if (isPhoto(file) || !/^(?:application\/octet-stream)?$/.test(file.type)) return file;
  const kind = sniff(new DataView(await file.slice(0, SNIFF_BYTES).arrayBuffer()));
  // Any text file may contain an `<svg>` tag.
  if (!isPhotoKind(kind) || kind === 'svg') return file;
  return new File([file], file.name, { type: `image/${kind}`, lastModified: file.lastModified });
}

/**
 * Returns the files. A photo with the `photoKey` of another one, but other content, has a later time, so that their keys
 * differ: photos of two folders may have the same name, size and time.
 *
 * @param present the files already in the list.
 */
export async function withKeysByContent(files: readonly File[], present: readonly File[]): Promise<File[]> {
  const groups = Map.groupBy([...present, ...files], photoKey);
  const changed = new Map<File, File>();
  const separate = async (group: readonly File[]) => {
    const prints = await Promise.all(group.map(fingerprint));
    for (const [index, file] of group.entries()) {
      const print = prints[index] ?? '';
      if (print === prints[0]) continue;
      // By the content, so that a photo has the same key when it is added again. Without the first one in the list, it
      // has its own key, and is added twice.
      const lastModified = file.lastModified + 1 + Number.parseInt(print);
      changed.set(file, new File([file], file.name, { type: file.type, lastModified }));
    }
  };
  // Photos that cannot be read count as the same, and without HTTPS, where there is no fingerprint, all do.
  const repeated = [...groups.values()].filter((group) => group.length > 1);
  await Promise.all(repeated.map((group) => inTime(wait, FILE_LIMIT, separate(group))));
  return files.map((file) => changed.get(file) ?? file);
}
