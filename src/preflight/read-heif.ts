import { boxesIn, boxesInside, boxSource, findBox, type Box } from './boxes.ts';
import { addJpeg } from './embedded-jpeg.ts';
import { readExif } from './exif.ts';
import { offerSize, type Embedded, type Metadata, type Reader } from './photo-report.ts';
import { ascii, orNothing, type Source } from './source.ts';

/** Bytes of a table of places or properties that are read: a picture of many tiles has some thousand items. */
const MAX_TABLE = 256 * 1024;
/** Bytes of a color profile that are read: Apple's Display P3 has 548. */
const MAX_PROFILE = 1024;
/** Items that are looked through. */
const MAX_ITEMS = 4096;

/** The main brands of image sequences (mp4ra.org). */
const SEQUENCE = /avis|avcs|jpgs|vvis|msf1|hev[cxms]/;

/** An item: a picture, one of its tiles, its thumbnail, or notes on it. */
type Item = { id: number; type: string };

/** An item's first part, and where the last one ends in the file. */
type Place = Embedded & { end: number };

/** HEIC and AVIF (ISO/IEC 23008-12): sizes, turn and notes from the `meta` box, JPEG thumbnails from its items. */
export const readHeif: Reader = async (source, metadata) => {
  const { boxes, isWhole } = await boxesIn(source);
  const meta = findBox(boxes, 'meta');
  const isSequence = SEQUENCE.test(ascii(await source.read(8, 4))) && findBox(boxes, 'moov');
  if (isSequence) metadata.findings.push({ code: 'animated' });
  if (!meta) {
    // A sequence may have no still.
    if (!isWhole || !isSequence) metadata.findings.push({ code: 'truncated' });
    return;
  }
  const parts = await boxesInside(source, meta, 4);
  const items = await itemsIn(source, findBox(parts, 'iinf'));
  const places = await placesIn(source, parts);
  const exif = items.find(({ type }) => type === 'Exif');
  const notes = exif && places.get(exif.id);
  if (notes) await orNothing(readNotes(source, notes, metadata));
  await readProperties(source, parts, metadata);
  for (const { id, type } of items) {
    const place = places.get(id);
    if (type === 'jpeg' && place) await addJpeg(source, place, metadata);
  }
  const end = Math.max(0, ...Array.from(places.values(), (place) => place.end));
  if (!isWhole || end > source.size) metadata.findings.push({ code: 'truncated' });
};

/** EXIF's item begins with the number of bytes in front of its TIFF (ISO/IEC 23008-12, annex A.2.1). */
async function readNotes(source: Source, { at, length }: Place, metadata: Metadata) {
  const skip = (await source.read(at, 4)).getUint32(0) + 4;
  await readExif(source.within(at + skip, length - skip), metadata);
}

/** The items from the box `iinf`: their numbers and types. */
async function itemsIn(source: Source, info: Box | undefined): Promise<Item[]> {
  if (!info) return [];
  const table = boxSource(source, info);
  if (table.size > MAX_TABLE) return [];
  const view = await table.read(0, table.size);
  const items: Item[] = [];
  // Read at once instead of box by box: a large picture has hundreds of entries.
  for (let at = view.getUint8(0) === 0 ? 6 : 8; at + 20 <= view.byteLength && items.length < MAX_ITEMS;) {
    const size = view.getUint32(at);
    const version = view.getUint8(at + 8);
    const id = version === 3 ? view.getUint32(at + 12) : view.getUint16(at + 12);
    if (version >= 2) items.push({ id, type: ascii(view, at + (version === 3 ? 18 : 16), 4) });
    at += Math.max(8, size);
  }
  return items;
}

/** Reads the items' positions from the box `iloc` (ISO/IEC 14496-12, 8.11.3), in the file or in the box `idat`. */
async function placesIn(source: Source, parts: readonly Box[]): Promise<Map<number, Place>> {
  const places = new Map<number, Place>();
  const inside = findBox(parts, 'idat')?.data ?? 0;
  const next = await numbersIn(source, findBox(parts, 'iloc'));
  const version = next(1);
  next(3);
  const [sizes, more] = [next(1), next(1)];
  const [offsetSize, lengthSize, baseSize] = [sizes >> 4, sizes & 15, more >> 4];
  const indexSize = version === 0 ? 0 : more & 15;
  const count = next(version < 2 ? 2 : 4);
  // Extents that the whole table may have, at a byte each: the counts in it may claim 268 million.
  let extentsLeft = MAX_TABLE;
  for (let index = 0; index < Math.min(count, MAX_ITEMS); index++) {
    const id = next(version < 2 ? 2 : 4);
    const method = version === 0 ? 0 : next(2) & 15;
    next(2);
    const base = next(baseSize) + (method === 1 ? inside : 0);
    const extents = next(2);
    for (let extent = 0; extent < extents && extentsLeft-- > 0; extent++) {
      next(indexSize);
      const [at, length] = [base + next(offsetSize), next(lengthSize)];
      const known = places.get(id) ?? { at, length, end: 0 };
      // Method 2 counts from another item, which is as good as nowhere here.
      if (method <= 1) places.set(id, { ...known, end: Math.max(known.end, at + length) });
    }
  }
  return places;
}

/**
 * Returns a function that reads a box's numbers of 0 to 8 bytes one after the other. They are 0 behind the end, without
 * a box, and in one that is too long.
 */
async function numbersIn(source: Source, box: Box | undefined): Promise<(bytes: number) => number> {
  const table = box && boxSource(source, box);
  const length = table && table.size <= MAX_TABLE ? table.size : 0;
  const view = table ? await table.read(0, length) : new DataView(new ArrayBuffer(0));
  let at = 0;
  return (bytes) => {
    let value = 0;
    for (let index = 0; index < bytes; index++, at++) {
      value = value * 256 + (at < view.byteLength ? view.getUint8(at) : 0);
    }
    return value;
  };
}

/**
 * Size and turn of the primary picture, by the properties that are bound to it (`pitm`, `ipma`). Tiles, thumbnails and
 * gain maps have sizes of their own.
 */
async function readProperties(source: Source, parts: readonly Box[], metadata: Metadata): Promise<void> {
  const holder = await boxesInside(source, findBox(parts, 'iprp'));
  const all = await boxesInside(source, findBox(holder, 'ipco'));
  const bound = await boundTo(source, await primaryOf(source, parts), findBox(holder, 'ipma'));
  const chosen = bound.length > 0 ? bound.flatMap((number) => all[number - 1] ?? []) : all;
  // Only these two turn the pixels. The orientation in EXIF repeats them and is ignored.
  let turns = 0;
  let isMirrored = false;
  for (const box of chosen) {
    const { type, data } = box;
    if (type === 'colr' && (await isDisplayP3(source, box))) metadata.colorSpace = 'display-p3';
    if (type === 'ispe') {
      const size = await source.read(data + 4, 8);
      offerSize(metadata, size.getUint32(0), size.getUint32(4));
    }
    if (type === 'irot') turns = (await source.read(data, 1)).getUint8(0) & 3;
    // Its axis is vertical (0) or horizontal (1); the second is the first after half a turn.
    if (type === 'imir') {
      isMirrored = true;
      if ((await source.read(data, 1)).getUint8(0) & 1) turns = (turns + 2) & 3;
    }
  }
  metadata.orientation = (isMirrored ? MIRRORED : TURNED)[turns] ?? 1;
}

/** Whether a color profile is Display P3, which iPhones write: by its name, or by its number (ITU-T H.273). */
async function isDisplayP3(source: Source, { at, size, data }: Box): Promise<boolean> {
  const profile = ascii(await source.read(data, Math.min(MAX_PROFILE, at + size - data)));
  return profile.startsWith('nclx\0\x0c') || profile.replaceAll('\0', '').includes('Display P3');
}

/** EXIF's orientation for quarter turns of `irot`, which count anticlockwise, and for those mirrored afterwards. */
const TURNED = [1, 8, 3, 6] as const;
const MIRRORED = [2, 7, 4, 5] as const;

async function primaryOf(source: Source, parts: readonly Box[]): Promise<number> {
  const next = await numbersIn(source, findBox(parts, 'pitm'));
  const isLong = next(1) > 0;
  next(3);
  return next(isLong ? 4 : 2);
}

/** The numbers of an item's properties, from the box `ipma`. */
async function boundTo(source: Source, item: number, box: Box | undefined): Promise<number[]> {
  const next = await numbersIn(source, box);
  const version = next(1);
  const isLong = (next(3) & 1) === 1;
  const count = next(4);
  for (let index = 0; index < Math.min(count, MAX_ITEMS); index++) {
    const id = next(version === 0 ? 2 : 4);
    const numbers = Array.from({ length: next(1) }, () => next(isLong ? 2 : 1) & (isLong ? 0x7fff : 0x7f));
    if (id === item) return numbers;
  }
  return [];
}
