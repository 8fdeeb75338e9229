/** Tests the limits of response values, each from both sides. */
import { expect, test } from 'vitest';
import { readOrder, readResults, readUpload } from '../../../src/api/responses.ts';
import { ResponseError } from '../../../src/api/errors.ts';

const upload = (filename: unknown) => readUpload({ files: [{ filename }] }, [{ size: 1 }]);
const result = { id: '1', type: 'page', title: 'Prices', description: '', url: '/pricing' };
const resultWith = (changes: object) => readResults([{ ...result, ...changes }])[0];

test('readUpload accepts a name of 1,024 characters and rejects longer or blank names', () => {
  expect(upload('a'.repeat(1024))).toEqual(['a'.repeat(1024)]);
  expect(() => upload('a'.repeat(1025))).toThrow(ResponseError);
  expect(() => upload('   ')).toThrow(ResponseError);
});

test('readOrder rejects an order number that is neither a string nor a finite number', () => {
  for (const id of [true, [7], { toString: () => 'A1' }, Number.NaN, Infinity])
    expect(() => readOrder({ id })).toThrow(ResponseError);
  expect(readOrder({ id: 17 })).toEqual({ id: '17' });
});

test('readResults keeps a result with a URL of 1 to 1,000 characters and trims the URL', () => {
  expect(resultWith({ url: `/${'a'.repeat(999)}` })?.url).toHaveLength(1000);
  expect(resultWith({ url: `/${'a'.repeat(1000)}` })).toBeUndefined();
  expect(resultWith({ url: 5 })).toBeUndefined();
  expect(resultWith({ url: '   ' })).toBeUndefined();
  expect(resultWith({ url: ' /pricing ' })?.url).toBe('/pricing');
});

test('readResults keeps an image URL of 1 to 1,000 characters', () => {
  expect(resultWith({ image: 'a'.repeat(1000) })?.image).toHaveLength(1000);
  for (const image of ['a'.repeat(1001), '', 5, null])
    expect(resultWith({ image }), String(image)).not.toHaveProperty('image');
});
