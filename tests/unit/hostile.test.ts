/** Tests every parser of external data with input that a hostile server, link or storage could contain. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checks, readOrder, readResults, readUpload } from '../../src/api/responses.ts';
import { contract } from '../../src/api/contract.ts';
import type { EndpointName } from '../../src/api/endpoints.ts';
import { ResponseError, failureToast, serverWords } from '../../src/api/errors.ts';
import { mismatch } from '../../src/api/schema.ts';
import { parseStored } from '../../src/lib/storage.ts';
import { toCurrency } from '../../src/pricing/currency.ts';
import { toLanguage } from '../../src/lib/language.ts';
import { toRecentSearches } from '../../src/search/recent-searches.tsx';
import { parseSafeUrl } from '../../src/search/parse-safe-url.ts';
import { orderFromUrl } from '../../site/orders/order-url.ts';
import { toRecords } from '../../site/orders/sent-orders.ts';
import { apiError } from './api/api-error.ts';
import { hostileJson, hostileText, LONG, outcomeOf } from './hostile.ts';

const BIDI_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/;

const parsers: [string, (value: unknown) => unknown][] = [
  ['readOrder', (value) => readOrder(value)],
  ['readUpload', (value) => readUpload(value, [{ size: 1 }, { size: 2 }])],
  ['readResults', (value) => readResults(value)],
  ['checks.services', (value) => checks.services(value)],
  ['toRecentSearches', toRecentSearches],
  ['toRecords', toRecords],
  ['toCurrency', toCurrency],
  ['toLanguage', toLanguage],
  ['parseStored', (value) => parseStored(JSON.stringify(value) ?? null, toRecentSearches)],
  ...(Object.keys(contract) as EndpointName[]).map((name): [string, (value: unknown) => unknown] => [
    `mismatch with the contract of ${name}`,
    (value) => mismatch(contract[name].request ?? contract[name].answer ?? { type: 'null' }, value),
  ]),
];

test.each(parsers)(
  '%s parses or rejects any JSON within 2 s and without changing Object.prototype',
  (_name, parse) => {
    const before = Object.getOwnPropertyNames(Object.prototype).toSorted();
    fc.assert(
      fc.property(hostileJson, (value) => {
        const outcome = outcomeOf(() => parse(value));
        // The parser added no property to `Object.prototype`.
        expect(Object.getOwnPropertyNames(Object.prototype).toSorted()).toEqual(before);
        expect(({} as Record<string, unknown>)['title']).toBeUndefined();
        expect(outcome).not.toBe(Object.prototype);
      }),
    );
  },
);

describe('a parsed value from a hostile server', () => {
  const result = { id: '1', type: 'page', title: 'A', description: '', url: '/a' };

  test('search results have no control characters and at most 1,500 characters', () => {
    fc.assert(
      fc.property(hostileText, hostileText, hostileText, (title, description, type) => {
        const [read] = readResults([{ ...result, title: `x${title}`, description, type }]);
        const shown = [read?.title, read?.description, read?.type].join('');
        expect(shown).not.toMatch(BIDI_CONTROLS);
        expect(shown).not.toMatch(/\p{Cc}/u);
        expect(shown.length).toBeLessThanOrEqual(1500);
        expect(shown.isWellFormed()).toBe(true);
      }),
    );
  });

  test('an order number is one trimmed line of at most 1,000 characters', () => {
    fc.assert(
      fc.property(hostileText, (id) => {
        const read = outcomeOf(() => readOrder({ id }));
        const words = read instanceof ResponseError ? 'refused' : (read as { id: string }).id;
        expect(words).toMatch(/^\S(?:.*\S)?$/u);
        expect(words).not.toMatch(BIDI_CONTROLS);
        expect(words.length).toBeLessThanOrEqual(1000);
      }),
    );
  });

  test('serverWords returns one line of at most 300 characters', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          hostileText,
          hostileJson.map((value) => JSON.stringify(value)),
        ),
        (body) => {
          const error = apiError(500, body, body);
          const words = outcomeOf(() => serverWords(error)) as string | undefined;
          expect(words ?? 'x').toMatch(/^[^\p{Cc}]{1,300}$/u);
          expect(words ?? '').not.toMatch(BIDI_CONTROLS);
          // The toast of an upload has a fixed text.
          for (const form of ['login', 'register', 'createOrder'] as const)
            expect(failureToast(form, error).description.length).toBeLessThanOrEqual(300);
        },
      ),
    );
  });
});

describe('a hostile URL', () => {
  const site = 'https://studio.example';

  test('parseSafeUrl returns only URLs of its own origin (search 9)', () => {
    fc.assert(
      fc.property(fc.oneof(hostileText, fc.webUrl(), fc.string()), (url) => {
        const found = outcomeOf(() => parseSafeUrl(url, `${site}/about`)) as ReturnType<typeof parseSafeUrl>;
        const href = found?.kind === 'path' ? found.href : '/';
        // Resolved as a browser would resolve it in a link.
        const followed = new URL(href, site);
        expect(followed.origin).toBe(site);
        expect(followed.protocol).toBe('https:');
      }),
    );
  });

  test('orderFromUrl returns a small plain object for any query (ordering 61)', () => {
    fc.assert(
      fc.property(hostileText, hostileText, (service, rest) => {
        const search = `?service=${service}&tier=${rest}&count=${rest}&rush=${rest}&__proto__=x`;
        const order = outcomeOf(() => orderFromUrl(search)) as ReturnType<typeof orderFromUrl>;
        expect(Object.getPrototypeOf(order)).toBe(Object.prototype);
        expect(JSON.stringify(order).length).toBeLessThan(200);
      }),
    );
  });
});

test('parsers take less than 2 s for a text of 100 kB', () => {
  for (const text of [
    '<'.repeat(LONG),
    '{'.repeat(LONG),
    `"${'\\'.repeat(LONG)}`,
    ' '.repeat(LONG),
    '%41'.repeat(LONG / 4),
  ]) {
    outcomeOf(() => serverWords(apiError(500, text)));
    outcomeOf(() => parseSafeUrl(text, 'https://studio.example/'));
    outcomeOf(() => readOrder({ id: text }));
    outcomeOf(() => readResults([{ id: 1, title: text, url: '/' }]));
    expect(text.length).toBeGreaterThanOrEqual(0.7 * LONG);
  }
});
