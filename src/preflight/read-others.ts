import { readExif } from './exif.ts';
import { existsNearEnd } from './search-tail.ts';
import { readJpeg } from './read-jpeg.ts';
import { photoshopThumbnail } from './read-tiff.ts';
import type { Facts, Finding } from './photo-report.ts';
import { ascii, within, type Source } from './source.ts';

/** Parts of a file that are looked through before a reader gives up. */
const MAX_PARTS = 300;
/** So much of a drawing is searched for a script. */
const SVG_BYTES = 256 * 1024;

const TRUNCATED: Finding = { code: 'truncated' };
const found = (...findings: (Finding | false)[]) => findings.filter((finding) => finding !== false);

/** IEND and its checksum, which is the same in every PNG. */
const PNG_END = [0x49454e44, 0xae426082] as const;
const endsPng = (bytes: DataView, at: number) =>
  bytes.getUint32(at) === PNG_END[0] && bytes.getUint32(at + 4) === PNG_END[1];

/** PNG: whole if IEND existsNearEnd near its end; moving if it announces frames (APNG). */
export async function readPng(source: Source): Promise<Facts> {
  const size = await source.read(16, 8);
  const facts: Facts = { width: size.getUint32(0), height: size.getUint32(4) };
  const isWhole = await existsNearEnd(source, { from: 8, length: 8 }, endsPng);
  let isMoving = false;
  let at = 8;
  for (let count = 0; count < MAX_PARTS && at + 8 <= source.size; count++) {
    const head = await source.read(at, 8);
    const type = ascii(head, 4, 4);
    if (type === 'acTL') isMoving = true;
    if (type === 'eXIf')
      Object.assign(facts, await readExif(within(source, at + 8, head.getUint32(0))), { embedded: [] });
    // What matters existsNearEnd before the picture; an eXIf behind it is read too, if it comes soon.
    at += 12 + head.getUint32(0);
  }
  return { ...facts, findings: found(!isWhole && TRUNCATED, isMoving && { code: 'animated' }) };
}

/** GIF: moving if a second picture follows the first; whole if it ends with its trailer. */
export async function readGif(source: Source): Promise<Facts> {
  const head = await source.read(0, 13);
  const facts: Facts = { width: head.getUint16(6, true), height: head.getUint16(8, true) };
  const last = (await source.read(source.size - 1, 1)).getUint8(0);
  // Looping is announced in an extension of Netscape's making, right after the palette.
  const start = 13 + paletteSize(head.getUint8(10));
  const extension = await source.read(start, Math.min(19, Math.max(0, source.size - start)));
  const isMoving = ascii(extension).includes('NETSCAPE2.0') || (await gifPictures(source, start)) > 1;
  return { ...facts, findings: found(last !== 0x3b && TRUNCATED, isMoving && { code: 'animated' }) };
}

const paletteSize = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** Counts pictures up to two, stepping over their data. Large ones are left alone: one is certain. */
async function gifPictures(source: Source, start: number): Promise<number> {
  let pictures = 0;
  let at = start;
  for (let count = 0; count < MAX_PARTS && at < source.size && pictures < 2; count++) {
    const mark = (await source.read(at, 1)).getUint8(0);
    if (mark === 0x2c) {
      pictures++;
      at += 11 + paletteSize((await source.read(at + 9, 1)).getUint8(0));
    } else if (mark === 0x21) at += 2;
    else return pictures;
    for (let size = -1; size !== 0 && count < MAX_PARTS; count++) {
      size = (await source.read(at, 1)).getUint8(0);
      at += 1 + size;
    }
  }
  return pictures;
}

/** WebP: the container says how long the file must be. */
export async function readWebp(source: Source): Promise<Facts> {
  const head = await source.read(0, Math.min(30, source.size));
  const type = ascii(head, 12, 4);
  const isWhole = head.getUint32(4, true) + 8 <= source.size;
  const facts: Facts = {};
  if (type === 'VP8X') {
    facts.width = 1 + (head.getUint32(24, true) & 0xffffff);
    facts.height = 1 + (head.getUint32(26, true) >>> 8);
  } else if (type === 'VP8 ') {
    facts.width = head.getUint16(26, true) & 0x3fff;
    facts.height = head.getUint16(28, true) & 0x3fff;
  } else if (type === 'VP8L') {
    const bits = head.getUint32(21, true);
    facts.width = 1 + (bits & 0x3fff);
    facts.height = 1 + ((bits >>> 14) & 0x3fff);
  }
  const isMoving = type === 'VP8X' && (head.getUint8(20) & 2) !== 0;
  return { ...facts, findings: found(!isWhole && TRUNCATED, isMoving && { code: 'animated' }) };
}

export async function readBmp(source: Source): Promise<Facts> {
  const head = await source.read(0, 26);
  const isWhole = head.getUint32(2, true) <= source.size;
  // A negative height: the first line is the top one.
  return {
    width: head.getInt32(18, true),
    height: Math.abs(head.getInt32(22, true)),
    findings: found(!isWhole && TRUNCATED),
  };
}

/** Photoshop: size and color mode at the front, a thumbnail among the resources. */
export async function readPsd(source: Source): Promise<Facts> {
  const head = await source.read(0, 30);
  const facts: Facts = { height: head.getUint32(14), width: head.getUint32(18) };
  const resourcesAt = 30 + head.getUint32(26);
  const length = (await source.read(resourcesAt, 4)).getUint32(0);
  const thumbnail = await photoshopThumbnail(source, resourcesAt + 4, length);
  const isWhole = resourcesAt + 4 + length <= source.size;
  return {
    ...facts,
    embedded: thumbnail ? [thumbnail] : [],
    findings: found(!isWhole && TRUNCATED, head.getUint16(24) === 4 && { code: 'cmyk' }),
  };
}

/** Fujifilm: a JPEG with EXIF of its own near the front, named by place and length. */
export async function readRaf(source: Source): Promise<Facts> {
  const table = await source.read(84, 24);
  const jpeg = { at: table.getUint32(0), length: table.getUint32(4) };
  const dataEnd = table.getUint32(16) + table.getUint32(20);
  const inner = within(source, jpeg.at, jpeg.length);
  const facts = await readJpeg(inner);
  const thumbnails = facts.embedded?.map(({ at, length }) => ({ at: at + jpeg.at, length })) ?? [];
  const isWhole = Math.max(dataEnd, jpeg.at + jpeg.length) <= source.size;
  return { ...facts, embedded: [...thumbnails, jpeg], findings: found(!isWhole && TRUNCATED) };
}

/** A drawing: it may hold a program, which no retoucher's machine should run. */
export async function readSvg(source: Source): Promise<Facts> {
  const text = ascii(await source.read(0, Math.min(source.size, SVG_BYTES)));
  const hasScript = /<script|\son\w+\s*=|javascript:|<foreignObject/i.test(text);
  return { findings: [{ code: hasScript ? 'script' : 'vector' }] };
}
