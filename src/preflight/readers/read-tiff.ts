import { addJpeg, addThumbnail } from './embedded-jpeg.ts';
import { readCaptureData } from './exif.ts';
import { isRawKind, type PhotoKind } from '../formats.ts';
import { offerSize, type Metadata, type Reader } from '../photo-report.ts';
import { readImageResources } from './photoshop.ts';
import { PANASONIC_JPEG, panasonicEnd, readPanasonic } from './read-panasonic.ts';
import { readPhaseOne } from './read-phase-one.ts';
import { orNothing, type ByteRange, type Source } from '../source.ts';
import { COMPRESSION, ifdAt, openTiff, PHOTOMETRIC, imageIfds, TAG, type Ifd, type Tiff } from './tiff.ts';

/** Makers whose name identifies a RAW built like a TIFF, as EXIF spells them. */
const makers: readonly (readonly [RegExp, PhotoKind])[] = [
  [/^nikon/i, 'nef'],
  [/^sony/i, 'arw'],
  [/^pentax|^ricoh/i, 'pef'],
  [/^samsung/i, 'srw'],
];
/** Values of `PhotometricInterpretation` for sensor data. */
const SENSOR_PHOTOMETRIC: readonly number[] = [PHOTOMETRIC.mosaic, PHOTOMETRIC.linearRaw];
/** Values of `Compression` that only sensor data has: Nikon, Sony, packed RAW of several makers, Samsung and Pentax (ExifTool). */
const SENSOR_COMPRESSION = [34713, 32767, 32769, 32770, 65535];
/** Values of `Compression` for JPEG. */
const JPEG_COMPRESSION: readonly number[] = [COMPRESSION.oldJpeg, COMPRESSION.jpeg];
/** Bit of `NewSubfileType`: a reduced copy of another image in the file. */
const REDUCED = 1;
/** Maximum number of strips or tiles read per directory, counted from the last. The last ones usually end the file. */
const MAX_RANGES = 256;

/** TIFF, and the RAW files that are built like one: CR2, NEF, ARW, DNG, ORF, RW2, PEF, SRW, IIQ. */
export const readTiff: Reader = async (source, metadata) => {
  const tiff = await openTiff(source);
  if (!tiff) return void metadata.findings.add('unreadable');
  const { ifds, isTruncated } = await imageIfds(tiff);
  const [main] = ifds;
  // Recognized only by its directories: a DNG, or another RAW without a signature of its own.
  if (metadata.kind === 'tiff') metadata.kind = await kindOf(ifds);
  const { kind = 'tiff' } = metadata;
  const isRaw = isRawKind(kind);
  await readCaptureData(tiff, ifds, metadata);
  await readSize(tiff, ifds, metadata, isRaw);
  if (kind === 'rw2' && main) await readPanasonic(main, metadata);
  if (kind === 'iiq') await readPhaseOne(source, metadata);
  const previewsEnd = await addPreviews(source, ifds, metadata);
  const isMissing =
    (isTruncated && (isRaw || ifds.length === 1)) ||
    (isRaw && previewsEnd > source.size) ||
    (await (kind === 'rw2' && main ? panasonicEnd(main) : dataEnd(ifds))) > source.size;
  if (isMissing) metadata.findings.add('truncated');
  // After a copy that failed halfway the rest is zeros, and programs write the directory last.
  else if (kind === 'tiff' && !metadata.width) metadata.findings.add('unreadable');
  if ((await main?.number(TAG.photometric)) === PHOTOMETRIC.cmyk) metadata.findings.add('cmyk');
};

async function kindOf(ifds: readonly Ifd[]): Promise<PhotoKind> {
  if (ifds[0]?.entry(TAG.dngVersion)) return 'dng';
  if (!(await Promise.all(ifds.map(hasSensorData))).includes(true)) return 'tiff';
  const make = (await ifds[0]?.text(TAG.make)) ?? '';
  return makers.find(([pattern]) => pattern.test(make))?.[1] ?? 'raw';
}

async function hasSensorData(ifd: Ifd): Promise<boolean> {
  const photometric = (await ifd.number(TAG.photometric)) ?? 0;
  const compression = (await ifd.number(TAG.compression)) ?? 0;
  return SENSOR_PHOTOMETRIC.includes(photometric) || SENSOR_COMPRESSION.includes(compression);
}

/**
 * Reads the size: of a RAW's largest image, or of a TIFF's first page that is not a reduced copy, or else of its first page.
 * EXIF's size counts for a RAW, whose directories may describe only its previews. For a TIFF it counts only if the
 * directories state none: programs that scale a TIFF leave the old EXIF in it.
 */
async function readSize(tiff: Tiff, ifds: readonly Ifd[], metadata: Metadata, isRaw: boolean): Promise<void> {
  const offer = async (ifd: Ifd | undefined, width: number, height: number) =>
    offerSize(metadata, await ifd?.number(width), await ifd?.number(height));
  for (const ifd of ifds) {
    const isReduced = ((await ifd.number(TAG.newSubfileType)) ?? 0) & REDUCED;
    if (isRaw || (!metadata.width && !isReduced)) await offer(ifd, TAG.width, TAG.height);
  }
  const [main] = ifds;
  if (!metadata.width) await offer(main, TAG.width, TAG.height);
  if (main && (isRaw || !metadata.width))
    await offer(await ifdAt(tiff, await main.number(TAG.exif)), TAG.exifWidth, TAG.exifHeight);
}

/** Adds every embedded JPEG, from each place where a maker stores one. Returns the offset at which the last one ends. */
async function addPreviews(source: Source, ifds: readonly Ifd[], metadata: Metadata): Promise<number> {
  const ends: number[] = [];
  for (const ifd of ifds) {
    ends.push(await addThumbnail(source, ifd, metadata));
    const panasonic = ifd.entry(PANASONIC_JPEG);
    if (panasonic) ends.push(await addJpeg(source, panasonic, metadata));
    if (await mayBeJpegStrip(ifd)) {
      const strip = { at: await ifd.number(TAG.stripOffsets), length: await ifd.number(TAG.stripBytes) };
      ends.push(await addJpeg(source, strip, metadata));
    }
    const resources = ifd.entry(TAG.photoshop);
    if (resources) await orNothing(readImageResources(source, resources, metadata));
  }
  return Math.max(0, ...ends);
}

/**
 * Whether a directory may have a whole JPEG as its one strip, as Canon and Adobe store previews. Its first bytes must
 * prove it, because Canon gives uncompressed images a JPEG's `Compression` too. Sensor data may also be JPEG-compressed.
 */
async function mayBeJpegStrip(ifd: Ifd): Promise<boolean> {
  const isJpeg = JPEG_COMPRESSION.includes((await ifd.number(TAG.compression)) ?? 0);
  if (!isJpeg || ifd.entry(TAG.stripOffsets)?.count !== 1 || (await hasSensorData(ifd))) return false;
  // Canon's sensor data has neither of these tags.
  return (ifd.entry(TAG.photometric) ?? ifd.entry(TAG.bits)) !== undefined;
}

/** Tags whose values a decoder needs: lists of strips and tiles, the palette, and the tables of JPEG strips. */
const NEEDED = [
  TAG.stripOffsets,
  TAG.stripBytes,
  TAG.tileOffsets,
  TAG.tileBytes,
  TAG.colorMap,
  TAG.jpegTables,
] as const;

/** Returns the offset at which the strips and tiles, and what a decoder needs beside them, end, in bytes. */
async function dataEnd(ifds: readonly Ifd[]): Promise<number> {
  let end = 0;
  for (const ifd of ifds) {
    const lastTile = await lastRange(ifd, TAG.tileOffsets, TAG.tileBytes);
    const values = NEEDED.flatMap((tag) => ifd.entry(tag) ?? []);
    end = Math.max(end, await stripsEnd(ifd), endOf(lastTile), ...values.map(endOf));
  }
  return end;
}

const endOf = ({ at, length }: ByteRange) => at + length;

/**
 * Returns the offset at which the strips end, in bytes. An uncompressed strip counts up to its last row: some programs
 * state the length of a full strip for the last one. Without a length nothing is known of its end.
 */
async function stripsEnd(ifd: Ifd): Promise<number> {
  const last = await lastRange(ifd, TAG.stripOffsets, TAG.stripBytes);
  // TIFF 6.0, section 3: without the tag the data is uncompressed.
  if (((await ifd.number(TAG.compression)) ?? COMPRESSION.none) !== COMPRESSION.none) return endOf(last);
  const height = (await ifd.number(TAG.height)) ?? 0;
  const rowsPerStrip = Math.min(height, (await ifd.number(TAG.rowsPerStrip)) ?? height);
  const rows = height % rowsPerStrip || rowsPerStrip;
  const bits = (await ifd.numbers(TAG.bits)).reduce((sum, bit) => sum + bit, 0) || 1;
  const rowBytes = Math.ceil((((await ifd.number(TAG.width)) ?? 0) * bits) / 8);
  const needed = rows * rowBytes;
  return needed > 0 ? last.at + Math.min(last.length, needed) : endOf(last);
}

/** Returns the strip or tile that ends last. */
async function lastRange(ifd: Ifd, offsets: number, lengths: number): Promise<ByteRange> {
  const from = Math.max(0, (ifd.entry(offsets)?.count ?? 0) - MAX_RANGES);
  const sizes = await ifd.numbers(lengths, MAX_RANGES, from);
  const ranges = (await ifd.numbers(offsets, MAX_RANGES, from)).map((at, index) => ({
    at,
    length: sizes[index] ?? 0,
  }));
  return ranges.reduce((last, range) => (endOf(range) > endOf(last) ? range : last), { at: 0, length: 0 });
}
