import { addJpeg } from './embedded-jpeg.ts';
import { cameraName, mergeExposure, orientationOf } from './exif.ts';
import { canonIso } from './maker-notes.ts';
import type { Metadata, Reader } from '../photo-report.ts';
import { ascii, orNothing, type ByteRange, type Source } from '../source.ts';

/** Maximum depth and length of directories. */
const MAX_DEPTH = 4;
const MAX_RECORDS = 200;

/** The records that are read (Canon's CIFF specification; ExifTool's CanonRaw table). */
const RECORD = {
  camera: 0x080a,
  shotInfo: 0x102a,
  imageInfo: 0x1810,
  time: 0x180e,
  exposure: 0x1818,
  preview: 0x2007,
  thumbnail: 0x2008,
} as const;
/** Bits of a record's number that say that its value is in the directory itself, or that it is a directory. */
const IS_INLINE = 0x4000;
const isDirectory = (tag: number) => (tag & 0x3800) === 0x2800 || (tag & 0x3800) === 0x3000;

/** Canon's CRW: a heap whose directory is at its end, with directories in it. */
export const readCrw: Reader = async (source, metadata) => {
  const head = await source.read(0, 14);
  const little = ascii(head, 0, 2) === 'II';
  try {
    await readDirectory(source.within(head.getUint32(2, little), source.size), little, metadata);
  } finally {
    // The directory is at the end of the file. Without one, the end is missing.
    if (metadata.camera === undefined && metadata.width === undefined) metadata.findings.add('truncated');
  }
};

/** Reads a part that ends with the offset of its directory. Offsets in it count from the start of the part. */
async function readDirectory(part: Source, little: boolean, metadata: Metadata, depth = 0): Promise<void> {
  const at = (await part.read(part.size - 4, 4)).getUint32(0, little);
  const count = (await orNothing(part.read(at, 2)))?.getUint16(0, little) ?? 0;
  // An impossible count means that this is not a directory.
  if (count > MAX_RECORDS) return;
  const table = await orNothing(part.read(at + 2, count * 10));
  if (!table) return;
  for (let from = 0; from < table.byteLength; from += 10) {
    const tag = table.getUint16(from, little);
    const range =
      tag & IS_INLINE
        ? { at: at + 2 + from + 2, length: 8 }
        : { at: table.getUint32(from + 6, little), length: table.getUint32(from + 2, little) };
    if (isDirectory(tag) && depth < MAX_DEPTH) {
      const inner = part.within(range.at, range.length);
      await orNothing(readDirectory(inner, little, metadata, depth + 1));
    } else await readRecord(part, { ...range, tag: tag & 0x3fff }, little, metadata);
  }
}

type CiffRecord = ByteRange & { tag: number };

async function readRecord(
  part: Source,
  { tag, at, length }: CiffRecord,
  little: boolean,
  metadata: Metadata,
): Promise<void> {
  if (tag === RECORD.preview || tag === RECORD.thumbnail) await addJpeg(part, { at, length }, metadata);
  if (!Object.values<number>(RECORD).includes(tag) || length < 4 || length > 4096) return;
  const value = await orNothing(part.read(at, length));
  if (!value) return;
  const has = (bytes: number) => value.byteLength >= bytes;
  if (tag === RECORD.camera) {
    const [make, model] = ascii(value).split('\0');
    metadata.camera = cameraName(make, model);
  }
  if (tag === RECORD.imageInfo && has(16)) {
    Object.assign(metadata, { width: value.getUint32(0, little), height: value.getUint32(4, little) });
    metadata.orientation = orientationOf(value.getInt32(12, little));
  }
  // By the camera's time without a time zone, in seconds since 1970.
  if (tag === RECORD.time) metadata.takenAt = value.getUint32(0, little) * 1000;
  if (tag === RECORD.exposure && has(12)) {
    mergeExposure(metadata, {
      bias: value.getFloat32(0, little),
      seconds: 2 ** -value.getFloat32(4, little),
      aperture: 2 ** (value.getFloat32(8, little) / 2),
    });
  }
  if (tag === RECORD.shotInfo && has(16)) readShotInfo(value, little, metadata);
}

/** Converts Canon's steps to stops: 32 steps make a stop, but 12 and 20 mean one and two thirds. */
function stops(value: number): number {
  const steps = Math.abs(value);
  const rest = steps % 32;
  const part = rest === 12 ? 1 / 3 : rest === 20 ? 2 / 3 : rest / 32;
  return Math.sign(value) * (Math.floor(steps / 32) + part);
}

function readShotInfo(value: DataView, little: boolean, metadata: Metadata): void {
  mergeExposure(metadata, { iso: canonIso(value.getInt16(2, little), value.getInt16(4, little)) });
  if (value.byteLength < 46) return;
  const [aperture, time] = [stops(value.getInt16(42, little)), stops(value.getInt16(44, little))];
  mergeExposure(metadata, {
    bias: stops(value.getInt16(12, little)),
    aperture: aperture > 0 ? 2 ** (aperture / 2) : undefined,
    seconds: 2 ** -time,
  });
}
