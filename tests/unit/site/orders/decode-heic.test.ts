import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import createLibheif from 'libheif-js/libheif-wasm/libheif.js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadHeicDecoder } from '../../../../site/orders/decode-heic.ts';

vi.mock('libheif-js/libheif-wasm/libheif.js', async (original) => {
  const { default: create } = await original<{ default: typeof createLibheif }>();
  return { default: vi.fn(create) };
});

const root = join(import.meta.dirname, '../../../..');

/** Whether the next `ImageData` fails, as for a picture that is larger than the free memory. */
let hasNoMemory = false;

beforeEach(() => {
  hasNoMemory = false;
  vi.stubGlobal('fetch', async () => {
    const wasm = await readFile(join(root, 'node_modules/libheif-js/libheif-wasm/libheif.wasm'));
    return new Response(new Uint8Array(wasm));
  });
  vi.stubGlobal(
    'ImageData',
    class {
      data: Uint8ClampedArray;
      constructor(width: number, height: number) {
        if (hasNoMemory) throw new RangeError('Out of memory');
        this.data = new Uint8ClampedArray(width * height * 4);
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

test('the HEIC decoder releases libheif’s memory after success and failure', async () => {
  const decode = await loadHeicDecoder();
  const libheif = vi.mocked(createLibheif).mock.results[0]!.value as ReturnType<typeof createLibheif>;
  const releaseImage = vi.spyOn(libheif, 'heif_image_release');
  const releaseHandle = vi.spyOn(libheif, 'heif_image_handle_release');
  const free = vi.spyOn(libheif, 'heif_context_free');
  const whole = new Uint8Array(await readFile(join(root, 'tests/e2e/corners.heic')));
  const { data } = (await decode(new Blob([whole])))!;
  expect(data).toHaveLength(64 * 48 * 4);
  hasNoMemory = true;
  await expect(decode(new Blob([whole]))).rejects.toThrow('Out of memory');
  expect(releaseImage).toHaveBeenCalledTimes(2);
  const broken = Uint8Array.from(whole);
  // Overwrites the image data, which follows the boxes that describe it.
  broken.fill(0, Buffer.from(whole).indexOf('mdat') + 4);
  await expect(decode(new Blob([broken]))).rejects.toThrow('libheif');
  expect(releaseHandle).toHaveBeenCalledTimes(3);
  expect(free).toHaveBeenCalledTimes(3);
});

test('the HEIC decoder reports why libheif cannot read a file', async () => {
  const decode = await loadHeicDecoder();
  await expect(decode(new Blob([new Uint8Array(100)]))).rejects.toThrow(/^libheif: .*ftyp/);
  const broken = new Uint8Array(await readFile(join(root, 'tests/e2e/corners.heic')));
  // libheif reads the file, but gets no image from it.
  const box = Buffer.from(broken).indexOf('hvcC');
  broken.fill(0, box, box + 4);
  await expect(decode(new Blob([broken]))).rejects.toThrow(/^libheif: .*hvcC/);
});
