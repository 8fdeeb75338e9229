import { expect, test } from 'vitest';
import { picturesOf } from '../../../src/preflight/pictures-of.ts';
import { asFile, makeRaw } from '../../../stories/photos/photo-fixtures.ts';
import { plainPicture } from '../../plain-picture.ts';

const jpeg = await plainPicture().jpeg().toBuffer();
const firstOf = async (file: File) => (await picturesOf(file, { edge: 64 }).next()).value;

test('picturesOf yields the file itself by its content, whatever its extension', async () => {
  const misnamed = asFile(jpeg, 'IMG_1.NEF');
  expect(await firstOf(misnamed)).toBe(misnamed);
  expect(await firstOf(asFile(makeRaw('nef', jpeg), 'IMG_1.JPG'))).toBeUndefined();
});
