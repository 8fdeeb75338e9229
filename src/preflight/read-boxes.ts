import { readExif } from './exif.ts';
import type { Embedded, Facts } from './photo-report.ts';
import { ascii, within, type Source } from './source.ts';
import { openTiff, pictureIfds, TAG } from './tiff.ts';

/** Boxes on one level that are looked through before a reader gives up. */
const MAX_BOXES = 200;

/** Canon's two boxes of its own, by their first eight hexadecimal digits: the notes, and the preview. */
const CANON_NOTES = '85c0b687';
const CANON_PREVIEW = 'eaf42b5e';

/** Clockwise quarter turns of HEIF's `irot` count the other way round; as EXIF's orientation. */
const TURNED = [1, 8, 3, 6] as const;

type Box = { type: string; at: number; size: number; data: number };

/** ISO's boxes, one level of them. A box that is longer than what it lies in was cut off. */
async function boxesIn(
  source: Source,
  start: number,
  end: number,
): Promise<{ boxes: Box[]; isWhole: boolean }> {
  const boxes: Box[] = [];
  let at = start;
  while (at + 8 <= end && boxes.length < MAX_BOXES) {
    const head = await source.read(at, Math.min(24, source.size - at));
    const type = ascii(head, 4, 4);
    const short = head.getUint32(0);
    const isLong = short === 1 && head.byteLength >= 16;
    const size = isLong ? Number(head.getBigUint64(8)) : short === 0 ? end - at : short;
    if (size < 8) return { boxes, isWhole: false };
    const data = at + (isLong ? 16 : 8);
    boxes.push({ type: type === 'uuid' ? hex(head, data - at) : type, at, size, data });
    at += size;
  }
  return { boxes, isWhole: at <= end };
}

const hex = (view: DataView, at: number) =>
  view.byteLength >= at + 4 ? view.getUint32(at).toString(16).padStart(8, '0') : 'uuid';

const find = (boxes: readonly Box[], type: string) => boxes.find((box) => box.type === type);
const inside = (source: Source, box: Box, skip = 0) => boxesIn(source, box.data + skip, box.at + box.size);
const part = (source: Source, box: Box, skip = 0) =>
  within(source, box.data + skip, box.size - (box.data - box.at) - skip);

/** HEIC and AVIF: sizes, turn and notes from the `meta` box. */
export async function readHeif(source: Source): Promise<Facts> {
  const { boxes, isWhole } = await boxesIn(source, 0, source.size);
  const findings: Facts['findings'] = isWhole ? [] : [{ code: 'truncated' }];
  const meta = find(boxes, 'meta');
  if (!meta) return { findings: [{ code: 'truncated' }] };
  const { boxes: parts } = await inside(source, meta, 4);
  const exif = await exifItem(source, parts);
  const facts: Facts = exif ? await readExif(exif) : {};
  // Its pixels are turned by the box `irot`; EXIF's word on it is a repetition, to be left alone.
  return { ...facts, ...(await properties(source, parts)), embedded: [], findings };
}

async function properties(source: Source, parts: readonly Box[]): Promise<Facts> {
  const holder = find(parts, 'iprp');
  const list = holder && find((await inside(source, holder)).boxes, 'ipco');
  const facts: Facts = { orientation: 1, width: 0, height: 0 };
  for (const box of list ? (await inside(source, list)).boxes : []) {
    if (box.type === 'ispe') {
      const size = await source.read(box.data + 4, 8);
      const [width, height] = [size.getUint32(0), size.getUint32(4)];
      // The tiles of a large picture state their sizes too.
      if (width * height > (facts.width ?? 0) * (facts.height ?? 0)) Object.assign(facts, { width, height });
    }
    if (box.type === 'irot') {
      facts.orientation = TURNED[(await source.read(box.data, 1)).getUint8(0) & 3] ?? 1;
    }
  }
  return facts;
}

/** The item of type `Exif`: its number from `iinf`, its place from `iloc`. */
async function exifItem(source: Source, parts: readonly Box[]): Promise<Source | null> {
  const names = find(parts, 'iinf');
  const places = find(parts, 'iloc');
  if (!names || !places) return null;
  const version = (await source.read(names.data, 1)).getUint8(0);
  const { boxes: items } = await inside(source, names, version === 0 ? 6 : 8);
  for (const item of items) {
    const info = await source.read(item.data, Math.min(16, item.size - 8));
    // Version 2 of the entry: four bytes of version, the number, its protection, the type.
    if (info.getUint8(0) !== 2 || ascii(info, 8, 4) !== 'Exif') continue;
    const place = await placeOf(source, places, info.getUint16(4));
    if (!place) return null;
    const skip = (await source.read(place.at, 4)).getUint32(0) + 4;
    return within(source, place.at + skip, place.length - skip);
  }
  return null;
}

/** An item's first extent, from the location box of version 0 or 1 with 4-byte offsets, which is what phones write. */
async function placeOf(source: Source, places: Box, wanted: number): Promise<Embedded | null> {
  const table = await part(source, places).read(0, places.size - (places.data - places.at));
  const version = table.getUint8(0);
  const isUsual = version <= 1 && table.getUint8(4) === 0x44;
  if (!isUsual) return null;
  const baseSize = table.getUint8(5) >> 4;
  let at = 8;
  for (let left = table.getUint16(6); left > 0 && at + 6 <= table.byteLength; left--) {
    const id = table.getUint16(at);
    at += (version === 1 ? 4 : 2) + 2 + baseSize;
    const extents = table.getUint16(at);
    if (id === wanted && extents > 0) return { at: table.getUint32(at + 2), length: table.getUint32(at + 6) };
    at += 2 + extents * 8;
  }
  return null;
}

/** Canon's CR3: notes as small TIFFs, and a preview of 1620 pixels in a box of its own. */
export async function readCr3(source: Source): Promise<Facts> {
  const { boxes, isWhole } = await boxesIn(source, 0, source.size);
  const movie = find(boxes, 'moov');
  const notes = movie && find((await inside(source, movie)).boxes, CANON_NOTES);
  if (!notes) return { findings: [{ code: 'truncated' }] };
  const { boxes: parts } = await inside(source, notes, 16);
  const noted = async (type: string) => {
    const box = find(parts, type);
    return box ? await readExif(part(source, box)) : {};
  };
  const main = await noted('CMT1');
  const shot = await noted('CMT2');
  const size = find(parts, 'CMT1');
  return {
    ...main,
    ...(size ? await sizeNoted(part(source, size)) : {}),
    exposure: shot.exposure ?? {},
    ...(shot.takenAt === undefined ? {} : { takenAt: shot.takenAt }),
    embedded: await canonPreviews(source, boxes, parts),
    findings: isWhole ? [] : [{ code: 'truncated' }],
  };
}

async function sizeNoted(notes: Source): Promise<Facts> {
  const tiff = await openTiff(notes);
  const [ifd] = tiff ? await pictureIfds(tiff) : [];
  const width = await ifd?.number(TAG.width);
  const height = await ifd?.number(TAG.height);
  return width && height ? { width, height } : {};
}

/** `THMB` (160 pixels) and `PRVW` (1620): a header each, the JPEG's length in it. */
async function canonPreviews(
  source: Source,
  boxes: readonly Box[],
  parts: readonly Box[],
): Promise<Embedded[]> {
  const holder = find(boxes, CANON_PREVIEW);
  const { boxes: inHolder } = holder ? await inside(source, holder, 24) : { boxes: [] };
  const found: Embedded[] = [];
  for (const [box, lengthAt] of [
    [find(parts, 'THMB'), 8],
    [find(inHolder, 'PRVW'), 12],
  ] as const) {
    if (!box) continue;
    const length = (await source.read(box.data + lengthAt, 4)).getUint32(0);
    if (box.data + 16 + length <= source.size) found.push({ at: box.data + 16, length });
  }
  return found;
}
