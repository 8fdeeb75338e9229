import type { Exposure, Metadata } from './photo-report.ts';
import type { Source } from './source.ts';
import { ifdAt, openTiff, orNothing, pictureIfds, TAG, type Ifd, type Tiff } from './tiff.ts';

/**
 * Reads what the camera noted, from EXIF as it is in a JPEG, PNG, WebP or HEIC: a small TIFF of its own. A note that
 * can't be read is no note, because the picture around it may still be whole.
 *
 * @returns its directories, or `undefined` if it can't be read.
 */
export async function readExif(
  source: Source,
  metadata: Metadata,
): Promise<{ tiff: Tiff; ifds: Ifd[] } | undefined> {
  const tiff = await orNothing(openTiff(source));
  const found = tiff && (await orNothing(pictureIfds(tiff)));
  if (!found) return undefined;
  await readShot(tiff, found.ifds, metadata);
  for (const ifd of found.ifds) await addThumbnail(source, ifd, metadata);
  return { tiff, ifds: found.ifds };
}

/** Reads orientation, camera, time and exposure from a TIFF's directories. */
export async function readShot(tiff: Tiff, ifds: readonly Ifd[], metadata: Metadata): Promise<void> {
  const main = ifds[0];
  if (!main) return;
  const orientation = await main.number(TAG.orientation);
  if (orientation && orientation >= 1 && orientation <= 8) metadata.orientation = orientation;
  const camera = cameraName(await main.text(TAG.make), await main.text(TAG.model));
  if (camera) metadata.camera = camera;
  const exif = await ifdAt(tiff, main, TAG.exif);
  await readExposure(exif ? [exif, main] : [main], metadata);
}

/** Reads time and exposure; the first of the directories that states one counts. */
async function readExposure(ifds: readonly Ifd[], metadata: Metadata): Promise<void> {
  const number = async (tag: number) => {
    for (const ifd of ifds) if (ifd.has(tag)) return ifd.number(tag);
    return undefined;
  };
  noteExposure(metadata, {
    seconds: await number(TAG.exposureTime),
    bias: await number(TAG.bias),
    aperture: await number(TAG.aperture),
    iso: await number(TAG.iso),
  });
  for (const ifd of ifds) {
    const takenAt = toTime(await ifd.text(TAG.taken), await ifd.text(TAG.takenFraction));
    if (takenAt !== undefined) {
      metadata.takenAt = takenAt;
      return;
    }
  }
}

/** Keeps what is a number: a fraction of 0/0 is how some cameras say that they do not know. */
export function noteExposure(metadata: Metadata, found: Partial<Record<keyof Exposure, unknown>>): void {
  for (const [name, value] of Object.entries(found)) {
    if (typeof value === 'number' && Number.isFinite(value))
      metadata.exposure = { ...metadata.exposure, [name]: value };
  }
}

/** Adds a JPEG as EXIF has its thumbnail: one tag for the place, one for the length. */
export async function addThumbnail(source: Source, ifd: Ifd, metadata: Metadata): Promise<Proof> {
  const at = await ifd.number(TAG.jpegAt);
  const length = await ifd.number(TAG.jpegLength);
  return addJpeg(source, { at, length }, metadata);
}

/** Whether there is a JPEG where the file says: yes, no, or only the beginning of one. */
export type Proof = 'proven' | 'cut off' | 'none';

/**
 * Adds an embedded JPEG if its first bytes prove that it is one: a tag that describes something else must not hide the
 * true preview. The very first byte is not looked at, because some Minolta cameras write another one there.
 */
export async function addJpeg(
  source: Source,
  { at = 0, length = 0 }: { at?: number; length?: number },
  metadata: Metadata,
): Promise<Proof> {
  if (at <= 0 || length <= 3) return 'none';
  const head = await orNothing(source.skim(at, 3));
  if (head && !(head.getUint8(1) === 0xd8 && head.getUint8(2) === 0xff)) return 'none';
  if (!head || at + length > source.size) return 'cut off';
  metadata.embedded.push({ at: source.offset + at, length });
  return 'proven';
}

/** Returns EXIF's orientation for degrees by which a picture is to be turned clockwise. */
export const orientationOf = (degrees: number): number => ({ 90: 6, 180: 3, 270: 8, [-90]: 8 })[degrees] ?? 1;

/** Returns maker and model without saying one of them twice: "NIKON CORPORATION", "NIKON Z 6" is the NIKON Z 6. */
export function cameraName(make = '', model = ''): string | undefined {
  const brand = make.split(' ')[0] ?? '';
  const name = model.toLowerCase().startsWith(brand.toLowerCase()) ? model : `${brand} ${model}`;
  return name.trim() || undefined;
}

/** Returns EXIF's "2026:11:20 09:30:12" and its fraction as a time in ms, read as if in UTC: the clock names no zone. */
function toTime(text = '', fraction = ''): number | undefined {
  const [, day, clock] = /^(\d{4}:\d{2}:\d{2}) (\d{2}:\d{2}:\d{2})/.exec(text) ?? [];
  if (!day || !clock) return undefined;
  const time = Date.parse(`${day.replaceAll(':', '-')}T${clock}Z`);
  const part = /^\d+/.exec(fraction)?.[0];
  return Number.isNaN(time) ? undefined : time + (part ? Number(`0.${part}`) * 1000 : 0);
}
