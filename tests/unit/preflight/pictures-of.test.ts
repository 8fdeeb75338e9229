import sharp from 'sharp';
import { expect, test } from 'vitest';
import { picturesOf } from '../../../src/preflight/pictures-of.ts';
import { asFile, madeRaw } from '../../../stories/photos/photo-fixtures.ts';

const jpeg = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#b06a32' } })
  .jpeg()
  .toBuffer();
const firstOf = async (file: File) => (await picturesOf(file, { edge: 64 }).next()).value;

test('a JPEG with the name of a RAW is shown as a whole, a RAW with the name of a JPEG is not', async () => {
  const misnamed = asFile(jpeg, 'IMG_1.NEF');
  expect(await firstOf(misnamed)).toBe(misnamed);
  expect(await firstOf(asFile(madeRaw('nef', jpeg), 'IMG_1.JPG'))).toBeUndefined();
});
