/** Tests the messages of `mismatch`, for each kind of schema and for both sides of each limit. */
import { expect, test } from 'vitest';
import { mismatch } from '../../../src/api/schema.ts';

type Schema = Parameters<typeof mismatch>[0];
const messageFor = (schema: object, value: unknown) => mismatch(schema as Schema, value, 'it');

test.each<[string, object, unknown, string | undefined]>([
  ['text of the maximum length', { type: 'string', maxLength: 3 }, 'abc', undefined],
  [
    'text that is too long',
    { type: 'string', maxLength: 3 },
    'abcd',
    'it must not be longer than 3 characters',
  ],
  ['text of the minimum length', { type: 'string', minLength: 2 }, 'ab', undefined],
  ['text that is too short', { type: 'string', minLength: 2 }, 'a', 'it is too short'],
  ['empty text', { type: 'string', minLength: 1 }, '', 'it must not be empty'],
  ['a character beyond the basic plane', { type: 'string', pattern: '^.$' }, '📷', undefined],
  ['null', { type: 'null' }, null, undefined],
  ['0 instead of null', { type: 'null' }, 0, 'it must be null'],
  ['an empty list', { type: 'array', items: { type: 'string' } }, [], undefined],
  ['an object instead of a list', { type: 'array', items: { type: 'string' } }, {}, 'it must be a list'],
  ['a fraction', { type: 'number' }, 1.5, undefined],
  ['a very negative number', { type: 'number' }, -1e300, undefined],
  ['text instead of a number', { type: 'number' }, '1', 'it must be a number'],
  ['NaN', { type: 'number' }, Number.NaN, 'it must be a number'],
  ['the minimum number', { type: 'number', minimum: 2 }, 2, undefined],
  ['a fraction instead of a whole number', { type: 'integer' }, 1.5, 'it must be a whole number'],
  [
    'text instead of an object',
    { type: 'object', properties: {}, required: [] },
    'text',
    'it must be an object',
  ],
  [
    'an unknown key where the schema allows it',
    { type: 'object', properties: {}, required: [] },
    { a: 1 },
    undefined,
  ],
  [
    'an unknown key where the schema forbids it',
    { type: 'object', properties: {}, required: [], additionalProperties: false },
    { a: 1 },
    'it.a is not expected',
  ],
  [
    'a value that fits neither alternative',
    { anyOf: [{ type: 'string' }, { type: 'null' }] },
    7,
    'it must be text, or it must be null',
  ],
])('mismatch checks %s', (_name, schema, value, sentence) => {
  expect(messageFor(schema, value)).toBe(sentence);
});
