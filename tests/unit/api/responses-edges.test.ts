/** The limits of what is believed, each from both sides. */
import { expect, test } from 'vitest';
import { readOrder, readResults, readUpload } from '../../../src/api/responses.ts';
import { ResponseError } from '../../../src/api/errors.ts';

const upload = (filename: unknown) => readUpload({ files: [{ filename }] }, 1, '/api/upload');
const result = { id: '1', type: 'page', title: 'Prices', description: '', url: '/pricing' };
const [found] = [(changes: object) => readResults([{ ...result, ...changes }], '/api/search')[0]];

test('readUpload accepts a stored name of up to 1,024 characters that are not all spaces', () => {
  expect(upload('a'.repeat(1024))).toEqual(['a'.repeat(1024)]);
  expect(() => upload('a'.repeat(1025))).toThrow(ResponseError);
  expect(() => upload('   ')).toThrow(ResponseError);
});

test('readOrder accepts only texts and finite numbers as an order number', () => {
  for (const id of [true, [7], { toString: () => 'A1' }, Number.NaN, Infinity])
    expect(() => readOrder({ id }, '/api/orders')).toThrow(ResponseError);
  expect(readOrder({ id: 17 }, '/api/orders')).toEqual({ id: '17' });
});

test('readResults accepts a URL of 1 to 1,000 characters, and trims it', () => {
  expect(found({ url: `/${'a'.repeat(999)}` })?.url).toHaveLength(1000);
  expect(found({ url: `/${'a'.repeat(1000)}` })).toBeUndefined();
  expect(found({ url: 5 })).toBeUndefined();
  expect(found({ url: '   ' })).toBeUndefined();
  expect(found({ url: ' /pricing ' })?.url).toBe('/pricing');
});

test('readResults keeps an image URL of 1 to 1,000 characters', () => {
  expect(found({ image: 'a'.repeat(1000) })?.image).toHaveLength(1000);
  for (const image of ['a'.repeat(1001), '', 5, null])
    expect(found({ image }), String(image)).not.toHaveProperty('image');
});
