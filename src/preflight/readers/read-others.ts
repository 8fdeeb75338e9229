import { readExif } from './exif.ts';
import type { Reader } from '../photo-report.ts';
import { ascii } from '../source.ts';

/** Maximum number of chunks of a WebP that are read. An animation has one for each frame. */
const MAX_CHUNKS = 300;
/** Number of bytes of an SVG that are searched for a script. */
const SVG_BYTES = 256 * 1024;

/** WebP: the container states the length of the file, and EXIF is in a chunk after the image. */
export const readWebp: Reader = async (source, metadata) => {
  const head = await source.read(0, Math.min(30, source.size));
  const type = ascii(head, 12, 4);
  if (type === 'VP8X') {
    metadata.width = 1 + (head.getUint32(24, true) & 0xffffff);
    metadata.height = 1 + (head.getUint32(26, true) >>> 8);
  } else if (type === 'VP8 ') {
    metadata.width = head.getUint16(26, true) & 0x3fff;
    metadata.height = head.getUint16(28, true) & 0x3fff;
  } else if (type === 'VP8L') {
    const bits = head.getUint32(21, true);
    metadata.width = 1 + (bits & 0x3fff);
    metadata.height = 1 + ((bits >>> 14) & 0x3fff);
  }
  const end = head.getUint32(4, true) + 8;
  if (end > source.size) metadata.findings.add('truncated');
  if (type !== 'VP8X') return;
  if ((head.getUint8(20) & 2) !== 0) metadata.findings.add('animated');
  if ((head.getUint8(20) & 8) === 0) return;
  // Browsers do not apply the orientation of a WebP's EXIF (seen in Chromium 153).
  metadata.orientation = 1;
  let at = 12;
  for (let count = 0; count < MAX_CHUNKS && at + 8 <= Math.min(end, source.size); count++) {
    const chunk = await source.skim(at, 8);
    const length = chunk.getUint32(4, true);
    if (ascii(chunk, 0, 4) === 'EXIF') await readExif(source.within(at + 8, length), metadata);
    at += 8 + length + (length % 2);
  }
};

/** Size of the header of OS/2 1.x, in bytes. Its width and height have two bytes each. */
const CORE_HEADER = 12;
/** Minimum size of a header that states a compression, in bytes. */
const INFO_HEADER = 40;
/** The value of `compression` for uncompressed pixels. */
const BI_RGB = 0;

/** BMP: the length in the header is often wrong, so the end of uncompressed pixels is computed. */
export const readBmp: Reader = async (source, metadata) => {
  const head = await source.read(0, Math.min(source.size, 54));
  const headerSize = head.getUint32(14, true);
  const isCore = headerSize === CORE_HEADER;
  const width = isCore ? head.getUint16(18, true) : head.getInt32(18, true);
  // A negative height says that the first line is the top one.
  const height = isCore ? head.getUint16(20, true) : Math.abs(head.getInt32(22, true));
  if (width > 0 && height > 0) Object.assign(metadata, { width, height });
  const compression = headerSize < INFO_HEADER ? BI_RGB : head.getUint32(30, true);
  const bits = head.getUint16(isCore ? 24 : 28, true);
  const pixels =
    compression === BI_RGB ? height * 4 * Math.ceil((width * bits) / 32) : head.getUint32(34, true);
  if (head.getUint32(10, true) + pixels > source.size) metadata.findings.add('truncated');
};

/** Matches a script element, an event handler in a tag, whose quoted values may have a `>`, or a URL that runs code. */
const SCRIPT =
  /<(?:[^\s<>:"'/]+:)?script\b|<[^\s<>"'!?/](?:"[^"]*"|'[^']*'|[^<>"'])*\son\w+\s*=|javascript:/i;

/** SVG: a drawing that may contain a script, which no retoucher's computer should run. */
export const readSvg: Reader = async (source, metadata) => {
  const text = ascii(await source.read(0, Math.min(source.size, SVG_BYTES)));
  metadata.findings.add(SCRIPT.test(text) ? 'script' : 'vector');
};
