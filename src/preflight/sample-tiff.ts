import { isTooLarge, MAX_SIDE } from './photo-report.ts';
import { readPhoto } from './read-photo.ts';
import { openSource, type Source } from './source.ts';
import { COMPRESSION, openTiff, PHOTOMETRIC, imageIfds, TAG, type Ifd, type Tiff } from './readers/tiff.ts';
import { canUnpack, unpack } from './readers/unpack.ts';

/** Read budget of one file: bytes, and ms. Only the sampled rows are read, or the strips or tiles that contain them. */
const LIMITS = { bytes: 48 * 1024 * 1024, time: 6000 };
/** Maximum size of an unpacked strip or tile, in bytes. A larger one is unpacked in part. */
const MAX_BLOCK_BYTES = 256 * 1024 * 1024;
/** Maximum number of strips or tiles. */
const MAX_BLOCKS = 65_536;
/** Maximum size of the tables that JPEG strips or tiles share, in bytes. */
const MAX_TABLES = 4096;
/** Numbers in the palette of 8 bits: 256 for each of red, green and blue. */
const PALETTE = 768;

/** `PlanarConfiguration`: all samples of a pixel side by side (TIFF 6.0, section 8). */
const CHUNKY = 1;
/** `FillOrder`: the highest bit of a byte first (TIFF 6.0, section 8). */
const HIGH_BIT_FIRST = 1;
/** `SampleFormat`: numbers without a sign (TIFF 6.0, section 19). */
const UNSIGNED = 1;
/** `Predictor`: none, and the difference to the pixel on the left (TIFF 6.0, section 14). */
const NO_PREDICTOR = 1;
const DIFFERENCE = 2;
/** Samples per pixel that make up its color, by `PhotometricInterpretation`. */
const CHANNELS: Readonly<Record<number, number>> = {
  [PHOTOMETRIC.whiteIsZero]: 1,
  [PHOTOMETRIC.blackIsZero]: 1,
  [PHOTOMETRIC.rgb]: 3,
  [PHOTOMETRIC.palette]: 1,
  [PHOTOMETRIC.cmyk]: 4,
  [PHOTOMETRIC.ycbcr]: 3,
};
/** Color models of a JPEG that every browser decodes. */
const JPEG_COLORS: readonly number[] = [PHOTOMETRIC.blackIsZero, PHOTOMETRIC.rgb, PHOTOMETRIC.ycbcr];

/** How the pixels are stored, and how the image is divided into strips or tiles. */
type Layout = NonNullable<Awaited<ReturnType<typeof layoutOf>>>;

/**
 * Decodes a small image from the first page of a TIFF by sampling every nth row and column: gray, RGB, CMYK or palette
 * of 8 or 16 bits, in strips or tiles, uncompressed or packed by LZW, ZIP or PackBits. JPEG strips or tiles are drawn by the
 * browser. Returns `null` for all others.
 */
export async function sampleTiff(file: Blob, edge: number): Promise<ImageData | null> {
  const tiff = await openTiff(openSource(file, LIMITS));
  const ifd = tiff && (await imageIfds(tiff)).ifds[0];
  const layout = ifd && (await layoutOf(ifd));
  if (!layout) return null;
  const { width, height } = layout;
  // `edge` bounds only the shorter side: an image of 4 rows may claim 100 million columns.
  const step = Math.max(
    1,
    Math.floor(Math.min(width, height) / edge),
    Math.ceil(Math.max(width, height) / MAX_SIDE),
  );
  if (layout.compression !== COMPRESSION.jpeg)
    return samplePixels(tiff, layout, { step, palette: await ifd.numbers(TAG.colorMap, PALETTE) });
  const tables = Uint8Array.from(await ifd.numbers(TAG.jpegTables, MAX_TABLES));
  return drawBlocks(tiff.source, layout, { scale: 1 / step, tables });
}

/** Returns how the pixels are stored, or `null` for a format that is not decoded here. */
async function formatOf(ifd: Ifd) {
  const photometric = (await ifd.number(TAG.photometric)) ?? -1;
  const compression = (await ifd.number(TAG.compression)) ?? COMPRESSION.none;
  const predictor = (await ifd.number(TAG.predictor)) ?? NO_PREDICTOR;
  /** Samples per pixel that make up its color. */
  const channels = CHANNELS[photometric];
  /** All samples per pixel: the channels, and others such as transparency. */
  const samples = (await ifd.number(TAG.samples)) ?? 1;
  const [bits, ...otherBits] = await ifd.numbers(TAG.bits);
  // Photoshop offers floats of 16 bits (“Half”) for HDR images. As whole numbers they are noise.
  if (((await ifd.number(TAG.sampleFormat)) ?? UNSIGNED) !== UNSIGNED) return null;
  if (((await ifd.number(TAG.fillOrder)) ?? HIGH_BIT_FIRST) !== HIGH_BIT_FIRST) return null;
  if (channels === undefined || ![NO_PREDICTOR, DIFFERENCE].includes(predictor)) return null;
  if (bits !== 8 && (bits !== 16 || photometric === PHOTOMETRIC.palette)) return null;
  if (otherBits.some((other) => other !== bits)) return null;
  const canDecode =
    compression === COMPRESSION.jpeg
      ? // Another number of samples changes the colors: a JPEG with four is CMYK.
        JPEG_COLORS.includes(photometric) && samples === channels
      : canUnpack(compression) && photometric !== PHOTOMETRIC.ycbcr && samples >= channels;
  /** Size of a sample, in bytes: 1 or 2. Of two, only the more significant one is shown. */
  const depth = bits / 8;
  return canDecode ? { photometric, compression, predictor, channels, samples, depth } : null;
}

/** Returns `null` for a format that is not decoded here, or if the numbers contradict each other. */
async function layoutOf(ifd: Ifd) {
  const format = await formatOf(ifd);
  if (!format) return null;
  const [width, height] = [(await ifd.number(TAG.width)) ?? 0, (await ifd.number(TAG.height)) ?? 0];
  // A strip is as wide as the image; a tile has a width of its own.
  const isTiled = ifd.entry(TAG.tileOffsets) !== undefined;
  const [offsets, lengths] = isTiled ? [TAG.tileOffsets, TAG.tileBytes] : [TAG.stripOffsets, TAG.stripBytes];
  const blockWidth = isTiled ? ((await ifd.number(TAG.tileWidth)) ?? 0) : width;
  const blockHeight = isTiled
    ? ((await ifd.number(TAG.tileHeight)) ?? 0)
    : Math.min(height, (await ifd.number(TAG.rowsPerStrip)) ?? height);
  if ([width, height, blockWidth, blockHeight].includes(0)) return null;
  const across = Math.ceil(width / blockWidth);
  const perPlane = across * Math.ceil(height / blockHeight);
  /** 1 if a block has all samples of its pixels, or one for each sample. */
  const planes = ((await ifd.number(TAG.planar)) ?? CHUNKY) === CHUNKY ? 1 : format.samples;
  const count = perPlane * planes;
  if (count > MAX_BLOCKS || count !== ifd.entry(offsets)?.count) return null;
  const sizes = await ifd.numbers(lengths, count);
  /** The strips or tiles: each is a part of the image, or of one of its planes. */
  const blocks = (await ifd.numbers(offsets, count)).map((at, index) => ({
    at,
    length: sizes[index] ?? 0,
    plane: Math.floor(index / perPlane),
    left: (index % across) * blockWidth,
    top: Math.floor((index % perPlane) / across) * blockHeight,
  }));
  return { ...format, width, height, blockWidth, blockHeight, planes, blocks };
}

/** Samples every `step`th row and column of one block after another, so that one block at a time is in memory. */
async function samplePixels(
  { source, little }: Tiff,
  layout: Layout,
  { step, palette }: { step: number; palette: readonly number[] },
): Promise<ImageData> {
  const { width, height, channels, depth, compression, planes, blockWidth, blockHeight } = layout;
  const image = new ImageData(Math.ceil(width / step), Math.ceil(height / step));
  const values = new Uint8Array(image.width * image.height * channels);
  /** Samples of a pixel in one block. */
  const samples = planes === 1 ? layout.samples : 1;
  const rowBytes = blockWidth * samples * depth;
  // With 16 bits, the offset of the more significant byte.
  const upper = depth === 2 && little ? 1 : 0;
  /** Returns the first sampled row or column that is not before this one. */
  const firstFrom = (side: number) => Math.ceil(side / step) * step;
  for (const { at, length, plane, left, top } of layout.blocks) {
    const [right, bottom] = [Math.min(width, left + blockWidth), Math.min(height, top + blockHeight)];
    if (plane >= channels || firstFrom(top) >= bottom) continue;
    let block: Uint8Array | undefined;
    if (compression !== COMPRESSION.none) {
      const packed = new Uint8Array((await source.skim(at, length)).buffer);
      block = await unpack(packed, compression, Math.min(MAX_BLOCK_BYTES, rowBytes * (bottom - top)));
      if (layout.predictor === DIFFERENCE) undoDifferences(block, { rowBytes, samples, depth, little });
    }
    for (let y = firstFrom(top); y < bottom; y += step) {
      const from = (y - top) * rowBytes;
      const row = block?.subarray(from) ?? new Uint8Array((await source.skim(at + from, rowBytes)).buffer);
      for (let x = firstFrom(left); x < right; x += step) {
        const to = ((y / step) * image.width + x / step) * channels + plane;
        for (let sample = 0; sample < Math.min(samples, channels); sample++)
          values[to + sample] = row[((x - left) * samples + sample) * depth + upper] ?? 0;
      }
    }
  }
  for (let pixel = 0; pixel < image.width * image.height; pixel++) {
    const color = values.subarray(pixel * channels, (pixel + 1) * channels);
    image.data.set([...toRgb(color, layout.photometric, palette), 255], pixel * 4);
  }
  return image;
}

type Differences = { rowBytes: number; samples: number; depth: number; little: boolean };

/** Undoes the predictor: each sample is the difference to the same sample of the pixel on its left. */
function undoDifferences(bytes: Uint8Array, { rowBytes, samples, depth, little }: Differences): void {
  const view = new DataView(bytes.buffer);
  const pixel = samples * depth;
  for (let start = 0; start + rowBytes <= bytes.length; start += rowBytes) {
    for (let at = start + pixel; at < start + rowBytes; at += depth) {
      if (depth === 1) bytes[at] = (bytes[at] ?? 0) + (bytes[at - pixel] ?? 0);
      else view.setUint16(at, view.getUint16(at, little) + view.getUint16(at - pixel, little), little);
    }
  }
}

/** Returns red, green and blue of one pixel, from 0 to 255. */
function toRgb(color: Uint8Array, photometric: number, palette: readonly number[]): number[] {
  const [first = 0, second = 0, third = 0, black = 0] = color;
  if (photometric === PHOTOMETRIC.rgb) return [first, second, third];
  if (photometric === PHOTOMETRIC.cmyk)
    return [first, second, third].map((ink) => ((255 - ink) * (255 - black)) / 255);
  if (photometric === PHOTOMETRIC.palette)
    return [0, 256, 512].map((part) => (palette[part + first] ?? 0) >> 8);
  const gray = photometric === PHOTOMETRIC.whiteIsZero ? 255 - first : first;
  return [gray, gray, gray];
}

/** Draws strips or tiles that are JPEGs, each with the shared tables in front. */
async function drawBlocks(
  source: Source,
  { width, height, photometric, planes, blocks }: Layout,
  { scale, tables }: { scale: number; tables: Uint8Array },
): Promise<ImageData | null> {
  const context = new OffscreenCanvas(Math.ceil(width * scale), Math.ceil(height * scale)).getContext('2d');
  if (!context || planes > 1) return null;
  const isYcbcr = photometric === PHOTOMETRIC.ycbcr ? 1 : 0;
  // Adobe's segment says which colors the three channels are: without one, decoders take them for YCbCr.
  const adobe = [0xff, 0xee, 0, 14, 0x41, 0x64, 0x6f, 0x62, 0x65, 0, 100, 0, 0, 0, 0, isYcbcr];
  const front = new Uint8Array([0xff, 0xd8, ...adobe, ...tables.subarray(2, -2)]);
  for (const { at, length, left, top } of blocks) {
    const data = await source.skim(at, length);
    const jpeg = new Blob([front, data.buffer.slice(2)], { type: 'image/jpeg' });
    // The block's own header decides what a decoder allocates, not the TIFF around it.
    if (isTooLarge(await readPhoto(new File([jpeg], 'block.jpg')))) return null;
    const bitmap = await createImageBitmap(jpeg);
    // Rounded up, so that no gap shows between two blocks.
    const drawn = (side: number) => Math.ceil(side * scale) + 1;
    const [x, y] = [Math.floor(left * scale), Math.floor(top * scale)];
    context.drawImage(bitmap, x, y, drawn(bitmap.width), drawn(bitmap.height));
    bitmap.close();
  }
  return context.getImageData(0, 0, context.canvas.width, context.canvas.height);
}
