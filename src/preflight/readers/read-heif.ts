import { boxesIn, boxesInside, findBox, type Box } from './boxes.ts';
import { addJpeg } from './embedded-jpeg.ts';
import { readExifItem } from './exif.ts';
import { offerSize, type Metadata, type Reader } from '../photo-report.ts';
import { ascii, type ByteRange, type Source } from '../source.ts';

/** Maximum size of a table of offsets or properties, in bytes. An image of many tiles has some thousand items. */
const MAX_TABLE = 256 * 1024;
/** Maximum number of bytes that are read of a color profile. Apple's Display P3 has 548. */
const MAX_PROFILE = 1024;
/** Maximum number of items that are read. */
const MAX_ITEMS = 4096;
/** Size of the version and flags of a full box, in bytes. */
const FULL = 4;

/** The main brands of image sequences (mp4ra.org). */
const SEQUENCE = /avis|avcs|jpgs|vvis|msf1|hev[cxms]/;

/** An item: an image, one of its tiles, its thumbnail, or metadata. */
type Item = { id: number; type: string };

/** An item's first part, and where the last one ends in the file. */
type ItemRange = ByteRange & { end: number };

/*
 * The boxes, by their standards. `ISOBMFF` is ISO/IEC 14496-12, `HEIF` is ISO/IEC 23008-12.
 *
 *   meta         ISOBMFF 8.11.1   a still image and its metadata
 *   ├─ pitm      ISOBMFF 8.11.4   the id of the item that is shown
 *   ├─ iinf      ISOBMFF 8.11.6   the items' ids and types
 *   ├─ iloc      ISOBMFF 8.11.3   the items' positions in the file, or in idat
 *   ├─ idat      ISOBMFF 8.11.11  data of small items
 *   └─ iprp      HEIF 9.3         properties
 *      ├─ ipco                    the properties one after the other: colr, ispe, irot, imir
 *      └─ ipma                    which item has which, by their numbers in ipco, from 1
 *
 * All but idat, iprp, ipco, colr, irot and imir are full boxes: they begin with a version in one byte and flags in three
 * (ISOBMFF 4.2).
 */

/** HEIC and AVIF: size, orientation and metadata from the `meta` box, JPEG thumbnails from its items. */
export const readHeif: Reader = async (source, metadata) => {
  const { boxes, isWhole } = await boxesIn(source);
  const meta = findBox(boxes, 'meta');
  const isSequence = SEQUENCE.test(ascii(await source.read(8, 4))) && findBox(boxes, 'moov');
  if (isSequence) metadata.findings.add('animated');
  if (!meta) {
    const mini = findBox(boxes, 'mini');
    if (mini) await readMini(mini, metadata);
    // A sequence may have no still.
    if (!isWhole || !(isSequence || mini)) metadata.findings.add('truncated');
    return;
  }
  const parts = await boxesInside(meta, FULL);
  const items = await itemsIn(findBox(parts, 'iinf'));
  const ranges = await rangesIn(parts);
  const exif = items.find(({ type }) => type === 'Exif');
  const exifRange = exif && ranges.get(exif.id);
  if (exifRange) await readExifItem(source.within(exifRange.at, exifRange.length), metadata);
  await readProperties(parts, metadata);
  for (const { id, type } of items) {
    const range = ranges.get(id);
    if (type === 'jpeg' && range) await addJpeg(source, range, metadata);
  }
  // Only the items of a still image must be complete: programs append data to a file that may not consist of boxes.
  const end = Math.max(meta.end, ...Array.from(ranges.values(), (range) => range.end));
  const isTruncated = isSequence || ranges.size === 0 ? !isWhole : end > source.size;
  if (isTruncated) metadata.findings.add('truncated');
};

/**
 * Reads size and orientation from the box `mini`, which holds a whole image without a `meta` box (HEIF, low-overhead image
 * file format). After 13 bits of flags come the orientation in 3 bits, whether the sides are large in 1 bit, and each side
 * in 7 bits or, if large, in 15.
 */
async function readMini({ data }: Box, metadata: Metadata): Promise<void> {
  const head = await data.read(0, 6);
  const isLarge = head.getUint8(2) >= 0x80;
  metadata.orientation = 1 + (head.getUint8(1) & 7);
  metadata.width = 1 + (isLarge ? head.getUint16(2) & 0x7fff : head.getUint8(2));
  metadata.height = 1 + ((isLarge ? head.getUint16(4) : head.getUint8(3)) >> 1);
}

/** Reads the items from the box `iinf`: their ids and types. */
async function itemsIn(info: Box | undefined): Promise<Item[]> {
  if (!info || info.data.size > MAX_TABLE) return [];
  const view = await info.data.read(0, info.data.size);
  const items: Item[] = [];
  // After version and flags comes the number of entries, in two bytes, or since version 1 in four. The entries are boxes
  // (`infe`). They are read at once, because a large image has hundreds of them.
  for (let at = view.getUint8(0) === 0 ? 6 : 8; at + 20 <= view.byteLength && items.length < MAX_ITEMS;) {
    const size = view.getUint32(at);
    // After size, name, version and flags: the id, two unused bytes, and the type. Version 2 has ids of two bytes, version 3
    // of four. Older versions have no type.
    const version = view.getUint8(at + 8);
    const id = version === 3 ? view.getUint32(at + 12) : view.getUint16(at + 12);
    if (version >= 2) items.push({ id, type: ascii(view, at + (version === 3 ? 18 : 16), 4) });
    at += Math.max(8, size);
  }
  return items;
}

/** Reads the items' positions from the box `iloc`, in the file or in the box `idat`. */
async function rangesIn(parts: readonly Box[]): Promise<Map<number, ItemRange>> {
  const ranges = new Map<number, ItemRange>();
  const inside = findBox(parts, 'idat')?.data.offset ?? 0;
  const next = await numbersIn(findBox(parts, 'iloc'));
  const version = next(1);
  next(3);
  // The size of each kind of number below, in bytes: four bits for each kind.
  const [sizes, more] = [next(1), next(1)];
  const [offsetSize, lengthSize, baseSize] = [sizes >> 4, sizes & 15, more >> 4];
  const indexSize = version === 0 ? 0 : more & 15;
  const count = next(version < 2 ? 2 : 4);
  // The table has at most one extent per byte. Without this limit its counts may claim 268 million.
  let extentsLeft = MAX_TABLE;
  for (let index = 0; index < Math.min(count, MAX_ITEMS); index++) {
    const id = next(version < 2 ? 2 : 4);
    const method = version === 0 ? 0 : next(2) & 15;
    // The number of another file that may hold the data.
    next(2);
    const base = next(baseSize) + (method === 1 ? inside : 0);
    const extents = next(2);
    for (let extent = 0; extent < extents && extentsLeft-- > 0; extent++) {
      next(indexSize);
      const [at, length] = [base + next(offsetSize), next(lengthSize)];
      const known = ranges.get(id) ?? { at, length, end: 0 };
      // Method 0 counts from the file's start, 1 from that of `idat`. Method 2 counts from another item: not read here.
      if (method <= 1) ranges.set(id, { ...known, end: Math.max(known.end, at + length) });
    }
  }
  return ranges;
}

/**
 * Returns a function that reads a box's numbers of 0 to 8 bytes one after the other. After the end of the box, and for a
 * missing or too large box, it returns 0.
 */
async function numbersIn(box: Box | undefined): Promise<(bytes: number) => number> {
  const isReadable = box && box.data.size <= MAX_TABLE;
  const view = isReadable ? await box.data.read(0, box.data.size) : new DataView(new ArrayBuffer(0));
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
 * Reads size and orientation of the primary image from its properties. Tiles, thumbnails and gain maps have properties of
 * their own.
 */
async function readProperties(parts: readonly Box[], metadata: Metadata): Promise<void> {
  const holder = await boxesInside(findBox(parts, 'iprp'));
  const all = await boxesInside(findBox(holder, 'ipco'));
  const numbers = await propertyNumbers(await primaryOf(parts), findBox(holder, 'ipma'));
  const properties = numbers.length > 0 ? numbers.flatMap((number) => all[number - 1] ?? []) : all;
  // Only these two turn the pixels. The orientation in EXIF repeats them and is ignored.
  let turns = 0;
  let isMirrored = false;
  for (const { type, data } of properties) {
    // ISOBMFF 12.1.5.
    if (type === 'colr' && (await isDisplayP3(data))) metadata.colorSpace = 'display-p3';
    // HEIF 6.5.3: width and height.
    if (type === 'ispe') {
      const size = await data.read(FULL, 8);
      offerSize(metadata, size.getUint32(0), size.getUint32(4));
    }
    // HEIF 6.5.10: quarter turns, anticlockwise.
    if (type === 'irot') turns = (await data.read(0, 1)).getUint8(0) & 3;
    // HEIF 6.5.12 (2022): 0 exchanges top and bottom, 1 left and right. 0 is the same as half a turn and then 1.
    if (type === 'imir') {
      isMirrored = true;
      if (((await data.read(0, 1)).getUint8(0) & 1) === 0) turns = (turns + 2) & 3;
    }
  }
  metadata.orientation = (isMirrored ? MIRRORED : TURNED)[turns] ?? 1;
}

/** Whether a color profile is Display P3, which iPhones write: by its name, or by its primaries, 12 in ITU-T H.273. */
async function isDisplayP3(data: Source): Promise<boolean> {
  const profile = ascii(await data.read(0, Math.min(MAX_PROFILE, data.size)));
  return profile.startsWith('nclx\0\x0c') || profile.replaceAll('\0', '').includes('Display P3');
}

/** EXIF's orientation (Exif 3.0, section 4.6) by the quarter turns of `irot`, and for those mirrored afterward. */
const TURNED = [1, 8, 3, 6] as const;
const MIRRORED = [2, 7, 4, 5] as const;

async function primaryOf(parts: readonly Box[]): Promise<number> {
  const next = await numbersIn(findBox(parts, 'pitm'));
  const isLong = next(1) > 0;
  next(3);
  return next(isLong ? 4 : 2);
}

/** Returns the numbers of an item's properties, from the box `ipma`, without the highest bit (“essential”) of each. */
async function propertyNumbers(item: number, box: Box | undefined): Promise<number[]> {
  const next = await numbersIn(box);
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
