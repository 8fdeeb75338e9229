/**
 * Reads what was dropped or pasted, folders included. The entries must be taken synchronously, during the
 * event: afterwards the browser empties the list.
 */

import { isPhoto } from './accept.ts';

/** A folder may hold folders; beyond this depth it is no shoot but a disk. */
const MAX_DEPTH = 8;
/** Photos that are taken from folders. More in one drop is a mistake, and would stop the page. */
const MAX_PHOTOS = 2000;
/** Folders that Windows and macOS keep on a card. They cannot be read, and hold no photos. */
const SYSTEM_FOLDER = /^(?:[.$]|System Volume Information$)/;

/** Files that were chosen, dropped or pasted: of a folder only its photos, not the sidecars and catalogs beside them. */
export type Received = {
  files: File[];
  /** Names of folders, if any were dropped: said when no photo is found in them. */
  folders?: string[];
  /** Set if a folder has photos that were not read: too many, too deep, or unreadable. */
  isPartial?: boolean;
};

/** Whether a drag or a paste carries files, as opposed to text. */
export const hasFiles = (data: DataTransfer | null): boolean => data?.types.includes('Files') ?? false;

/** The files of a drop or a paste, those inside folders too, in the order of their names. */
export async function filesFrom(data: DataTransfer): Promise<Received> {
  const plain = Array.from(data.files);
  const entries = Array.from(data.items, (item) => item.webkitGetAsEntry?.() ?? null).filter(
    (entry) => entry !== null,
  );
  const folders = entries.filter((entry) => entry.isDirectory).map(({ name }) => name);
  // A file made in code, as by a test or a paste, has no entry in some browsers: then the plain list counts.
  if (folders.length === 0) return { files: plain };
  const received = { files: [], folders, isPartial: false };
  for (const entry of entries) await collect(entry, received, 0);
  return received;
}

async function collect(entry: FileSystemEntry, received: Received, depth: number): Promise<void> {
  if (received.files.length >= MAX_PHOTOS || depth > MAX_DEPTH) {
    received.isPartial = true;
  } else if (isFile(entry)) {
    const file = await new Promise<File | null>((resolve) => entry.file(resolve, () => resolve(null)));
    // A file may have been moved away, or there is no permission to read it.
    if (!file) received.isPartial ||= isPhoto({ name: entry.name, type: '' });
    else if (depth === 0 || isPhoto(file)) received.files.push(file);
  } else if (isFolder(entry)) {
    const children = await childrenOf(entry.createReader(), received);
    const byName = children.toSorted((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
    for (const child of byName) {
      if (!child.isDirectory || !SYSTEM_FOLDER.test(child.name)) await collect(child, received, depth + 1);
    }
  }
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

/** `readEntries` answers at most 100 at a time, and an empty list at the end. */
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
