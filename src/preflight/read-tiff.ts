import { jpegsIn, orNothing, shotFacts } from './exif.ts';
import type { Embedded, Facts, PhotoKind } from './photo-report.ts';
import { ascii, type Source } from './source.ts';
import { ifdAt, olympusPreview, openTiff, pictureIfds, TAG, type Ifd, type Tiff } from './tiff.ts';

/** `PhotometricInterpretation`: a color filter's mosaic, and the same after its colors were filled in. */
const SENSOR = [32803, 34892];
/** `Compression` of Nikon's, Sony's, Samsung's and Pentax's own making: only sensor data is packed so. */
const SENSOR_PACKING = [34713, 32767, 32769, 32770, 65535];
/** `Compression` values that hold a JPEG in strips. */
const JPEG = [6, 7];
const CMYK = 5;
const BIG_TIFF = 43;
/** Photoshop's number for the thumbnail among its image resources. */
const THUMBNAIL = 0x040c;
/** Before the JPEG of that resource stand its format, sizes and planes. */
const THUMBNAIL_HEADER = 28;
const MAX_RESOURCES = 200;

/** The makers by whose name a RAW in TIFF's shape is told, as EXIF spells them. */
const makers: readonly (readonly [RegExp, PhotoKind])[] = [
  [/^nikon/i, 'nef'],
  [/^sony/i, 'arw'],
  [/^pentax|^ricoh/i, 'pef'],
  [/^samsung/i, 'srw'],
];

/** TIFF, and the RAW files that are built like one: CR2, NEF, ARW, DNG, ORF, RW2, PEF, SRW and their kin. */
export async function readTiff(source: Source, sniffed: PhotoKind): Promise<Facts> {
  const tiff = await openTiff(source);
  if (!tiff) return { findings: [{ code: 'unreadable' }] };
  if ((await source.read(2, 2)).getUint16(0, tiff.little) === BIG_TIFF) return {};
  const ifds = await pictureIfds(tiff);
  const kind = sniffed === 'tiff' ? await kindOf(ifds) : sniffed;
  const facts: Facts = { kind, ...(await shotFacts(tiff, ifds)), ...(await sizeOf(tiff, ifds)) };
  const embedded = await previewsIn(tiff, ifds);
  facts.embedded = embedded.filter(({ at, length }) => at + length <= source.size);
  facts.findings = [];
  if (embedded.length > facts.embedded.length || (await isCutOff(source, ifds)))
    facts.findings.push({ code: 'truncated' });
  if ((await ifds[0]?.number(TAG.photometric)) === CMYK) facts.findings.push({ code: 'cmyk' });
  return facts;
}

async function kindOf(ifds: readonly Ifd[]): Promise<PhotoKind> {
  if (ifds[0]?.has(TAG.dngVersion)) return 'dng';
  if (!(await some(ifds, holdsSensorData))) return 'tiff';
  const make = (await ifds[0]?.text(TAG.make)) ?? '';
  return makers.find(([pattern]) => pattern.test(make))?.[1] ?? 'raw';
}

async function holdsSensorData(ifd: Ifd): Promise<boolean> {
  const photometric = (await ifd.number(TAG.photometric)) ?? 0;
  const compression = (await ifd.number(TAG.compression)) ?? 0;
  return SENSOR.includes(photometric) || SENSOR_PACKING.includes(compression);
}

/** The largest picture's size; the others are its previews. */
async function sizeOf(tiff: Tiff, ifds: readonly Ifd[]): Promise<Pick<Facts, 'width' | 'height'>> {
  let size = { width: 0, height: 0 };
  const offer = (width = 0, height = 0) => {
    if (width * height > size.width * size.height) size = { width, height };
  };
  for (const ifd of ifds) offer(await ifd.number(TAG.width), await ifd.number(TAG.height));
  const main = ifds[0];
  if (!main) return {};
  if (size.width === 0) offer(await main.number(TAG.panasonicWidth), await main.number(TAG.panasonicHeight));
  const exif = await orNothing(ifdAt(tiff, main, TAG.exif));
  if (exif) offer(await exif.number(TAG.exifWidth), await exif.number(TAG.exifHeight));
  return size.width > 0 ? size : {};
}

/** Every JPEG that a maker may have put in, wherever its custom is. */
async function previewsIn(tiff: Tiff, ifds: readonly Ifd[]): Promise<Embedded[]> {
  const found = await jpegsIn(ifds);
  for (const ifd of ifds) {
    const panasonic = ifd.entry(TAG.panasonicJpeg);
    if (panasonic && panasonic.bytes > 4) found.push({ at: panasonic.at, length: panasonic.bytes });
    const strip = await jpegStrip(ifd);
    if (strip) found.push(strip);
    const resources = ifd.entry(TAG.photoshop);
    const thumbnail =
      resources && (await orNothing(photoshopThumbnail(tiff.source, resources.at, resources.bytes)));
    if (thumbnail) found.push(thumbnail);
  }
  const exif = ifds[0] && (await orNothing(ifdAt(tiff, ifds[0], TAG.exif)));
  const olympus = exif && (await orNothing(olympusPreview(tiff, exif)));
  if (olympus) found.push(olympus);
  return found;
}

/** A whole JPEG in one strip: Canon's and Adobe's way. The mosaic itself may be packed by a JPEG's means too. */
async function jpegStrip(ifd: Ifd): Promise<Embedded | undefined> {
  const isJpeg = JPEG.includes((await ifd.number(TAG.compression)) ?? 0);
  if (!isJpeg || (await holdsSensorData(ifd)) || ifd.entry(TAG.stripOffsets)?.count !== 1) return undefined;
  // Canon's mosaic says neither what it is nor what colors it has.
  if (!ifd.has(TAG.photometric) && !ifd.has(TAG.bits)) return undefined;
  const at = await ifd.number(TAG.stripOffsets);
  const length = await ifd.number(TAG.stripBytes);
  return at && length ? { at, length } : undefined;
}

/** The thumbnail among Photoshop's image resources, as PSD files and its TIFFs have them. */
export async function photoshopThumbnail(
  source: Source,
  start: number,
  length: number,
): Promise<Embedded | undefined> {
  let at = start;
  for (let count = 0; count < MAX_RESOURCES && at + 12 <= start + length; count++) {
    const head = await source.read(at, 7);
    if (ascii(head, 0, 4) !== '8BIM') return undefined;
    const name = head.getUint8(6) + 1;
    const sizeAt = at + 6 + name + (name % 2);
    const size = (await source.read(sizeAt, 4)).getUint32(0);
    if (head.getUint16(4) === THUMBNAIL && size > THUMBNAIL_HEADER) {
      return { at: sizeAt + 4 + THUMBNAIL_HEADER, length: size - THUMBNAIL_HEADER };
    }
    at = sizeAt + 4 + size + (size % 2);
  }
  return undefined;
}

/** Whether picture data is said to lie behind the file's end. */
async function isCutOff(source: Source, ifds: readonly Ifd[]): Promise<boolean> {
  return some(ifds, async (ifd) => {
    const ends = [
      await lastEnd(ifd, TAG.stripOffsets, TAG.stripBytes),
      await lastEnd(ifd, TAG.tileOffsets, TAG.tileBytes),
    ];
    return Math.max(...ends) > source.size;
  });
}

/** Where the last strip or tile ends: they lie in order. */
async function lastEnd(ifd: Ifd, offsets: number, lengths: number): Promise<number> {
  const last = (ifd.entry(offsets)?.count ?? 0) - 1;
  const [at = 0] = last < 0 ? [] : await ifd.numbers(offsets, 1, last);
  const [length = 0] = last < 0 ? [] : await ifd.numbers(lengths, 1, last);
  return at + length;
}

async function some<T>(list: readonly T[], test: (item: T) => Promise<boolean>): Promise<boolean> {
  for (const item of list) if (await test(item)) return true;
  return false;
}
