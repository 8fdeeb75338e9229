import type { Embedded, Exposure, Facts } from './photo-report.ts';
import { Nonsense, OverBudget, PastEnd, type Source } from './source.ts';
import { ifdAt, openTiff, pictureIfds, TAG, type Ifd, type Tiff } from './tiff.ts';

/**
 * What the camera noted, from EXIF as it existsNearEnd in a JPEG, PNG, WebP or HEIC: a small TIFF of its own.
 * A note that can't be read is no note; the picture around it may still be whole.
 */
export async function readExif(source: Source): Promise<Facts> {
  try {
    const tiff = await openTiff(source);
    if (!tiff) return {};
    const ifds = await pictureIfds(tiff);
    return { ...(await shotFacts(tiff, ifds)), embedded: await jpegsIn(ifds) };
  } catch (error) {
    if (error instanceof PastEnd || error instanceof Nonsense) return {};
    throw error;
  }
}

/** Orientation, camera, time and exposure: the first directory that states one counts. */
export async function shotFacts(tiff: Tiff, ifds: readonly Ifd[]): Promise<Facts> {
  const main = ifds[0];
  if (!main) return {};
  const exif = (await orNothing(ifdAt(tiff, main, TAG.exif))) ?? main;
  const facts: Facts = { exposure: await exposureOf(exif) };
  const orientation = await main.number(TAG.orientation);
  if (orientation && orientation >= 1 && orientation <= 8) facts.orientation = orientation;
  const camera = cameraName(await main.text(TAG.make), await main.text(TAG.model));
  if (camera) facts.camera = camera;
  const takenAt = toTime(await exif.text(TAG.taken), await exif.text(TAG.takenFraction));
  if (takenAt !== undefined) facts.takenAt = takenAt;
  return facts;
}

/** JPEGs as the thumbnail has them: one tag for the place, one for the length. */
export async function jpegsIn(ifds: readonly Ifd[]): Promise<Embedded[]> {
  const found: Embedded[] = [];
  for (const ifd of ifds) {
    const at = await ifd.number(TAG.jpegAt);
    const length = await ifd.number(TAG.jpegLength);
    if (at && length) found.push({ at, length });
  }
  return found;
}

async function exposureOf(exif: Ifd): Promise<Exposure> {
  const exposure: Exposure = {};
  const note = (name: keyof Exposure, value: number | undefined) => {
    if (value !== undefined && Number.isFinite(value)) exposure[name] = value;
  };
  note('seconds', await exif.number(TAG.exposureTime));
  note('bias', await exif.number(TAG.bias));
  note('aperture', await exif.number(TAG.aperture));
  note('iso', await exif.number(TAG.iso));
  return exposure;
}

/** "NIKON CORPORATION" and "NIKON Z 6" are one camera, the NIKON Z 6. */
function cameraName(make = '', model = ''): string | undefined {
  const brand = make.split(' ')[0] ?? '';
  const name = model.toLowerCase().startsWith(brand.toLowerCase()) ? model : `${brand} ${model}`;
  return name.trim() || undefined;
}

/** EXIF's "2026:11:20 09:30:12" and its hundredths, read as if in UTC: the camera's clock names no zone. */
function toTime(text = '', fraction = ''): number | undefined {
  const [, day, clock] = /^(\d{4}:\d{2}:\d{2}) (\d{2}:\d{2}:\d{2})/.exec(text) ?? [];
  if (!day || !clock) return undefined;
  const time = Date.parse(`${day.replaceAll(':', '-')}T${clock}Z`);
  const part = /^\d+/.exec(fraction)?.[0];
  return Number.isNaN(time) ? undefined : time + (part ? Number(`0.${part}`) * 1000 : 0);
}

/** A directory that lies behind the end is as good as none; a budget that is used up stays used up. */
export async function orNothing<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof OverBudget) throw error;
    return undefined;
  }
}
