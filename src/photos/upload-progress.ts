/** A list's progress: given to the list that is being sent, read by each of its photos. */
export type UploadProgress = ReturnType<typeof createUploadProgress>;

/**
 * How much of each photo has left the device. It lives outside React's state: it changes many times a
 * second, and concerns one line of a list of three hundred.
 *
 * One request carries the whole list, so a photo's share follows from byte offsets (DECISIONS 2).
 */
export function createUploadProgress() {
  let share: number | null = null;
  let total = 0;
  let offsets = new Map<File, number>();
  const listeners = new Set<() => void>();
  const set = (next: number | null) => {
    share = next;
    for (const listener of listeners) listener();
  };

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** The list is about to be sent. */
    start(files: readonly File[]) {
      offsets = new Map();
      total = 0;
      for (const file of files) {
        offsets.set(file, total);
        total += file.size;
      }
      set(0);
    },
    /** So much of the request has left. It is a little larger than its files, so only the share counts. */
    report: (loaded: number, size: number) => set(size > 0 ? Math.min(1, loaded / size) : 0),
    /** Nothing is being sent any more. */
    clear: () => set(null),
    /** Bytes of the list, and how many of them have left; 0 of 0 while nothing is being sent. */
    bytes: () => (share === null ? { sent: 0, total: 0 } : { sent: share * total, total }),
    /** Percent of one photo that has left; `null` while nothing is being sent, or for a photo that isn't in it. */
    percent(file: File): number | null {
      const start = offsets.get(file);
      return share === null || start === undefined ? null : percentOf(share, start, file.size, total);
    },
  };
}

/** Percent of one photo, in steps of 5, so that a line is drawn 20 times at most. */
export function percentOf(share: number, start: number, size: number, total: number): number {
  const done = (share * total - start) / Math.max(1, size);
  return Math.round(Math.min(1, Math.max(0, done)) * 20) * 5;
}
