import { ascii, type Source } from '../source.ts';

/** Maximum number of boxes read on one level. */
const MAX_BOXES = 200;

/** A box (ISO/IEC 14496-12, 4.2): its offset and its size with the header, and the offset of its data, in bytes. */
export type Box = { type: string; at: number; size: number; data: number };

/** Reads one level of boxes. `isWhole` is false if the last box is longer than the part that it is in. */
export async function boxesIn(
  source: Source,
  start = 0,
  end = source.size,
): Promise<{ boxes: Box[]; isWhole: boolean }> {
  const boxes: Box[] = [];
  let at = start;
  while (at + 8 <= end && boxes.length < MAX_BOXES) {
    const head = await source.skim(at, Math.min(24, source.size - at));
    const type = ascii(head, 4, 4);
    // Data behind the last box, such as empty memory of a recovered file.
    if (!/^[ -~]{4}$/.test(type)) return { boxes, isWhole: true };
    const short = head.getUint32(0);
    const isLong = short === 1 && head.byteLength >= 16;
    const size = isLong ? Number(head.getBigUint64(8)) : short === 0 ? end - at : short;
    if (size < 8) return { boxes, isWhole: false };
    const data = at + (isLong ? 16 : 8);
    boxes.push({ type: type === 'uuid' ? uuidStart(head, data - at) : type, at, size, data });
    at += size;
  }
  return { boxes, isWhole: at <= end };
}

/** A `uuid` box is identified by the first eight digits of its UUID. */
const uuidStart = (view: DataView, at: number) =>
  view.byteLength >= at + 4 ? view.getUint32(at).toString(16).padStart(8, '0') : 'uuid';

export const findBox = (boxes: readonly Box[], type: string) => boxes.find((box) => box.type === type);

/** Reads the boxes inside a box, after skipping a number of its own bytes. */
export const boxesInside = async (source: Source, box: Box | undefined, skip = 0): Promise<Box[]> =>
  box ? (await boxesIn(source, box.data + skip, Math.min(source.size, box.at + box.size))).boxes : [];

export const boxSource = (source: Source, box: Box, skip = 0): Source =>
  source.within(box.data + skip, box.size - (box.data - box.at) - skip);
