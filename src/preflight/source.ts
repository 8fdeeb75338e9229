/**
 * Size of a block, in bytes, the unit of reading. A camera’s headers are close together, so a few blocks contain all
 * of them.
 */
const BLOCK = 8 * 1024;

/** Thrown when a read is not inside the source: past its end, at a negative offset, or in a file that became shorter. */
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
  /**
   * Reads exactly these bytes. Whatever the numbers are, rejects with `PastEnd` or `OverBudget`; if the file cannot be read,
   * with the browser's error.
   */
  read: (at: number, length: number) => Promise<DataView<ArrayBuffer>>;
  /**
   * Reads a few bytes in a part that is otherwise skipped, without fetching the blocks around them. Returns fewer if the file
   * became shorter.
   */
  skim: (at: number, length: number) => Promise<DataView<ArrayBuffer>>;
  /** Returns a part as a source of its own, such as the TIFF inside a JPEG, whose offsets count from its own start. */
  within: (start: number, size: number) => Source;
  bytesRead: () => number;
};

/** Read budget of a file: bytes, and time in ms, without the time that the storage takes. */
type Limits = { bytes: number; time: number };

/** Opens a file for random access. Reads nothing yet. */
export function openSource(file: Blob, limits: Limits): Source {
  /** The pieces of the file that were read, each from the start of a block. */
  const pieces: { start: number; bytes: ArrayBuffer }[] = [];
  const opened = performance.now();
  let storageTime = 0;
  let bytesRead = 0;

  /** Reads from the storage, which may be slow, or the thread busy with another file: this time does not count. */
  const fetchBytes = async (start: number, end: number) => {
    const part = file.slice(start, end);
    if (bytesRead + part.size > limits.bytes) throw new OverBudget(`${bytesRead + part.size} bytes`);
    bytesRead += part.size;
    const before = performance.now();
    const bytes = await part.arrayBuffer();
    storageTime += performance.now() - before;
    return bytes;
  };
  const pieceWith = (at: number, length: number) =>
    pieces.find(({ start, bytes }) => start <= at && at + length <= start + bytes.byteLength);

  const read = async (at: number, length: number) => {
    let piece = pieceWith(at, length);
    if (!piece) {
      const start = Math.floor(at / BLOCK) * BLOCK;
      piece = { start, bytes: await fetchBytes(start, Math.ceil((at + length) / BLOCK) * BLOCK) };
      pieces.push(piece);
    }
    const bytes = piece.bytes.slice(at - piece.start, at - piece.start + length);
    // The file is shorter than when it was opened: it has changed on the disk.
    if (bytes.byteLength < length) throw new PastEnd('The file became shorter');
    return new DataView(bytes);
  };
  const skim = async (at: number, length: number) =>
    pieceWith(at, length) ? read(at, length) : new DataView(await fetchBytes(at, at + length));

  const partOf = (offset: number, size: number): Source => {
    /** Converts an offset in the part to one in the file. Throws if the read exceeds the part or the time. */
    const inFile = (at: number, length: number) => {
      if (!(at >= 0 && length >= 0 && at + length <= size)) throw new PastEnd(`${at} + ${length}`);
      if (performance.now() - opened - storageTime > limits.time) throw new OverBudget('time');
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
