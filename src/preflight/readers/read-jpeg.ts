import { EXIF_NAME, readExif } from './exif.ts';
import { offerSize, type Metadata, type Reader } from '../photo-report.ts';
import { existsNearEnd } from './search-tail.ts';
import { ascii, orNothing, type ByteRange, type Source } from '../source.ts';

/** Maximum number of segments before the image's data. A camera writes some dozens. */
const MAX_SEGMENTS = 1000;
/** Maximum number of bytes between two segments. Decoders skip such bytes, and so does this reader. */
const MAX_JUNK = 64 * 1024;
const JUNK_STEP = 4 * 1024;

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const APP1 = 0xe1;
/**
 * Bytes that may follow FF between an image's first scan and its end (ITU T.81, B.1.1 and B.2.1): 00 (stuffing), fill
 * bytes, tables, scans, restarts, comments.
 */
const markersInScan = new Set([0x00, 0xff, 0xc4, 0xcc, SOS, 0xdb, 0xdc, 0xdd, 0xfe]);
const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;
/** Frame headers: C0 to CF without the tables (C4), the reserved one (C8) and the arithmetic ones (CC). */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Whether a marker has no segment of its own (T.81, B.1.1.3). */
const hasNoLength = (marker: number) => marker === SOI || marker === 0x01 || isRestart(marker);

/** JPEG: size and channels from its frame header, the rest from EXIF. It is whole if an end marker follows. */
export const readJpeg: Reader = async (source, metadata) => {
  const scanAt = await findScan(source, metadata);
  if (scanAt === null || metadata.width === undefined) {
    metadata.findings.add('unreadable');
    return;
  }
  const search = (length: number, test: (bytes: DataView, at: number) => boolean) =>
    existsNearEnd(source, { from: scanAt, length, test });
  // Scan data has an FF every few hundred bytes. A long end without one is text, such as a program's notes, and the image
  // may have ended before it.
  if (!(await search(2, endsImage)) && (await search(1, isFF))) metadata.findings.add('truncated');
};

const isFF = (bytes: DataView, at: number) => bytes.getUint8(at) === 0xff;

/** Reads the headers of a JPEG inside another file. */
export const readJpegHeaders = (source: Source, { at, length }: ByteRange, metadata: Metadata) =>
  orNothing(findScan(source.within(at, length), metadata));

/** Reads the segments up to the first scan. Returns the scan's offset, or `null` if there is none. */
async function findScan(source: Source, metadata: Metadata): Promise<number | null> {
  let at: number | null = 2;
  for (let count = 0; count < MAX_SEGMENTS; count++) {
    at = await nextMarker(source, at);
    if (at === null) return null;
    const marker = (await source.skim(at + 1, 1)).getUint8(0);
    if (marker === SOS) return at;
    if (marker === EOI) return null;
    if (hasNoLength(marker)) {
      at += 2;
      continue;
    }
    const length = (await source.skim(at + 2, 2)).getUint16(0);
    await readSegment(source, { marker, at: at + 4, length: length - 2 }, metadata);
    at += 2 + Math.max(2, length);
  }
  return null;
}

/** Returns the offset of the next marker, after fill bytes and junk. */
async function nextMarker(source: Source, from: number): Promise<number | null> {
  const head = await source.skim(from, 2);
  if (isMarker(head, 0)) return from;
  for (let start = from; start < from + MAX_JUNK; start += JUNK_STEP) {
    // The last byte may be the first of a marker.
    const bytes = await source.read(start, Math.min(JUNK_STEP + 1, source.size - start));
    for (let at = 0; at + 1 < bytes.byteLength; at++) if (isMarker(bytes, at)) return start + at;
    if (start + JUNK_STEP >= source.size) return null;
  }
  return null;
}

const isMarker = (bytes: DataView, at: number) =>
  bytes.getUint8(at) === 0xff && ![0x00, 0xff].includes(bytes.getUint8(at + 1));

type Segment = ByteRange & { marker: number };

async function readSegment(source: Source, { marker, at, length }: Segment, metadata: Metadata) {
  if (marker === APP1 && length > 6) {
    const name = ascii(await source.skim(at, EXIF_NAME.length));
    // Other metadata in such a segment, such as XMP, is skipped.
    if (name === EXIF_NAME) await readExif(source.within(at, length), metadata);
  }
  if (!isFrame(marker)) return;
  const frame = await source.read(at, 6);
  // With several frames, the largest counts.
  offerSize(metadata, frame.getUint16(3), frame.getUint16(1));
  if (frame.getUint8(5) === 4) metadata.findings.add('cmyk');
}

/**
 * Whether these two bytes cannot occur in JPEG scan data, or are the EOI marker. Then the image is complete. Data after it
 * is ignored: a video (Android's Motion Photo 1.0), a second image (CIPA DC-007) or an archive.
 */
function endsImage(bytes: DataView, at: number): boolean {
  const marker = bytes.getUint8(at + 1);
  return bytes.getUint8(at) === 0xff && !markersInScan.has(marker) && !isRestart(marker);
}
