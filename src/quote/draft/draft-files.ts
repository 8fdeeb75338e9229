import { photoKey } from '../../photos/accept.ts';
import type { QuoteState } from '../quote-state.ts';
import { givenUp, roomFor, type Estimate } from './draft-room.ts';
import type { DraftStore } from './draft-store.ts';

/**
 * Keeps a draft's files in storage: each is written once, and removed once no list names it. What does not fit is
 * given up, other forms' drafts first, then this one's oldest files.
 */
export function createDraftFiles(key: string, store: DraftStore, estimate: () => Promise<Estimate>) {
  /** Sizes of the files that lie in storage, by `photoKey`. */
  const stored = new Map<string, number>();
  const keptBytes = () => Array.from(stored.values()).reduce((sum, size) => sum + size, 0);

  async function put(photo: string, file: File): Promise<boolean> {
    try {
      await store.putFile(key, photo, file);
      stored.set(photo, file.size);
      return true;
    } catch {
      return false;
    }
  }

  async function drop(photo: string) {
    stored.delete(photo);
    await store.removeFile(key, photo);
  }

  async function choose(sizes: { key: string; size: number }[]): Promise<ReadonlySet<string>> {
    const out = givenUp(sizes, roomFor(await estimate(), keptBytes()));
    const mayGrow = out.size > 0 && (await store.giveUpOldest(key));
    return mayGrow ? choose(sizes) : out;
  }

  return {
    /** Reads what lies there already. */
    async load(): Promise<Map<string, File>> {
      const files = await store.files(key);
      for (const [photo, file] of files) stored.set(photo, file.size);
      return files;
    },

    /**
     * Makes storage hold these files and no other.
     *
     * @param wanted All files of the draft, in the order in which they were added.
     * @param isOver Asked before each file: the draft may end while three hundred are being written.
     * @returns the keys of those that could not be kept.
     */
    async keep(wanted: ReadonlyMap<string, File>, isOver: () => boolean): Promise<ReadonlySet<string>> {
      for (const photo of stored.keys()) if (!wanted.has(photo)) await drop(photo);
      if (Array.from(wanted.keys()).every((photo) => stored.has(photo))) return new Set();

      const out = new Set(await choose(Array.from(wanted, ([photo, { size }]) => ({ key: photo, size }))));
      for (const photo of out) if (stored.has(photo)) await drop(photo);
      // One after the other: three hundred writes at once would each wait for all the others.
      for (const [photo, file] of wanted) {
        if (isOver()) break;
        if (out.has(photo) || stored.has(photo)) continue;
        if (!(await put(photo, file))) out.add(photo);
      }
      return out;
    },

    has: (photo: string) => stored.has(photo),
    forget: () => stored.clear(),
  };
}

export type DraftFiles = ReturnType<typeof createDraftFiles>;

/** The browser's own estimate; empty where it gives none. */
export async function browserEstimate(): Promise<Estimate> {
  try {
    return await navigator.storage.estimate();
  } catch {
    return {};
  }
}

/** All files of a form, by `photoKey`, in the order of its lists. */
export const filesOf = ({ photos, references }: QuoteState) =>
  new Map([...photos, ...references].map((file) => [photoKey(file), file]));

/** Lets go of files that neither the form nor storage has any more: a long visit may see thousands. */
export function letGo(seen: Map<string, File>, state: QuoteState, kept: DraftFiles | null): void {
  const shown = filesOf(state);
  if (seen.size === shown.size) return;
  for (const photo of seen.keys()) if (!shown.has(photo) && !kept?.has(photo)) seen.delete(photo);
}
