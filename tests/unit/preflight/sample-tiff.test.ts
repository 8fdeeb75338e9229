import sharp, { type TiffOptions } from 'sharp';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PastEnd } from '../../../src/preflight/source.ts';
import { sampleTiff } from '../../../src/preflight/sample-tiff.ts';
import type * as Unpack from '../../../src/preflight/readers/unpack.ts';
import { asFile, makeTiffPicture } from '../../../stories/photos/photo-fixtures.ts';

/** Sizes of the unpacked strips and tiles, in bytes. */
const unpackedSizes: number[] = [];
vi.mock('../../../src/preflight/readers/unpack.ts', async (load) => {
  const actual = await load<typeof Unpack>();
  const unpack: typeof actual.unpack = (packed, compression, length) => {
    unpackedSizes.push(length);
    return actual.unpack(packed, compression, length);
  };
  return { ...actual, unpack };
});

/** Replaces `ImageData`, which Node lacks. Stores the pixels unchanged. */
class Pixels {
  width: number;
  height: number;
  data: Uint8ClampedArray;
  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.data = new Uint8ClampedArray(width * height * 4);
  }
}
beforeEach(() => void vi.stubGlobal('ImageData', Pixels));
afterEach(() => vi.unstubAllGlobals());

const [WIDTH, HEIGHT] = [300, 200];
/** Two ramps and noise, so that no compression is trivial. */
const pixels = Buffer.from(
  Array.from({ length: WIDTH * HEIGHT }, (_, at) => [
    (at % WIDTH) % 256,
    Math.floor(at / WIDTH),
    (at * 7919) & 63,
  ]).flat(),
);

/** Returns the mean difference of a channel to the packed image, over the sampled pixels. */
function difference({ width, height, data }: ImageData): number {
  let sum = 0;
  const step = Math.ceil(WIDTH / width);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      for (let channel = 0; channel < 3; channel++) {
        const expected = pixels[(y * step * WIDTH + x * step) * 3 + channel] ?? 0;
        sum += Math.abs(expected - (data[(y * width + x) * 4 + channel] ?? 0));
      }
    }
  }
  return sum / (width * height * 3);
}

class Canvas {
  getContext() {
    return {};
  }
}

/** Sets short tags in the first directory of a little-endian TIFF. */
function withTags(tiff: Uint8Array, tags: Record<number, number>): Uint8Array {
  const bytes = new Uint8Array(tiff);
  const view = new DataView(bytes.buffer);
  const directory = view.getUint32(4, true);
  for (let at = directory + 2; at < directory + 2 + view.getUint16(directory, true) * 12; at += 12) {
    const value = tags[view.getUint16(at, true)];
    if (value !== undefined) view.setUint16(at + 8, value, true);
  }
  return bytes;
}

describe('sampleTiff of a TIFF by libtiff (sharp)', () => {
  const options: TiffOptions[] = (['none', 'lzw', 'deflate', 'packbits'] as const).flatMap((compression) =>
    [false, true].flatMap((tile) =>
      (['none', 'horizontal'] as const).map((predictor) => ({
        compression,
        tile,
        predictor,
        tileWidth: 128,
        tileHeight: 64,
      })),
    ),
  );
  test.each(options)(
    'decodes compression $compression, predictor $predictor, tiled $tile',
    async (option) => {
      const raw = { width: WIDTH, height: HEIGHT, channels: 3 } as const;
      const bytes = await sharp(pixels, { raw }).tiff(option).toBuffer();
      const picture = await sampleTiff(asFile(bytes, 'a.tif'), 100);
      expect(picture).toMatchObject({ width: 150, height: 100 });
      expect(difference(picture!)).toBeLessThan(1);
    },
  );
  test.each(['none', 'lzw', 'deflate'] as const)(
    'decodes 16 bits per sample, compression %s',
    async (compression) => {
      const raw = { width: WIDTH, height: HEIGHT, channels: 3 } as const;
      const bytes = await sharp(pixels, { raw }).toColourspace('rgb16').tiff({ compression }).toBuffer();
      const picture = await sampleTiff(asFile(bytes, 'a.tif'), 100);
      expect(difference(picture!)).toBeLessThan(1);
    },
  );
  test('decodes a JPEG strip of three channels and rejects four, which decoders take for CMYK', async () => {
    const decode = vi.fn(() => Promise.reject(new Error('Not here')));
    vi.stubGlobal('createImageBitmap', decode);
    vi.stubGlobal('OffscreenCanvas', Canvas);
    const raw = { width: WIDTH, height: HEIGHT, channels: 3 } as const;
    const bytes = await sharp(pixels, { raw }).tiff({ compression: 'jpeg' }).toBuffer();
    await expect(sampleTiff(asFile(bytes, 'a.tif'), 100)).rejects.toThrow('Not here');
    decode.mockClear();
    await sampleTiff(asFile(withTags(bytes, { 0x106: 2, 0x115: 4 }), 'a.tif'), 100).catch(() => null);
    expect(decode).not.toHaveBeenCalled();
  });
  test('rejects a truncated file with PastEnd', async () => {
    const raw = { width: WIDTH, height: HEIGHT, channels: 3 } as const;
    const bytes = await sharp(pixels, { raw }).tiff({ compression: 'lzw' }).toBuffer();
    await expect(sampleTiff(asFile(bytes.subarray(0, 400), 'a.tif'), 100)).rejects.toBeInstanceOf(PastEnd);
  });
});

test.each([
  ['16-bit floats (Photoshop’s “Half”)', { 0x100: 20, 0x102: [16, 16, 16], 0x153: [3, 3, 3] }],
  ['signed samples', { 0x100: 20, 0x102: [16, 16, 16], 0x153: [2, 2, 2] }],
  ['the bits of each byte in reverse order', { 0x10a: 2 }],
])('sampleTiff rejects a TIFF of %s, instead of drawing noise', async (_, tags) => {
  expect(await sampleTiff(asFile(makeTiffPicture(40, 30, tags), 'a.tif'), 100)).toBeNull();
});

test('sampleTiff samples an image of 36,000,000 × 3 px to at most 16,384 px', async () => {
  const long = makeTiffPicture(40, 30, { 0x100: 36_000_000, 0x101: 3, 0x103: 32_773 });
  const picture = await sampleTiff(asFile(long, 'a.tif'), 256);
  expect(picture).toMatchObject({ height: 1 });
  expect(picture?.width).toBeLessThanOrEqual(16_384);
});

test('sampleTiff unpacks at most 256 MB of tiles that are much higher than the image', async () => {
  const tiles = {
    0x142: 16,
    0x143: 5_500_000,
    0x144: Array.from({ length: 8 }, () => 8),
    0x145: Array.from({ length: 8 }, () => 4),
  };
  const bytes = makeTiffPicture(128, 800, { 0x103: 32_773, 0x111: [0], 0x117: [0], ...tiles });
  unpackedSizes.length = 0;
  expect(await sampleTiff(asFile(bytes, 'a.tif'), 256)).toMatchObject({ width: 128, height: 800 });
  expect(unpackedSizes).toHaveLength(8);
  expect(unpackedSizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(256 * 1024 * 1024);
});
