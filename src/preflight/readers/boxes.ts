import { ascii, type Source } from '../source.ts';

/** Maximum number of boxes read on one level. A torn or hostile file may seem to have millions. */
const MAX_BOXES = 200;

/** A box (ISO/IEC 14496-12, 4.2): its data, and the offset at which it ends in the part that it is in. */
export type Box = { type: string; data: Source; end: number };

/**
 * Reads one level of boxes, after skipping a number of bytes. `isWhole` is false if the last box is longer than the part
 * that it is in, or states a size below 8.
 */
export async function boxesIn(source: Source, skip = 0): Promise<{ boxes: Box[]; isWhole: boolean }> {
  const boxes: Box[] = [];
  let at = skip;
  while (at + 8 <= source.size && boxes.length < MAX_BOXES) {
    const head = await source.skim(at, Math.min(24, source.size - at));
    const type = ascii(head, 4, 4);
    const short = head.getUint32(0);
    // The size consists of printable characters, and as a number ends behind the file: this is text, and no box.
    const isText = /^[\t\n\r -~]{4}$/.test(ascii(head, 0, 4)) && at + short > source.size;
    // Data behind the last box, such as a note, or empty memory of a recovered file.
    if (isText || !/^[ -~]{4}$/.test(type)) return { boxes, isWhole: true };
    const isLong = short === 1 && head.byteLength >= 16;
    const size = isLong ? Number(head.getBigUint64(8)) : short === 0 ? source.size - at : short;
    if (size < 8) return { boxes, isWhole: false };
    const front = isLong ? 16 : 8;
    boxes.push({
      type: type === 'uuid' ? uuidStart(head, front) : type,
      data: source.within(at + front, size - front),
      end: at + size,
    });
    at += size;
  }
  return { boxes, isWhole: at <= source.size };
}

/** A `uuid` box is identified by the first eight digits of its UUID. */
const uuidStart = (view: DataView, at: number) =>
  view.byteLength >= at + 4 ? view.getUint32(at).toString(16).padStart(8, '0') : 'uuid';

export const findBox = (boxes: readonly Box[], type: string) => boxes.find((box) => box.type === type);

/** Reads the boxes inside a box, after skipping a number of its own bytes. */
export const boxesInside = async (box: Box | undefined, skip?: number): Promise<Box[]> =>
  box ? (await boxesIn(box.data, skip)).boxes : [];
