import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readOrder, readResults, readUpload } from '../../../src/api/responses.ts';
import { ResponseError } from '../../../src/api/errors.ts';
import { outcomeOf } from '../hostile.ts';

const anything = fc.anything({ withNullPrototype: true, maxDepth: 3 });

/** Runs a parser on anything: it returns, or throws an ResponseError and nothing else. */
function holds(parse: (answer: unknown) => unknown, check: (result: never) => void) {
  return fc.property(fc.oneof(anything, fc.jsonValue()), (answer) => {
    const outcome = outcomeOf(() => parse(answer));
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
  ])('reads the number %j', (id, read) => {
    expect(readOrder({ id, more: 1 }, '/')).toEqual({ id: read });
  });

  test.each([undefined, null, '', ' ', NaN, Infinity, true, {}, [], 'x'.repeat(1001)])(
    'refuses the number %j',
    (id) => {
      expect(() => readOrder({ id }, '/api/orders')).toThrow('no order number');
    },
  );

  test('does not read an inherited number', () => {
    expect(() => readOrder(JSON.parse('{"__proto__":{"id":1}}'), '/')).toThrow(ResponseError);
    expect(() => readOrder(Object.create({ id: 1 }), '/')).toThrow(ResponseError);
  });

  test('returns a number that is not empty, or throws a ResponseError, for any response', () => {
    fc.assert(
      holds(
        (answer) => readOrder(answer, '/'),
        ({ id }: { id: string }) => expect(id).toMatch(/\S/),
      ),
    );
  });
});

describe('readUpload', () => {
  const files = (...names: unknown[]) => ({ files: names.map((filename) => ({ filename })) });

  test('reads the stored names in order (ordering 33)', () => {
    expect(readUpload(files('b', 'a'), 2, '/')).toEqual(['b', 'a']);
  });

  test.each([
    ['too few', files('a'), 'The server stored 1 of 2 files. Please try again.'],
    ['too many', files('a', 'b', 'c'), 'The server stored 3 of 2 files. Please try again.'],
    ['an empty name', files('a', ''), 'couldn’t read'],
    ['no name', files('a', undefined), 'couldn’t read'],
    ['a number', files('a', 1), 'couldn’t read'],
    ['a name of 2 KB', files('a', 'x'.repeat(1025)), 'couldn’t read'],
    ['no list', { files: { length: 2 } }, 'couldn’t read'],
    ['nothing', undefined, 'couldn’t read'],
  ])('refuses %s', (_name, answer, message) => {
    expect(() => readUpload(answer, 2, '/')).toThrow(message);
  });

  test('returns a name for each file, or throws a ResponseError, for any response', () => {
    fc.assert(
      holds(
        (answer) => readUpload(answer, 1, '/'),
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

  test('keeps a valid result, with its image if it has one', () => {
    expect(readResults([result, { ...result, image: '/a.jpg' }], '/')).toEqual([
      result,
      { ...result, image: '/a.jpg' },
    ]);
  });

  test('keeps any type, and replaces a missing one by "other" (search 5)', () => {
    expect(readResults([{ ...result, type: 'gallery' }], '/')[0]?.type).toBe('gallery');
    expect(readResults([{ ...result, type: undefined }], '/')[0]?.type).toBe('other');
  });

  test('reads a numeric id as text', () => {
    expect(readResults([{ ...result, id: 7 }], '/')[0]?.id).toBe('7');
  });

  test('leaves out unknown keys', () => {
    expect(readResults([{ ...result, onclick: 'x' }], '/')).toEqual([result]);
  });

  test.each([
    ['no id', { ...result, id: null }],
    ['no title', { ...result, title: ' ' }],
    ['no address', { ...result, url: '' }],
    ['an endless address', { ...result, url: `/${'x'.repeat(1000)}` }],
    ['null', null],
    ['a text', 'x'],
  ])('leaves out a result with %s, and keeps the others', (_name, broken) => {
    expect(readResults([broken, result], '/')).toEqual([result]);
  });

  test('cuts texts to 500 characters, and keeps 50 results', () => {
    const [first] = readResults(
      [{ ...result, title: 'x'.repeat(501), description: 'y'.repeat(100_000) }],
      '/',
    );
    expect(first?.title).toHaveLength(500);
    expect(first?.description).toHaveLength(500);
    expect(
      readResults(
        Array.from({ length: 51 }, () => result),
        '/',
      ),
    ).toHaveLength(50);
  });

  test('refuses anything but a list', () => {
    expect(() => readResults({ 0: result, length: 1 }, '/')).toThrow(ResponseError);
  });

  test('returns results with id, title and URL, or throws a ResponseError, for any response', () => {
    fc.assert(
      holds(
        (answer) => readResults(answer, '/'),
        (results: { id: string; title: string; url: string }[]) => {
          for (const { title, url } of results) expect(title && url).toMatch(/\S/);
        },
      ),
    );
  });
});
