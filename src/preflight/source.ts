/** Read in blocks of this size: a camera's headers lie close together, so a few of them hold everything. */
const BLOCK = 8 * 1024;

/** The file names a place behind its own end: what should be there was cut off. */
export class PastEnd extends Error {}

/** More was to be read, or longer, than a header is worth. Such a file is broken, or was made to keep us busy. */
export class OverBudget extends Error {}

/** Numbers that no camera writes: whatever they would describe, it isn't there. */
export class Nonsense extends Error {}

/** A file that is read at single places, and counts what was read of it. */
export type Source = {
  size: number;
  /** Exactly these bytes. Throws `PastEnd` and `OverBudget`, and no other error for any numbers. */
  read: (at: number, length: number) => Promise<DataView>;
  /** A part of the file as a blob, of which nothing is read. */
  slice: (at: number, length: number, type?: string) => Blob;
  bytesRead: () => number;
};

/** How much of a file may be read, and until when. */
export type Limits = {
  bytes: number;
  /** On the clock of `performance.now()`. */
  until: number;
};

/** Opens a file for reading in places. Nothing is read yet. */
export function openSource(file: Blob, limits: Limits): Source {
  const blocks = new Map<number, Uint8Array>();
  let total = 0;

  /** Fetches a run of blocks at once, as far as they aren't here. */
  const fetchBlocks = async (first: number, last: number) => {
    while (first <= last && blocks.has(first)) first++;
    if (first > last) return;
    const part = file.slice(first * BLOCK, (last + 1) * BLOCK);
    total += part.size;
    if (total > limits.bytes) throw new OverBudget(`${total} bytes`);
    const bytes = new Uint8Array(await part.arrayBuffer());
    for (let index = first; index <= last; index++) {
      blocks.set(index, bytes.subarray((index - first) * BLOCK, (index - first + 1) * BLOCK));
    }
  };

  return {
    size: file.size,
    slice: (at, length, type) => file.slice(at, at + length, type),
    bytesRead: () => total,
    async read(at, length) {
      if (!(at >= 0 && length >= 0 && at + length <= file.size)) throw new PastEnd(`${at} + ${length}`);
      if (performance.now() > limits.until) throw new OverBudget('time');
      if (length > limits.bytes) throw new OverBudget(`${length} bytes`);
      if (length === 0) return new DataView(new ArrayBuffer(0));
      const first = Math.floor(at / BLOCK);
      const last = Math.floor((at + length - 1) / BLOCK);
      await fetchBlocks(first, last);
      return joined(blocks, { first, last, at, length });
    },
  };
}

function joined(
  blocks: ReadonlyMap<number, Uint8Array>,
  { first, last, at, length }: { first: number; last: number; at: number; length: number },
): DataView {
  const bytes = new Uint8Array(length);
  for (let index = first; index <= last; index++) {
    const block = blocks.get(index) ?? new Uint8Array();
    const start = index * BLOCK;
    const from = Math.max(0, at - start);
    const part = block.subarray(from, Math.min(block.length, at + length - start));
    // Shorter than it was when it was opened: the file has changed under our hands.
    if (part.length === 0) throw new PastEnd('The file became shorter');
    bytes.set(part, start + from - at);
  }
  return new DataView(bytes.buffer);
}

/** A part of a source as one of its own, as the TIFF that lies in a JPEG, whose offsets count from its own start. */
export function within(source: Source, start: number, size: number): Source {
  const end = Math.min(source.size, start + size) - start;
  return {
    size: Math.max(0, end),
    bytesRead: source.bytesRead,
    slice: (at, length, type) => source.slice(start + at, Math.max(0, Math.min(length, end - at)), type),
    read: (at, length) =>
      at >= 0 && length >= 0 && at + length <= end
        ? source.read(start + at, length)
        : Promise.reject(new PastEnd(`${at} + ${length}`)),
  };
}

/** Bytes as the letters that they mostly are in headers. */
export function ascii(view: DataView, at = 0, length = view.byteLength - at): string {
  let text = '';
  for (let index = at; index < Math.min(at + length, view.byteLength); index++) {
    text += String.fromCharCode(view.getUint8(index));
  }
  return text;
}
