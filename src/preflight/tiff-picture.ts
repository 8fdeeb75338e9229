import { isTooLarge, type Embedded } from './photo-report.ts';
import { readPhoto } from './read-photo.ts';
import { openSource } from './source.ts';
import { COMPRESSION, openTiff, PHOTOMETRIC, pictureIfds, TAG, type Ifd, type Tiff } from './tiff.ts';
import { canUnpack, unpacked } from './unpack.ts';

/** Read budget of one file, in bytes. Only the rows of the thumbnail are read, or the strips that contain them. */
const MAX_BYTES = 48 * 1024 * 1024;
/** Time for one picture, in ms. */
const TIME = 6000;
/** Maximum size of an unpacked strip or tile, in bytes. A larger one is unpacked in part. */
const MAX_BLOCK = 256 * 1024 * 1024;
const MAX_BLOCKS = 65_536;
/** Bytes of the tables that JPEG strips or tiles share. */
const MAX_TABLES = 4096;

/** `PlanarConfiguration`: all samples of a pixel side by side (TIFF 6.0, section 8). */
const CHUNKY = 1;
/** `Predictor`: none, and the difference to the pixel on the left (TIFF 6.0, section 14). */
const NO_PREDICTOR = 1;
const DIFFERENCE = 2;
/** How many samples a pixel needs, by `PhotometricInterpretation`. */
const SAMPLES: Readonly<Record<number, number>> = {
  [PHOTOMETRIC.whiteIsZero]: 1,
  [PHOTOMETRIC.blackIsZero]: 1,
  [PHOTOMETRIC.rgb]: 3,
  [PHOTOMETRIC.palette]: 1,
  [PHOTOMETRIC.cmyk]: 4,
  [PHOTOMETRIC.ycbcr]: 3,
};

/** A strip or a tile: a part of the picture, or of one of its planes. */
type Block = Embedded & { plane: number; left: number; top: number };

type Layout = {
  width: number;
  height: number;
  /** Samples of a pixel in one block: all of them, or one if each has blocks of its own. */
  samples: number;
  /** Bytes of one sample: 1 or 2. Of two, the upper one is shown. */
  depth: number;
  photometric: number;
  compression: number;
  predictor: number;
  palette: readonly number[];
  /** A strip is a block as wide as the picture; a tile is narrower. */
  blockWidth: number;
  blockHeight: number;
  blocks: readonly Block[];
};

/**
 * Decodes a small picture from the first page of a TIFF by sampling every nth row and column: gray, RGB, CMYK or palette
 * of 8 or 16 bits, in strips or tiles, unpacked or packed by LZW, ZIP or PackBits. JPEG strips or tiles are drawn by the
 * browser. Returns `null` for all others.
 */
export async function tiffPicture(file: Blob, edge: number): Promise<ImageData | null> {
  const source = openSource(file, { bytes: MAX_BYTES, time: TIME });
  const tiff = await openTiff(source);
  const [ifd] = tiff ? (await pictureIfds(tiff)).ifds : [];
  const layout = tiff && ifd && (await layoutOf(ifd));
  if (!layout) return null;
  const { width, height } = layout;
  const step = Math.max(1, Math.floor(Math.min(width, height) / edge));
  // `edge` bounds only the shorter side: a picture of 4 rows may claim 100 million columns.
  if (isTooLarge({ width: width / step, height: height / step })) return null;
  return layout.compression === COMPRESSION.jpeg
    ? drawBlocks(tiff, ifd, layout, edge)
    : samplePixels(tiff, layout, step);
}

async function layoutOf(ifd: Ifd): Promise<Layout | null> {
  const number = async (tag: number, missing: number) => (await ifd.number(tag)) ?? missing;
  const [width, height] = [await number(TAG.width, 0), await number(TAG.height, 0)];
  const photometric = await number(TAG.photometric, -1);
  const allSamples = await number(TAG.samples, 1);
  const bits = await ifd.numbers(TAG.bits);
  const compression = await number(TAG.compression, COMPRESSION.none);
  const predictor = await number(TAG.predictor, NO_PREDICTOR);
  const needed = SAMPLES[photometric] ?? Number.POSITIVE_INFINITY;
  const isKnown =
    // Samples beyond the needed ones are left out, as transparency. In a JPEG they change its colors: four are CMYK.
    (compression === COMPRESSION.jpeg
      ? JPEG_COLORS.includes(photometric) && allSamples === needed
      : canUnpack(compression) && photometric !== PHOTOMETRIC.ycbcr && allSamples >= needed) &&
    [NO_PREDICTOR, DIFFERENCE].includes(predictor) &&
    bits.length > 0 &&
    bits.every(
      (bit) => bit === bits[0] && (bit === 8 || (bit === 16 && photometric !== PHOTOMETRIC.palette)),
    );
  if (!isKnown || width * height === 0) return null;
  const isTiled = ifd.entry(TAG.tileOffsets) !== undefined;
  const [offsets, lengths] = isTiled ? [TAG.tileOffsets, TAG.tileBytes] : [TAG.stripOffsets, TAG.stripBytes];
  const blockWidth = isTiled ? await number(TAG.tileWidth, 0) : width;
  const blockHeight = isTiled
    ? await number(TAG.tileHeight, 0)
    : Math.min(height, await number(TAG.rowsPerStrip, height));
  if (blockWidth * blockHeight === 0) return null;
  const across = Math.ceil(width / blockWidth);
  const perPlane = across * Math.ceil(height / blockHeight);
  const planes = (await number(TAG.planar, CHUNKY)) === CHUNKY ? 1 : allSamples;
  // Numbers that contradict each other would make a picture of garbage.
  const count = perPlane * planes;
  if (count > MAX_BLOCKS || count !== ifd.entry(offsets)?.count) return null;
  const lengthOf = await ifd.numbers(lengths, count);
  const blocks = (await ifd.numbers(offsets, count)).map((at, index) => ({
    at,
    length: lengthOf[index] ?? 0,
    plane: Math.floor(index / perPlane),
    left: (index % across) * blockWidth,
    top: Math.floor((index % perPlane) / across) * blockHeight,
  }));
  return {
    width,
    height,
    samples: planes === 1 ? allSamples : 1,
    depth: (bits[0] ?? 8) / 8,
    photometric,
    compression,
    predictor,
    palette: photometric === PHOTOMETRIC.palette ? await ifd.numbers(TAG.colorMap, 768) : [],
    blockWidth,
    blockHeight,
    blocks,
  };
}

/** Color models of a JPEG that every browser decodes. */
const JPEG_COLORS: readonly number[] = [PHOTOMETRIC.blackIsZero, PHOTOMETRIC.rgb, PHOTOMETRIC.ycbcr];

/** Draws strips or tiles that are JPEGs, each with the tables that all of them share in front. */
async function drawBlocks(
  { source }: Tiff,
  ifd: Ifd,
  layout: Layout,
  edge: number,
): Promise<ImageData | null> {
  const { width, height, blocks } = layout;
  const scale = Math.min(1, edge / Math.min(width, height));
  const context = new OffscreenCanvas(Math.ceil(width * scale), Math.ceil(height * scale)).getContext('2d');
  if (!context || blocks.some(({ plane }) => plane > 0)) return null;
  const tables = Uint8Array.from(await ifd.numbers(TAG.jpegTables, MAX_TABLES));
  const isYcbcr = layout.photometric === PHOTOMETRIC.ycbcr ? 1 : 0;
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

/** Takes the sampled pixels from each block in turn, so that one block at a time is in memory. */
async function samplePixels({ source, little }: Tiff, layout: Layout, step: number): Promise<ImageData> {
  const { width, height, samples, depth, compression, blockWidth, blockHeight } = layout;
  const picture = new ImageData(Math.ceil(width / step), Math.ceil(height / step));
  const channels = SAMPLES[layout.photometric] ?? 1;
  const values = new Uint8Array(picture.width * picture.height * channels);
  const rowBytes = blockWidth * samples * depth;
  // With 16 bits, the offset of the more significant byte.
  const upper = depth === 2 && little ? 1 : 0;
  const firstFrom = (side: number) => Math.ceil(side / step) * step;
  for (const { at, length, plane, left, top } of layout.blocks) {
    const [right, bottom] = [Math.min(width, left + blockWidth), Math.min(height, top + blockHeight)];
    if (plane >= channels || firstFrom(top) >= bottom) continue;
    let block: Uint8Array | undefined;
    if (compression !== COMPRESSION.none) {
      const packed = new Uint8Array((await source.skim(at, length)).buffer);
      block = await unpacked(packed, compression, Math.min(MAX_BLOCK, rowBytes * (bottom - top)));
      if (layout.predictor === DIFFERENCE) undoDifferences(block, { rowBytes, samples, depth, little });
    }
    for (let y = firstFrom(top); y < bottom; y += step) {
      const from = (y - top) * rowBytes;
      const row = block?.subarray(from) ?? new Uint8Array((await source.skim(at + from, rowBytes)).buffer);
      for (let x = firstFrom(left); x < right; x += step) {
        const to = ((y / step) * picture.width + x / step) * channels + plane;
        for (let sample = 0; sample < Math.min(samples, channels); sample++)
          values[to + sample] = row[((x - left) * samples + sample) * depth + upper] ?? 0;
      }
    }
  }
  for (let pixel = 0; pixel < picture.width * picture.height; pixel++) {
    const rgb = toRgb(values.subarray(pixel * channels, (pixel + 1) * channels), layout);
    picture.data.set([...rgb, 255], pixel * 4);
  }
  return picture;
}

function toRgb(values: Iterable<number>, { photometric, palette }: Layout): number[] {
  const [first = 0, second = 0, third = 0, black = 0] = values;
  if (photometric === PHOTOMETRIC.rgb) return [first, second, third];
  if (photometric === PHOTOMETRIC.cmyk)
    return [first, second, third].map((ink) => ((255 - ink) * (255 - black)) / 255);
  if (photometric === PHOTOMETRIC.palette)
    return [0, 256, 512].map((part) => (palette[part + first] ?? 0) >> 8);
  const gray = photometric === PHOTOMETRIC.whiteIsZero ? 255 - first : first;
  return [gray, gray, gray];
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
