import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { MAX_PIXELS } from '../../../src/preflight/photo-report.ts';
import { truncatedFile } from '../../../src/preflight/preflight-queue.ts';
import { decoders, makeThumbnail } from '../../../src/preflight/thumbnail.ts';
import { readPhoto } from '../../../src/preflight/read-photo.ts';
import { asFile, makeHeic, makeJpeg, makeRaw } from '../../../stories/photos/photo-fixtures.ts';
import { plainPicture } from '../../plain-picture.ts';

let small: Uint8Array;
/** A few kilobytes that claim 16,000 × 12,000 pixels: 768 MB when decoded. */
let large: Uint8Array;
beforeAll(async () => {
  small = await plainPicture(160, 120).jpeg().toBuffer();
  large = new Uint8Array(small);
  const frame = large.findIndex((byte, at) => byte === 0xff && large[at + 1] === 0xc0);
  new DataView(large.buffer).setUint16(frame + 5, 12_000);
  new DataView(large.buffer).setUint16(frame + 7, 16_000);
});
afterEach(() => vi.unstubAllGlobals());

/** Returns the size of each image passed to the browser's decoder, in bytes. */
async function decoded(bytes: Uint8Array, name: string, quick = false): Promise<number[]> {
  const sizes: number[] = [];
  vi.stubGlobal('createImageBitmap', (picture: Blob) => {
    sizes.push(picture.size);
    return Promise.reject(new Error('Not here'));
  });
  const file = asFile(bytes, name);
  await makeThumbnail(file, await readPhoto(file), { edge: 64, quick });
  return sizes;
}

describe('an image with more pixels than MAX_PIXELS', () => {
  test('has more than the 102 megapixels of a Hasselblad X2D', () => {
    expect(11_656 * 8742).toBeLessThan(MAX_PIXELS);
    expect(16_000 * 12_000).toBeGreaterThan(MAX_PIXELS);
  });
  test('is not decoded as a file (brief 3)', async () => {
    expect(await decoded(small, 'a.jpg')).toEqual([small.length]);
    expect(await decoded(large, 'a.jpg')).toEqual([]);
  });
  test('is not decoded as an embedded preview of a RAW or JPEG (brief 3)', async () => {
    expect(await decoded(makeRaw('nef', small), 'a.nef')).toEqual([small.length]);
    expect(await decoded(makeRaw('nef', large), 'a.nef')).toEqual([]);
    const inside = makeJpeg(small, {}, large);
    expect(await decoded(inside, 'a.jpg', true)).toEqual([inside.length]);
  });
  test('is not passed to a decoder of the host (brief 3)', async () => {
    const sizes: number[] = [];
    decoders.heic = (file) => {
      sizes.push(file.size);
      return Promise.resolve(null);
    };
    const fits = makeHeic(4032, 3024);
    await decoded(fits, 'a.heic');
    await decoded(makeHeic(16_000, 12_000), 'a.heic');
    delete decoders.heic;
    expect(sizes).toEqual([fits.length]);
  });
  test('is shown by its small embedded preview', async () => {
    expect(await decoded(makeJpeg(large, {}, small), 'a.jpg')).toEqual([small.length]);
  });
  test('is not shown as a truncated file, unlike one within the limit', async () => {
    const restFor = async (bytes: Uint8Array) => {
      const file = asFile(bytes.slice(0, -20), 'a.jpg');
      return truncatedFile(file, await readPhoto(file));
    };
    expect(await restFor(small)).toBeInstanceOf(File);
    expect(await restFor(large)).toBeNull();
  });
});
