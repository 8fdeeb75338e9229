import { openSource } from './source.ts';
import { openTiff, pictureIfds, TAG, type Ifd, type Tiff } from './tiff.ts';

/** Only rows that the print needs are read, but a row is read whole: this many bytes at most in all. */
const MAX_BYTES = 8 * 1024 * 1024;
const TIME = 3000;
const UNCOMPRESSED = 1;
const CHUNKY = 1;
/** `PhotometricInterpretation`: 0 and 1 are gray, 2 is RGB. */
const WHITE_IS_ZERO = 0;
const RGB = 2;

type Layout = {
  width: number;
  height: number;
  samples: number;
  /** Bytes of one sample: 1 or 2. Of two, the upper one is shown. */
  depth: number;
  photometric: number;
  rowsPerStrip: number;
  strips: readonly number[];
};

/**
 * A small picture of an uncompressed TIFF, gray or RGB with 8 or 16 bits, from every so-manieth row. `null` for
 * all others: unpacking LZW, ZIP and Lab is a library's work of 100 KB and more, for a print of 256 pixels.
 */
export async function tiffPicture(file: Blob, edge: number): Promise<ImageData | null> {
  const source = openSource(file, { bytes: MAX_BYTES, until: performance.now() + TIME });
  const tiff = await openTiff(source);
  const [ifd] = tiff ? (await pictureIfds(tiff)).ifds : [];
  const layout = tiff && ifd && (await layoutOf(ifd));
  return layout ? sampled(tiff, layout, edge) : null;
}

async function layoutOf(ifd: Ifd): Promise<Layout | null> {
  const [width = 0, height = 0] = [await ifd.number(TAG.width), await ifd.number(TAG.height)];
  const photometric = (await ifd.number(TAG.photometric)) ?? -1;
  const samples = (await ifd.number(TAG.samples)) ?? 1;
  const bits = await ifd.numbers(TAG.bits);
  const isPlain =
    (await ifd.number(TAG.compression)) === UNCOMPRESSED &&
    ((await ifd.number(TAG.planar)) ?? CHUNKY) === CHUNKY &&
    photometric <= RGB &&
    photometric >= 0 &&
    samples >= (photometric === RGB ? 3 : 1) &&
    bits.length > 0 &&
    bits.every((bit) => bit === bits[0] && (bit === 8 || bit === 16));
  if (!isPlain || width * height === 0) return null;
  const rowsPerStrip = Math.min(height, (await ifd.number(TAG.rowsPerStrip)) ?? height);
  const strips = await ifd.numbers(TAG.stripOffsets, Math.ceil(height / Math.max(1, rowsPerStrip)));
  return { width, height, samples, depth: (bits[0] ?? 8) / 8, photometric, rowsPerStrip, strips };
}

async function sampled({ source, little }: Tiff, layout: Layout, edge: number): Promise<ImageData> {
  const { width, height, samples, depth, photometric, rowsPerStrip, strips } = layout;
  const step = Math.max(1, Math.floor(Math.min(width, height) / edge));
  const picture = new ImageData(Math.ceil(width / step), Math.ceil(height / step));
  const pixel = samples * depth;
  // Of two bytes the one that weighs more.
  const upper = depth === 2 && little ? 1 : 0;
  let out = 0;
  for (let y = 0; y < height; y += step) {
    const strip = strips[Math.floor(y / rowsPerStrip)] ?? 0;
    const row = await source.read(strip + (y % rowsPerStrip) * width * pixel, width * pixel);
    for (let x = 0; x < width; x += step, out += 4) {
      const at = x * pixel + upper;
      const value = (channel: number) => row.getUint8(at + (photometric === RGB ? channel * depth : 0));
      for (let channel = 0; channel < 3; channel++) {
        picture.data[out + channel] = photometric === WHITE_IS_ZERO ? 255 - value(channel) : value(channel);
      }
      picture.data[out + 3] = 255;
    }
  }
  return picture;
}
