import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readOrder, readResults, readUpload } from '../../../src/api/responses.ts';
import { ResponseError } from '../../../src/api/errors.ts';
import { outcomeOf } from '../hostile.ts';

const anything = fc.anything({ withNullPrototype: true, maxDepth: 3 });
const value = fc.oneof(fc.constantFrom('a', '', ' '), fc.double(), fc.string(), anything);

/** A response of any shape, more often one whose objects have the keys of `fields`. */
const responseLike = (wrap: (object: fc.Arbitrary<object>) => fc.Arbitrary<unknown>, ...fields: string[]) =>
  fc.oneof(
    anything,
    fc.jsonValue(),
    wrap(fc.record(Object.fromEntries(fields.map((name) => [name, value])), { requiredKeys: [] })),
  );

/** Property: `parse` returns a result that passes `check`, or throws a `ResponseError`. */
function parsesOrRejects(
  responses: fc.Arbitrary<unknown>,
  parse: (response: unknown) => unknown,
  check: (result: never) => void,
) {
  return fc.property(responses, (response) => {
    const outcome = outcomeOf(() => parse(response));
    if (!(outcome instanceof ResponseError)) check(outcome as never);
  });
}

describe('readOrder', () => {
  test.each([
    ['SL-2048', 'SL-2048'],
    [2048, '2048'],
    [0, '0'],
    [' 7 ', '7'],
    ['x'.repeat(1000), 'x'.repeat(1000)],
  ])('reads the order number %j', (id, read) => {
    expect(readOrder({ id, more: 1 })).toEqual({ id: read });
  });

  test.each([undefined, null, '', ' ', NaN, Infinity, true, {}, [], 'x'.repeat(1001)])(
    'rejects the order number %j',
    (id) => {
      expect(() => readOrder({ id })).toThrow('no order number');
    },
  );

  test('reads an order number from JSON of another content type', () => {
    expect(readOrder('{"id":"SL-2048"}')).toEqual({ id: 'SL-2048' });
  });

  test('keeps every digit of an order number that JavaScript would round', () => {
    expect(readOrder('{"id":20261127205512345}')).toEqual({ id: '20261127205512345' });
  });

  test.each(['', 'SL-2048', '"SL-2048"', '<!doctype html>', '{"id":'])('rejects the text %j', (response) => {
    expect(() => readOrder(response)).toThrow(ResponseError);
  });

  test('rejects an inherited order number', () => {
    expect(() => readOrder(JSON.parse('{"__proto__":{"id":1}}'))).toThrow(ResponseError);
    expect(() => readOrder(Object.create({ id: 1 }))).toThrow(ResponseError);
  });

  test('returns a non-blank order number or throws a ResponseError for any response', () => {
    fc.assert(
      parsesOrRejects(
        responseLike((order) => order, 'id'),
        (response) => readOrder(response),
        ({ id }: { id: string }) => expect(id).toMatch(/\S/),
      ),
    );
  });
});

describe('readUpload', () => {
  const files = (...names: unknown[]) => ({ files: names.map((filename) => ({ filename })) });

  const sent = [{ size: 1 }, { size: 2 }];

  test('returns the stored names in order (ordering 33)', () => {
    expect(readUpload(files('b', 'a'), sent)).toEqual(['b', 'a']);
  });

  test('accepts one name for two files of the same size, which may be the same photo', () => {
    expect(readUpload(files('a', 'a'), [{ size: 1 }, { size: 1 }])).toEqual(['a', 'a']);
  });

  test.each([
    ['too few names', files('a'), 'The server stored 1 of 2 files. Please try again.'],
    ['too many names', files('a', 'b', 'c'), 'The server stored 3 of 2 files. Please try again.'],
    ['one name for two sizes', files('a', 'a'), 'The server stored 1 of 2 files. Please try again.'],
    ['an empty name', files('a', ''), 'couldn’t read'],
    ['a missing name', files('a', undefined), 'couldn’t read'],
    ['a number as a name', files('a', 1), 'couldn’t read'],
    ['a name of 1,025 characters', files('a', 'x'.repeat(1025)), 'couldn’t read'],
    ['an object instead of a list', { files: { length: 2 } }, 'couldn’t read'],
    ['an empty response', undefined, 'couldn’t read'],
  ])('rejects %s', (_name, response, message) => {
    expect(() => readUpload(response, sent)).toThrow(message);
  });

  test('returns one non-blank name per file or throws a ResponseError for any response', () => {
    fc.assert(
      parsesOrRejects(
        responseLike((file) => fc.record({ files: fc.tuple(file) }), 'filename'),
        (response) => readUpload(response, [{ size: 1 }]),
        (names: string[]) => expect(names).toEqual([expect.stringMatching(/\S/)]),
      ),
    );
  });
});

describe('readResults', () => {
  const result = {
    id: '1',
    type: 'service',
    title: 'Portrait',
    description: 'Skin',
    url: '/services/portrait',
  };

  test('keeps a well-formed result and its optional image', () => {
    expect(readResults([result, { ...result, image: '/a.jpg' }])).toEqual([
      result,
      { ...result, image: '/a.jpg' },
    ]);
  });

  test('reads results from JSON of another content type', () => {
    expect(readResults('[{"id":"1","title":"Wedding","url":"/"}]')).toHaveLength(1);
  });

  test('keeps any type and replaces a missing one with "other" (search 5)', () => {
    expect(readResults([{ ...result, type: 'gallery' }])[0]?.type).toBe('gallery');
    expect(readResults([{ ...result, type: undefined }])[0]?.type).toBe('other');
  });

  test('converts a numeric id to a string', () => {
    expect(readResults([{ ...result, id: 7 }])[0]?.id).toBe('7');
  });

  test('omits unknown keys', () => {
    expect(readResults([{ ...result, onclick: 'x' }])).toEqual([result]);
  });

  test.each([
    ['a result without an id', { ...result, id: null }],
    ['a result with a blank id', { ...result, id: ' ' }],
    ['a result without a title', { ...result, title: ' ' }],
    ['a result without a URL', { ...result, url: '' }],
    ['a result with a URL of 1,001 characters', { ...result, url: `/${'x'.repeat(1000)}` }],
    ['null', null],
    ['a string', 'x'],
  ])('drops %s and keeps the other results', (_name, broken) => {
    expect(readResults([broken, result])).toEqual([result]);
  });

  test('truncates texts to 500 characters', () => {
    const [first] = readResults([{ ...result, title: 'x'.repeat(501), description: 'y'.repeat(100_000) }]);
    expect(first?.title).toHaveLength(500);
    expect(first?.description).toHaveLength(500);
  });

  test('rejects an object instead of a list', () => {
    expect(() => readResults({ 0: result, length: 1 })).toThrow(ResponseError);
  });

  test('returns results with a string id and a non-blank title and URL, or throws a ResponseError', () => {
    fc.assert(
      parsesOrRejects(
        responseLike((result) => fc.array(result), 'id', 'type', 'title', 'url'),
        (response) => readResults(response),
        (results: { id: string; title: string; url: string }[]) => {
          for (const { id, title, url } of results) {
            expect(id).toBeTypeOf('string');
            for (const text of [title, url]) expect(text).toMatch(/\S/);
          }
        },
      ),
    );
  });
});
