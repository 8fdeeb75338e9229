import { addCaptureData, readExif } from './exif.ts';
import { newMetadata, type Metadata, type Reader } from '../photo-report.ts';
import { existsNearEnd } from './search-tail.ts';
import { ascii, openSource, type ByteRange, type Source } from '../source.ts';
import { inflate } from './unpack.ts';

/** Maximum number of chunks before the image's data. */
const MAX_CHUNKS = 1000;
/** Maximum number of data chunks that are skipped in search of the end. 50 MB in chunks of 8 KB are 6,400. */
const MAX_DATA_CHUNKS = 10_000;
/** Number of bytes at the end that are searched for metadata. */
const TAIL = 64 * 1024;
/** Maximum size of EXIF in a text chunk, in bytes, packed and unpacked. EXIF in a JPEG has 64 KB at most. */
const MAX_PROFILE = 256 * 1024;

/** IEND and its checksum, which is the same in every PNG. */
const END = [0x49454e44, 0xae426082] as const;
const isEnd = (bytes: DataView, at: number) =>
  bytes.getUint32(at) === END[0] && bytes.getUint32(at + 4) === END[1];

/** PNG. It is whole if IEND is near its end or follows chunk by chunk, and animated if it has several frames (APNG). */
export const readPng: Reader = async (source, metadata) => {
  let at = 8;
  for (let count = 0; count < MAX_CHUNKS && at + 8 <= source.size; count++) {
    const head = await source.skim(at, 8);
    const type = ascii(head, 4, 4);
    // An image can have thousands of data chunks.
    if (type === 'IDAT') break;
    await readChunk(source, { type, at: at + 8, length: head.getUint32(0) }, metadata);
    at += 12 + head.getUint32(0);
  }
  const isWhole =
    (await existsNearEnd(source, { from: 8, length: 8, test: isEnd })) || (await endFollows(source, at));
  if (!isWhole) metadata.findings.add('truncated');
  // Browsers do not apply the orientation of an EXIF chunk after the image (seen in Chromium 153).
  metadata.orientation ??= 1;
  await readTail(source, at, metadata);
};

/** Whether IEND follows, chunk by chunk. Only for files with other data behind it: some data chunks have 8 KB each. */
async function endFollows(source: Source, from: number): Promise<boolean> {
  let at = from;
  for (let count = 0; count < MAX_DATA_CHUNKS && at + 12 <= source.size; count++) {
    const head = await source.skim(at, 8);
    if (ascii(head, 4, 4) === 'IEND') return true;
    at += 12 + head.getUint32(0);
  }
  return false;
}

type Chunk = ByteRange & { type: string };

async function readChunk(source: Source, { type, at, length }: Chunk, metadata: Metadata) {
  if (type === 'IHDR') {
    const size = await source.read(at, 8);
    Object.assign(metadata, { width: size.getUint32(0), height: size.getUint32(4) });
  }
  if (type === 'acTL' && (await source.read(at, 4)).getUint32(0) > 1) metadata.findings.add('animated');
  // EXIF in a chunk of its own counts more than a copy in a text.
  if (type === 'eXIf') await readExif(source.within(at, length), metadata);
  else if (['zTXt', 'tEXt'].includes(type) && length <= MAX_PROFILE && metadata.takenAt === undefined)
    await readRawProfile(source, { type, at, length }, metadata);
}

/** Finds metadata chunks at the file's end by their names. They may follow the image's data (PNG 3rd edition, 5.6). */
async function readTail(source: Source, from: number, metadata: Metadata) {
  const start = Math.max(from, source.size - TAIL);
  if (start >= source.size) return;
  const bytes = await source.read(start, source.size - start);
  for (let at = 4; at + 4 < bytes.byteLength; at++) {
    if (![0x65, 0x7a, 0x74].includes(bytes.getUint8(at))) continue;
    const type = ascii(bytes, at, 4);
    const length = bytes.getUint32(at - 4);
    const isChunk = ['eXIf', 'zTXt', 'tEXt'].includes(type) && length + at + 8 <= bytes.byteLength;
    if (!isChunk) continue;
    await readChunk(source, { type, at: start + at + 4, length }, metadata);
    at += length;
  }
}

/**
 * Reads EXIF as ImageMagick and the programs built on it write it: a text called "Raw profile type exif" (or APP1), with
 * the bytes as hexadecimal digits after a line with their number.
 */
async function readRawProfile(source: Source, { type, at, length }: Chunk, metadata: Metadata) {
  const name = ascii(await source.skim(at, Math.min(length, 80))).split('\0')[0] ?? '';
  if (!/^Raw profile type (exif|APP1)$/i.test(name)) return;
  const bytes = await source.read(at, length);
  const text =
    type === 'zTXt'
      ? await inflatedText(new Uint8Array(bytes.buffer).subarray(name.length + 2))
      : ascii(bytes, name.length + 1);
  const digits = /^\s*\w+\s+\d+\s+([\da-f\s]+)/i.exec(text)?.[1]?.replaceAll(/\s/g, '') ?? '';
  const exif = Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const limits = { bytes: MAX_PROFILE, time: Number.POSITIVE_INFINITY };
  // A thumbnail inside this text cannot be cut out of the file, and browsers do not apply the orientation.
  const found = newMetadata();
  await readExif(openSource(new Blob([exif]), limits), found);
  addCaptureData(metadata, found);
}

/** Unpacks a text up to `MAX_PROFILE`: a few kilobytes can unpack to gigabytes. */
async function inflatedText(packed: Uint8Array<ArrayBuffer>): Promise<string> {
  const out = new Uint8Array(MAX_PROFILE);
  return ascii(new DataView(out.buffer, 0, await inflate(packed, out)));
}
