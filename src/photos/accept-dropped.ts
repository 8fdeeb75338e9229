/**
 * Reads what was dropped or pasted, folders included. The entries must be taken synchronously, during the
 * event: afterwards the browser empties the list.
 */

/** A folder may hold folders; beyond this depth it is no shoot but a disk. */
const MAX_DEPTH = 8;
/** More than this in one drop is a mistake, and would stop the page. */
const MAX_FILES = 2000;

export type Dropped = {
  files: File[];
  /** Names of folders, if any were dropped: said when no photo is found in them. */
  folders: string[];
};

/** Whether a drag or a paste carries files, as opposed to text. */
export const hasFiles = (data: DataTransfer | null): boolean => data?.types.includes('Files') ?? false;

/** The files of a drop or a paste, those inside folders too, in the order of their names. */
export async function filesFrom(data: DataTransfer): Promise<Dropped> {
  const plain = Array.from(data.files);
  const entries = Array.from(data.items, (item) => item.webkitGetAsEntry?.() ?? null).filter(
    (entry) => entry !== null,
  );
  // A file made in code, as by a test or a paste, has no entry in some browsers: then the plain list counts.
  if (!entries.some((entry) => entry.isDirectory)) return { files: plain, folders: [] };
  const found: File[] = [];
  for (const entry of entries) await collect(entry, found, 0);
  return { files: found, folders: entries.filter((entry) => entry.isDirectory).map(({ name }) => name) };
}

async function collect(entry: FileSystemEntry, found: File[], depth: number): Promise<void> {
  if (found.length >= MAX_FILES || depth > MAX_DEPTH) return;
  if (isFile(entry)) {
    const file = await new Promise<File | null>((resolve) => entry.file(resolve, () => resolve(null)));
    // An unreadable file (moved away, no permission) is one that was never dropped.
    if (file) found.push(file);
    return;
  }
  if (!isFolder(entry)) return;
  const children = await childrenOf(entry.createReader());
  const byName = children.toSorted((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
  for (const child of byName) await collect(child, found, depth + 1);
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

/** `readEntries` answers at most 100 at a time, and an empty list at the end. */
async function childrenOf(reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> {
  const all: FileSystemEntry[] = [];
  for (;;) {
    const batch = await new Promise<FileSystemEntry[]>((resolve) =>
      reader.readEntries(resolve, () => resolve([])),
    );
    if (batch.length === 0) return all;
    all.push(...batch);
  }
}
