import { createStore } from '../lib/store.ts';

/** Progress of an upload: written by the upload, read by each photo of a list. */
export type UploadProgress = ReturnType<typeof createUploadProgress>;

type Upload = {
  /** Part of the bytes that has been sent, from 0 to 1. */
  share: number;
  /** Bytes of all files. */
  total: number;
  offsets: ReadonlyMap<File, number>;
};

/**
 * Creates the record of how much of each photo has been sent. It is outside React's state, because it changes many times
 * a second and each change concerns one item of a long list.
 *
 * A request sends its photos in order, so a photo's share follows from byte offsets.
 */
export function createUploadProgress() {
  const upload = createStore<Upload | null>(null);

  return {
    subscribe: upload.subscribe,
    /** Starts the progress of these files, which are sent in this order. */
    start(files: readonly File[]) {
      const offsets = new Map<File, number>();
      let total = 0;
      for (const file of files) {
        offsets.set(file, total);
        total += file.size;
      }
      upload.set({ share: 0, total, offsets });
    },
    /** Records the bytes that have been sent. A request is a little larger than its files, so only the share counts. */
    report(loaded: number, size: number) {
      const now = upload.get();
      if (now) upload.set({ ...now, share: size > 0 ? Math.min(1, loaded / size) : 0 });
    },
    /** Ends the progress: nothing is being sent. */
    clear: () => upload.set(null),
    /** Bytes of all files, and how many of them have been sent; 0 of 0 while nothing is being sent. */
    bytes() {
      const now = upload.get();
      return now ? { sent: now.share * now.total, total: now.total } : { sent: 0, total: 0 };
    },
    /**
     * Percent of one photo that has been sent, in steps of 5, so that a photo renders about 20 times. `null` while nothing
     * is being sent, or for a photo that isn't in it.
     */
    percent(file: File): number | null {
      const now = upload.get();
      const start = now?.offsets.get(file);
      if (!now || start === undefined) return null;
      const done = (now.share * now.total - start) / Math.max(1, file.size);
      return Math.round(Math.min(1, Math.max(0, done)) * 20) * 5;
    },
  };
}

export const totalBytes = (files: readonly File[]): number => files.reduce((sum, { size }) => sum + size, 0);
