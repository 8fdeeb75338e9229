/**
 * Size of a block, in bytes, the unit of reading. A camera’s headers are close together, so a few blocks contain all
 * of them.
 */
const BLOCK = 8 * 1024;

/** Thrown when an offset in the file points past its end. */
export class PastEnd extends Error {}

/** Thrown when the byte or time budget is exceeded. Such a file is corrupt or malicious. */
export class OverBudget extends Error {}

/** A run of bytes in a source. */
export type ByteRange = { at: number; length: number };

/** A file with random access, or a part of one. Counts the bytes that were read. */
export type Source = {
  size: number;
  /** Offset in the file; more than 0 if the source is a part of it. */
  offset: number;
  /** Reads exactly these bytes. Throws `PastEnd` and `OverBudget`, and no other error for any numbers. */
  read: (at: number, length: number) => Promise<DataView<ArrayBuffer>>;
  /** Reads a few bytes in a part that is otherwise skipped, without fetching the blocks around them. */
  skim: (at: number, length: number) => Promise<DataView<ArrayBuffer>>;
  /** Returns a part as a source of its own, such as the TIFF inside a JPEG, whose offsets count from its own start. */
  within: (start: number, size: number) => Source;
  bytesRead: () => number;
};

/** Read budget of a file: bytes, and time in ms, without the time that the storage takes. */
type Limits = { bytes: number; time: number };

/** Opens a file for random access. Reads nothing yet. */
export function openSource(file: Blob, limits: Limits): Source {
  const blocks = new Map<number, Uint8Array>();
  const opened = performance.now();
  let storageTime = 0;
  let bytesRead = 0;

  /** Reads from the storage, which may be slow, or the thread busy with another file: this time does not count. */
  const fetchBytes = async (start: number, end: number) => {
    const part = file.slice(start, end);
    bytesRead += part.size;
    if (bytesRead > limits.bytes) throw new OverBudget(`${bytesRead} bytes`);
    const before = performance.now();
    const bytes = await part.arrayBuffer();
    storageTime += performance.now() - before;
    return bytes;
  };
  /** Fetches a run of blocks in one read, without those at its start that are already cached. */
  const fetchBlocks = async (first: number, last: number) => {
    while (first <= last && blocks.has(first)) first++;
    if (first > last) return;
    const bytes = new Uint8Array(await fetchBytes(first * BLOCK, (last + 1) * BLOCK));
    for (let index = first; index <= last; index++) {
      blocks.set(index, bytes.subarray((index - first) * BLOCK, (index - first + 1) * BLOCK));
    }
  };

  const read = async (at: number, length: number) => {
    const bytes = new Uint8Array(length);
    if (length === 0) return new DataView(bytes.buffer);
    const [first, last] = [Math.floor(at / BLOCK), Math.floor((at + length - 1) / BLOCK)];
    await fetchBlocks(first, last);
    for (let index = first; index <= last; index++) {
      const from = Math.max(at, index * BLOCK);
      const part = blocks.get(index)?.subarray(from - index * BLOCK, at + length - index * BLOCK);
      // The file is shorter than when it was opened: it has changed on the disk.
      if (!part?.length) throw new PastEnd('The file became shorter');
      bytes.set(part, from - at);
    }
    return new DataView(bytes.buffer);
  };
  const skim = async (at: number, length: number) => {
    const isCached = [at, at + length - 1].every((end) => blocks.has(Math.floor(end / BLOCK)));
    return isCached ? read(at, length) : new DataView(await fetchBytes(at, at + length));
  };

  const partOf = (offset: number, size: number): Source => {
    /** Converts an offset in the part to one in the file. Throws if the read exceeds the part or the budget. */
    const inFile = (at: number, length: number) => {
      if (!(at >= 0 && length >= 0 && at + length <= size)) throw new PastEnd(`${at} + ${length}`);
      if (performance.now() - opened - storageTime > limits.time) throw new OverBudget('time');
      if (length > limits.bytes) throw new OverBudget(`${length} bytes`);
      return offset + at;
    };
    return {
      size,
      offset,
      bytesRead: () => bytesRead,
      read: async (at, length) => read(inFile(at, length), length),
      skim: async (at, length) => skim(inFile(at, length), length),
      within: (start, length) => partOf(offset + start, Math.max(0, Math.min(size - start, length))),
    };
  };
  return partOf(0, file.size);
}

/** Resolves to `undefined` if the read fails, as for a directory past the end. An exhausted budget still throws. */
export async function orNothing<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof OverBudget) throw error;
    return undefined;
  }
}

export function ascii(view: DataView, at = 0, length = view.byteLength - at): string {
  let text = '';
  for (let index = at; index < Math.min(at + length, view.byteLength); index++) {
    text += String.fromCharCode(view.getUint8(index));
  }
  return text;
}
