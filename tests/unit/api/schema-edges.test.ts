/** Tests the messages of `mismatch`, for each kind of schema and for both sides of each limit. */
import { expect, test } from 'vitest';
import { mismatch } from '../../../src/api/schema.ts';

type Schema = Parameters<typeof mismatch>[0];
const said = (schema: object, value: unknown) => mismatch(schema as Schema, value, 'it');

test.each<[string, object, unknown, string | undefined]>([
  ['text of the greatest length', { type: 'string', maxLength: 3 }, 'abc', undefined],
  [
    'text that is too long',
    { type: 'string', maxLength: 3 },
    'abcd',
    'it must not be longer than 3 characters',
  ],
  ['text of the least length', { type: 'string', minLength: 2 }, 'ab', undefined],
  ['text that is too short', { type: 'string', minLength: 2 }, 'a', 'it is too short'],
  ['empty text', { type: 'string', minLength: 1 }, '', 'it must not be empty'],
  ['a character beyond the basic plane', { type: 'string', pattern: '^.$' }, '📷', undefined],
  ['nothing', { type: 'null' }, null, undefined],
  ['something for nothing', { type: 'null' }, 0, 'it must be null'],
  ['a list of nothing', { type: 'array', items: { type: 'string' } }, [], undefined],
  ['an object for a list', { type: 'array', items: { type: 'string' } }, {}, 'it must be a list'],
  ['a fraction', { type: 'number' }, 1.5, undefined],
  ['a very negative number', { type: 'number' }, -1e300, undefined],
  ['text for a number', { type: 'number' }, '1', 'it must be a number'],
  ['no number', { type: 'number' }, Number.NaN, 'it must be a number'],
  ['the least number', { type: 'number', minimum: 2 }, 2, undefined],
  ['a fraction for a whole number', { type: 'integer' }, 1.5, 'it must be a whole number'],
  ['text for an object', { type: 'object', properties: {}, required: [] }, 'text', 'it must be an object'],
  [
    'more than is known, where it may be',
    { type: 'object', properties: {}, required: [] },
    { a: 1 },
    undefined,
  ],
  [
    'more than is known, where it may not',
    { type: 'object', properties: {}, required: [], additionalProperties: false },
    { a: 1 },
    'it.a is not expected',
  ],
  [
    'neither of two',
    { anyOf: [{ type: 'string' }, { type: 'null' }] },
    7,
    'it must be text, or it must be null',
  ],
])('mismatch: %s', (_name, schema, value, sentence) => {
  expect(said(schema, value)).toBe(sentence);
});
