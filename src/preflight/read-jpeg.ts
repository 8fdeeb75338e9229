import { readExif } from './exif.ts';
import { existsNearEnd } from './search-tail.ts';
import type { Embedded, Facts } from './photo-report.ts';
import { ascii, within, type Source } from './source.ts';

/** A JPEG has some dozens of segments before its picture; this many are an attempt to keep us busy. */
const MAX_SEGMENTS = 400;

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const APP1 = 0xe1;
/**
 * What may follow FF between a picture's first scan and its end (ITU T.81, B.1.1 and B.2.1): nothing (the stuffed 00),
 * fillers, tables, scans, restarts, remarks.
 */
const inPicture = new Set([0x00, 0xff, 0xc4, 0xcc, SOS, 0xdb, 0xdc, 0xdd, 0xfe]);
const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;
/** Frame headers: C0 to CF without the tables (C4), the reserved one (C8) and the arithmetic ones (CC). */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** What is learned on the way through the segments. */
type Found = { facts: Facts; channels: number; pictureAt: number | null };

/** JPEG: size and channels from its frame header, the rest from EXIF; whole if an end mark follows. */
export async function readJpeg(source: Source): Promise<Facts> {
  const found: Found = { facts: {}, channels: 0, pictureAt: null };
  let at: number | null = 2;
  for (let count = 0; count < MAX_SEGMENTS && at !== null; count++) {
    at = await readSegment(source, at, found);
  }
  const { facts, channels, pictureAt } = found;
  if (pictureAt === null) return { ...facts, findings: [{ code: 'unreadable' }] };
  const findings: Facts['findings'] = [];
  if (!(await existsNearEnd(source, { from: pictureAt, length: 2 }, endsPicture)))
    findings.push({ code: 'truncated' });
  if (channels === 4) findings.push({ code: 'cmyk' });
  return { ...facts, findings };
}

/** Reads one segment and answers where the next one is; `null` at the picture, or where nothing makes sense. */
async function readSegment(source: Source, at: number, found: Found): Promise<number | null> {
  const head = await source.read(at, 4);
  const marker = head.getUint8(1);
  const length = head.getUint16(2);
  if (head.getUint8(0) !== 0xff || marker === SOI || marker === EOI) return null;
  // Filling bytes before a marker.
  if (marker === 0xff) return at + 1;
  if (marker === SOS) found.pictureAt = at;
  if (marker === SOS || length < 2) return null;
  if (marker === APP1) await readApp1(source, { at: at + 4, length: length - 2 }, found);
  if (isFrame(marker)) {
    const frame = await source.read(at + 4, 6);
    Object.assign(found.facts, { height: frame.getUint16(1), width: frame.getUint16(3) });
    found.channels = frame.getUint8(5);
  }
  return at + 2 + length;
}

/** EXIF; the other notes that stand in such a segment, as XMP, are passed over. */
async function readApp1(source: Source, { at, length }: Embedded, found: Found) {
  const name = ascii(await source.read(at, Math.min(length, 6)));
  if (name === 'Exif\0\0') Object.assign(found.facts, await exifIn(source, at, length));
}

async function exifIn(source: Source, at: number, length: number): Promise<Facts> {
  const facts = await readExif(within(source, at + 6, length - 6));
  return {
    ...facts,
    embedded: facts.embedded
      ?.map((picture) => ({ ...picture, at: picture.at + at + 6 }))
      .filter((picture) => picture.at + picture.length <= source.size),
  };
}

/**
 * Whether here are two bytes that only stand behind a picture's data, or are its end mark: then the picture has ended,
 * and whatever hangs behind it, as the films of motion photos (Android's Motion Photo 1.0), the second pictures of
 * multi-picture files (CIPA DC-007) or an archive, is no matter of ours. Its own data can't hold them.
 */
function endsPicture(bytes: DataView, at: number): boolean {
  const marker = bytes.getUint8(at + 1);
  return bytes.getUint8(at) === 0xff && !inPicture.has(marker) && !isRestart(marker);
}
