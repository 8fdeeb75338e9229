/** A change is written after this time, in ms: off the path of the key, and no more is lost to a crash. */
const SAVE_DELAY = 400;

export type WriterParts = {
  write: () => Promise<void>;
  /** Asked after each write: whether there is something new to write by then. */
  isBehind: () => boolean;
  onFailure: () => void;
  /** Nothing is being written any more, whether it went well or not. */
  onRest: () => void;
};

/** When a draft is written: a moment after a change, one write at a time, and again while there is more. */
export function createDraftWriter({ write, isBehind, onFailure, onRest }: WriterParts) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writing: Promise<void> | null = null;

  async function writeAll() {
    try {
      do await write();
      while (isBehind());
    } catch {
      onFailure();
    } finally {
      writing = null;
      onRest();
    }
  }

  function cancel() {
    clearTimeout(timer);
    timer = undefined;
  }

  function start() {
    cancel();
    writing ??= writeAll();
  }

  return {
    soon(): void {
      timer ??= setTimeout(start, SAVE_DELAY);
    },
    /** What waits for its moment is written at once: there may be no later. */
    flush(): void {
      if (timer !== undefined) start();
    },
    /** What waits for its moment is not written. */
    cancel,
    hasWork: (): boolean => timer !== undefined || writing !== null,
    /** Resolves when what is being written now has been. */
    async rest(): Promise<void> {
      await writing;
    },
  };
}
