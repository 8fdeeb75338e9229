import { expect, test } from 'vitest';
import { picturesOf } from '../../../src/preflight/pictures-of.ts';
import { asFile, madeRaw } from '../../../stories/photos/photo-fixtures.ts';
import { plainPicture } from '../../plain-picture.ts';

const jpeg = await plainPicture().jpeg().toBuffer();
const firstOf = async (file: File) => (await picturesOf(file, { edge: 64 }).next()).value;

test('a JPEG with the name of a RAW is shown as a whole, a RAW with the name of a JPEG is not', async () => {
  const misnamed = asFile(jpeg, 'IMG_1.NEF');
  expect(await firstOf(misnamed)).toBe(misnamed);
  expect(await firstOf(asFile(madeRaw('nef', jpeg), 'IMG_1.JPG'))).toBeUndefined();
});
