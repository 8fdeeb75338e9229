import { addJpeg, addThumbnail, type Proof } from './embedded-jpeg.ts';
import { readShot } from './exif.ts';
import { isRawKind, type PhotoKind } from './formats.ts';
import { offerSize, type Embedded, type Metadata } from './photo-report.ts';
import { addPhotoshopThumbnail, readImageResources } from './photoshop.ts';
import type { Source } from './source.ts';
import { COMPRESSION, ifdAt, openTiff, PHOTOMETRIC, pictureIfds, TAG, type Ifd, type Tiff } from './tiff.ts';

/** `PhotometricInterpretation` of a sensor's data. */
const SENSOR: readonly number[] = [PHOTOMETRIC.mosaic, PHOTOMETRIC.linearRaw];
/** `Compression` by Nikon, Sony (two), Samsung and Pentax, after ExifTool: only sensor data is packed so. */
const SENSOR_PACKING = [34713, 32767, 32769, 32770, 65535];
/** `Compression` values that hold a JPEG in strips. */
const JPEG: readonly number[] = [COMPRESSION.oldJpeg, COMPRESSION.jpeg];
/** Bit of `NewSubfileType`: a reduced copy of another picture in the file. */
const REDUCED = 1;
/** Places of strips or tiles that are read of each page, from its last ones: these usually end the file. */
const MAX_PLACES = 256;

/** Panasonic's own tags (ExifTool's PanasonicRaw table). Borders count from the sensor's corner, in pixels. */
const PANASONIC = {
  sensorWidth: 0x02,
  sensorHeight: 0x03,
  top: 0x04,
  left: 0x05,
  bottom: 0x06,
  right: 0x07,
  iso: 0x17,
  rawFormat: 0x2d,
  jpeg: 0x2e,
  stripOffsets: 0x44,
  stripBits: 0x46,
  rawDataAt: 0x118,
} as const;
/** Strips that format 8 may have; cameras write 4 or 5. */
const MAX_STRIPS = 64;
/** Fewest bytes per pixel of Panasonic's packings, by `RawFormat` (16 bytes hold 9 to 14 pixels). */
const PANASONIC_PACKING: Readonly<Record<number, number>> = { 4: 16 / 14, 5: 16 / 10, 6: 16 / 14, 7: 16 / 9 };

/** Makers whose name identifies a RAW built like a TIFF, as EXIF spells them. */
const makers: readonly (readonly [RegExp, PhotoKind])[] = [
  [/^nikon/i, 'nef'],
  [/^sony/i, 'arw'],
  [/^pentax|^ricoh/i, 'pef'],
  [/^samsung/i, 'srw'],
];

/** Returns the reader of TIFF and of the RAW files that are built like one: CR2, NEF, ARW, DNG, ORF, RW2, PEF, SRW, IIQ. */
export const tiffReader =
  (sniffed: PhotoKind) =>
  async (source: Source, metadata: Metadata): Promise<void> => {
    const tiff = await openTiff(source);
    if (!tiff) return void metadata.findings.push({ code: 'unreadable' });
    const { ifds, isCutOff } = await pictureIfds(tiff);
    const kind = sniffed === 'tiff' ? await kindOf(ifds) : sniffed;
    metadata.kind = kind;
    await readShot(tiff, ifds, metadata);
    await readSize(tiff, ifds, metadata);
    if (kind === 'rw2') await readPanasonic(ifds, metadata);
    if (kind === 'iiq') await readPhaseOne(source, metadata);
    const proofs = await addPreviews(source, ifds, metadata);
    const isMissing =
      (isCutOff && (isRawKind(kind) || ifds.length === 1)) ||
      (isRawKind(kind) && proofs.includes('cut off')) ||
      (await dataEnd(kind, ifds)) > source.size;
    if (isMissing) metadata.findings.push({ code: 'truncated' });
    // Where a copy failed halfway, the rest is zeros, and programs write the directory last.
    else if (kind === 'tiff' && !metadata.width) metadata.findings.push({ code: 'unreadable' });
    if ((await ifds[0]?.number(TAG.photometric)) === PHOTOMETRIC.cmyk)
      metadata.findings.push({ code: 'cmyk' });
  };

async function kindOf(ifds: readonly Ifd[]): Promise<PhotoKind> {
  if (ifds[0]?.entry(TAG.dngVersion)) return 'dng';
  if (!(await Promise.all(ifds.map(holdsSensorData))).includes(true)) return 'tiff';
  const make = (await ifds[0]?.text(TAG.make)) ?? '';
  return makers.find(([pattern]) => pattern.test(make))?.[1] ?? 'raw';
}

async function holdsSensorData(ifd: Ifd): Promise<boolean> {
  const photometric = (await ifd.number(TAG.photometric)) ?? 0;
  const compression = (await ifd.number(TAG.compression)) ?? 0;
  return SENSOR.includes(photometric) || SENSOR_PACKING.includes(compression);
}

const isReduced = async (ifd: Ifd) => (((await ifd.number(TAG.newSubfileType)) ?? 0) & REDUCED) === REDUCED;

/**
 * Reads the size of the first page that is no reduced copy; of a RAW, that of the largest picture. EXIF's word counts
 * only where the directories have none, or in a RAW, whose directories may describe its previews alone: programs that
 * scale a TIFF leave the old EXIF in it.
 */
async function readSize(tiff: Tiff, ifds: readonly Ifd[], metadata: Metadata): Promise<void> {
  const isRaw = isRawKind(metadata.kind ?? 'tiff');
  const offer = async (ifd: Ifd, width: number, height: number) =>
    offerSize(metadata, await ifd.number(width), await ifd.number(height));
  for (const ifd of ifds) {
    if (!isRaw && (metadata.width || (await isReduced(ifd)))) continue;
    await offer(ifd, TAG.width, TAG.height);
  }
  const [main] = ifds;
  if (!main) return;
  if (!metadata.width) await offer(main, TAG.width, TAG.height);
  if (metadata.width && !isRaw) return;
  const exif = await ifdAt(tiff, main, TAG.exif);
  if (exif) await offer(exif, TAG.exifWidth, TAG.exifHeight);
}

/** Reads what Panasonic keeps in tags of its own: the sensor without its borders, and the ISO. */
async function readPanasonic([main]: readonly Ifd[], metadata: Metadata): Promise<void> {
  const tag = async (name: keyof typeof PANASONIC) => (await main?.number(PANASONIC[name])) ?? 0;
  const width = (await tag('right')) - (await tag('left'));
  const height = (await tag('bottom')) - (await tag('top'));
  if (width > 0 && height > 0) Object.assign(metadata, { width, height });
  else Object.assign(metadata, { width: await tag('sensorWidth'), height: await tag('sensorHeight') });
  const iso = await main?.number(PANASONIC.iso);
  if (iso !== undefined) metadata.exposure = { iso, ...metadata.exposure };
}

/** Position of the offset of Phase One's own directory, after the mark `IIII` in the TIFF's ninth byte. */
const PHASE_ONE = { start: 8, directoryAt: 8, entry: 16, width: 0x10c, height: 0x10d, data: 0x10f } as const;
const MAX_PHASE_ONE_ENTRIES = 200;

/** Reads the sensor's size, and whether its data is whole, from Phase One's directory (ExifTool's PhaseOne table). */
async function readPhaseOne(source: Source, metadata: Metadata): Promise<void> {
  const start = source.offset + PHASE_ONE.start;
  const directory = start + (await source.read(start + PHASE_ONE.directoryAt, 4)).getUint32(0, true);
  const count = Math.min(MAX_PHASE_ONE_ENTRIES, (await source.read(directory, 4)).getUint32(0, true));
  const table = await source.read(directory + 8, count * PHASE_ONE.entry);
  for (let at = 0; at < table.byteLength; at += PHASE_ONE.entry) {
    const [tag, , length = 0, value = 0] = [0, 4, 8, 12].map((part) => table.getUint32(at + part, true));
    if (tag === PHASE_ONE.width) metadata.width = value;
    if (tag === PHASE_ONE.height) metadata.height = value;
    if (tag === PHASE_ONE.data && start + value + length > source.size)
      metadata.findings.push({ code: 'truncated' });
  }
}

/** Adds every embedded JPEG, at each place where a maker puts one. */
async function addPreviews(source: Source, ifds: readonly Ifd[], metadata: Metadata): Promise<Proof[]> {
  const proofs: Proof[] = [];
  for (const ifd of ifds) {
    proofs.push(await addThumbnail(source, ifd, metadata));
    const panasonic = ifd.entry(PANASONIC.jpeg);
    if (panasonic)
      proofs.push(await addJpeg(source, { at: panasonic.at, length: panasonic.bytes }, metadata));
    if (await mayBeJpegStrip(ifd)) {
      const place = { at: await ifd.number(TAG.stripOffsets), length: await ifd.number(TAG.stripBytes) };
      proofs.push(await addJpeg(source, place, metadata));
    }
    const resources = ifd.entry(TAG.photoshop);
    if (resources)
      await readImageResources(source, { at: resources.at, length: resources.bytes }, (resource) =>
        addPhotoshopThumbnail(source, resource, metadata),
      );
  }
  return proofs;
}

/**
 * Whether a directory may hold a whole JPEG in one strip, which is Canon's and Adobe's way. Canon says so of
 * uncompressed pictures too, hence the proof by first bytes. The sensor's own data may be packed by a JPEG's means.
 */
async function mayBeJpegStrip(ifd: Ifd): Promise<boolean> {
  const isJpeg = JPEG.includes((await ifd.number(TAG.compression)) ?? 0);
  if (!isJpeg || ifd.entry(TAG.stripOffsets)?.count !== 1 || (await holdsSensorData(ifd))) return false;
  // Canon's sensor data says neither what it is nor what colors it has.
  return (ifd.entry(TAG.photometric) ?? ifd.entry(TAG.bits)) !== undefined;
}

/** Returns the offset at which the last image's data ends, in bytes. */
async function dataEnd(kind: PhotoKind, ifds: readonly Ifd[]): Promise<number> {
  if (kind === 'rw2') return panasonicEnd(ifds);
  let end = 0;
  for (const ifd of ifds) {
    const strips = await lastEnd(ifd, TAG.stripOffsets, TAG.stripBytes);
    const lists = [TAG.stripOffsets, TAG.stripBytes, TAG.tileOffsets, TAG.tileBytes].map(ifd.entry);
    end = Math.max(
      end,
      ...lists.map((list) => (list ? list.at + list.bytes : 0)),
      await withoutPadding(ifd, strips),
      endOf(await lastEnd(ifd, TAG.tileOffsets, TAG.tileBytes)),
    );
  }
  return end;
}

/**
 * The strip offsets of an RW2 are no places; `RawDataOffset` is, and the packing tells how much must follow. Format 8 has
 * lists of its own: places, and lengths in bits (LibRaw and RawSpeed).
 */
async function panasonicEnd([main]: readonly Ifd[]): Promise<number> {
  const at = (await main?.number(PANASONIC.rawDataAt)) ?? 0;
  const perPixel = PANASONIC_PACKING[(await main?.number(PANASONIC.rawFormat)) ?? 0] ?? 0;
  const width = (await main?.number(PANASONIC.sensorWidth)) ?? 0;
  const height = (await main?.number(PANASONIC.sensorHeight)) ?? 0;
  const bits = await listOf(main, PANASONIC.stripBits);
  const ends = (await listOf(main, PANASONIC.stripOffsets)).map(
    (from, index) => from + (bits[index] ?? 0) / 8,
  );
  return Math.max(at + Math.floor(width * height * perPixel), ...ends);
}

/** Panasonic’s lists are bytes: how many numbers, in two bytes, and the numbers, in four each. */
async function listOf(ifd: Ifd | undefined, tag: number): Promise<number[]> {
  const bytes = Uint8Array.from((await ifd?.numbers(tag, 2 + 4 * MAX_STRIPS)) ?? []);
  if (bytes.length < 6 || (bytes.length - 2) % 4 > 0) return [];
  const view = new DataView(bytes.buffer);
  const count = view.getUint16(0, true);
  return count === (bytes.length - 2) / 4
    ? Array.from({ length: count }, (_, index) => view.getUint32(2 + 4 * index, true))
    : [];
}

const endOf = ({ at, length }: Embedded) => at + length;

/** The strip or tile that ends last. */
async function lastEnd(ifd: Ifd, offsets: number, lengths: number): Promise<Embedded> {
  const count = ifd.entry(offsets)?.count ?? 0;
  const from = Math.max(0, count - MAX_PLACES);
  const starts = await ifd.numbers(offsets, MAX_PLACES, from);
  const sizes = await ifd.numbers(lengths, MAX_PLACES, from);
  const places = starts.map((at, index) => ({ at, length: sizes[index] ?? 0 }));
  return places.reduce((last, place) => (endOf(place) > endOf(last) ? place : last), { at: 0, length: 0 });
}

/** Some programs give the last strip the length of a full one. An uncompressed one needs no more than its rows. */
async function withoutPadding(ifd: Ifd, { at, length }: Embedded): Promise<number> {
  if ((await ifd.number(TAG.compression)) !== COMPRESSION.none) return at + length;
  const height = (await ifd.number(TAG.height)) ?? 0;
  const rowsPerStrip = Math.min(height, (await ifd.number(TAG.rowsPerStrip)) ?? height);
  const bits = (await ifd.numbers(TAG.bits)).reduce((sum, bit) => sum + bit, 0) || 1;
  const row = Math.ceil((((await ifd.number(TAG.width)) ?? 0) * bits) / 8);
  const rows = height % rowsPerStrip || rowsPerStrip;
  return at + (row > 0 && rows > 0 ? Math.min(length || rows * row, rows * row) : length);
}
