import { addThumbnail } from './embedded-jpeg.ts';
import { readMakerNote } from './maker-notes.ts';
import type { Exposure, Metadata } from '../photo-report.ts';
import { ascii, orNothing, type Source } from '../source.ts';
import { ifdAt, openTiff, imageIfds, TAG, type Ifd, type Tiff } from './tiff.ts';

/** The name in front of EXIF in a JPEG. */
export const EXIF_NAME = 'Exif\0\0';

/**
 * Reads EXIF, which a JPEG, PNG, WebP or HEIC contains as a small TIFF. EXIF that cannot be read is ignored, because the
 * image around it may be whole.
 *
 * @returns its directories; none if it cannot be read.
 */
export async function readExif(source: Source, metadata: Metadata): Promise<Ifd[]> {
  const name = await orNothing(source.read(0, EXIF_NAME.length));
  // In a JPEG, and where programs have copied it from one, it begins with a name.
  const isNamed = name && ascii(name) === EXIF_NAME;
  const tiff = await orNothing(openTiff(isNamed ? source.within(EXIF_NAME.length, source.size) : source));
  if (!tiff) return [];
  const ifds = (await orNothing(imageIfds(tiff)))?.ifds ?? [];
  await readCaptureData(tiff, ifds, metadata);
  for (const ifd of ifds) await addThumbnail(tiff.source, ifd, metadata);
  return ifds;
}

/**
 * Reads EXIF from an item of a HEIC or a box of a JPEG XL, which begins with the number of bytes in front of its TIFF
 * (HEIF, annex A.2.1).
 */
export async function readExifItem(item: Source, metadata: Metadata): Promise<void> {
  const head = await orNothing(item.read(0, 4));
  if (head) await readExif(item.within(4 + head.getUint32(0), item.size), metadata);
}

/** Adds camera, time and exposure that were read from a part of the file. Its orientation is the part's own. */
export function addCaptureData(
  metadata: Metadata,
  { camera = metadata.camera, takenAt = metadata.takenAt, exposure }: Metadata,
): void {
  Object.assign(metadata, { camera, takenAt });
  Object.assign(metadata.exposure, exposure);
}

/** Reads orientation, camera, time, exposure and the maker's note, to which a TIFF's first directory leads. */
export async function readCaptureData(tiff: Tiff, [main]: readonly Ifd[], metadata: Metadata): Promise<void> {
  if (!main) return;
  const orientation = await main.number(TAG.orientation);
  // The first one counts, as in browsers, where a program has added a second copy of EXIF.
  if (orientation && orientation >= 1 && orientation <= 8) metadata.orientation ??= orientation;
  const camera = cameraName(await main.text(TAG.make), await main.text(TAG.model));
  if (camera) metadata.camera = camera;
  const exif = await ifdAt(tiff, await main.number(TAG.exif));
  await readExposure(exif ? [exif, main] : [main], metadata);
  if (exif) await readMakerNote(tiff, exif, metadata);
}

/** Reads time and exposure, each value from the first directory that has it. */
async function readExposure(ifds: readonly Ifd[], metadata: Metadata): Promise<void> {
  const number = (tag: number) => ifds.find((ifd) => ifd.entry(tag))?.number(tag);
  mergeExposure(metadata, {
    seconds: await number(TAG.exposureTime),
    bias: await number(TAG.bias),
    aperture: await number(TAG.aperture),
    iso: await number(TAG.iso),
  });
  for (const ifd of ifds) {
    const takenAt = toTime(await ifd.text(TAG.taken), await ifd.text(TAG.takenFraction));
    if (takenAt === undefined) continue;
    metadata.takenAt = takenAt;
    return;
  }
}

/** Adds the values that are finite numbers. Some cameras write the fraction 0/0 for an unknown value. */
export function mergeExposure(metadata: Metadata, found: Partial<Record<keyof Exposure, unknown>>): void {
  for (const [name, value] of Object.entries(found))
    if (Number.isFinite(value)) Object.assign(metadata.exposure, { [name]: value });
}

/** Converts the angle by which an image must be turned clockwise, in degrees, to EXIF's orientation. */
export const orientationOf = (degrees: number): number => ({ 90: 6, 180: 3, 270: 8, [-90]: 8 })[degrees] ?? 1;

/** Returns maker and model without repeating the maker: "NIKON CORPORATION" and "NIKON Z 6" make "NIKON Z 6". */
export function cameraName(make = '', model = ''): string | undefined {
  const brand = make.split(' ')[0] ?? '';
  const name = model.toLowerCase().startsWith(brand.toLowerCase()) ? model : `${brand} ${model}`;
  return name.trim() || undefined;
}

/**
 * Converts a time such as "2026:11:20 09:30:12", and the digits of its fraction of a second, to ms since 1970. EXIF states
 * no time zone; the time is read as UTC.
 */
function toTime(text = '', fraction = ''): number | undefined {
  const [, day, clock] = /^(\d{4}:\d{2}:\d{2}) (\d{2}:\d{2}:\d{2})/.exec(text) ?? [];
  if (!day || !clock) return undefined;
  const time = Date.parse(`${day.replaceAll(':', '-')}T${clock}Z`);
  const [digits = '0'] = /^\d+/.exec(fraction) ?? [];
  return Number.isNaN(time) ? undefined : time + Number(`0.${digits}`) * 1000;
}
