/** Every parser of what comes from elsewhere, against what a hostile server, link or storage could hold. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checks, readOrder, readResults, readUpload } from '../../src/api/responses.ts';
import { contract } from '../../src/api/contract.ts';
import type { EndpointName } from '../../src/api/endpoints.ts';
import { ResponseError, ApiError, failureToast, serverWords } from '../../src/api/errors.ts';
import { mismatch } from '../../src/api/schema.ts';
import { parseStored } from '../../src/lib/storage.ts';
import { toCurrency } from '../../src/pricing/currency.ts';
import { toLanguage } from '../../src/lib/language.ts';
import { toRecentSearches } from '../../src/search/recent-searches.tsx';
import { parseSafeUrl } from '../../src/search/parse-safe-url.ts';
import { orderFromUrl } from '../../site/orders/order-url.ts';
import { toRecords } from '../../site/orders/sent-orders.ts';
import { hostileJson, hostileText, LONG, outcomeOf } from './hostile.ts';

const TURNS = /[\u202A-\u202E\u2066-\u2069]/;

const answers: [string, (value: unknown) => unknown][] = [
  ['an order’s answer', (value) => readOrder(value, '/')],
  ['an upload’s answer', (value) => readUpload(value, 2, '/')],
  ['search results', (value) => readResults(value, '/')],
  ['the services', (value) => checks.services(value)],
  ['recent searches', toRecentSearches],
  ['orders sent from this device', toRecords],
  ['the currency', toCurrency],
  ['the language', toLanguage],
  ['stored text', (value) => parseStored(JSON.stringify(value) ?? null, toRecentSearches)],
  ...(Object.keys(contract) as EndpointName[]).map((name): [string, (value: unknown) => unknown] => [
    `the contract of ${name}`,
    (value) => mismatch(contract[name].request ?? contract[name].answer ?? { type: 'null' }, value),
  ]),
];

test.each(answers)('%s: any JSON is read or refused, at once, and leaves no trace', (_name, parse) => {
  const before = Object.getOwnPropertyNames(Object.prototype).toSorted();
  fc.assert(
    fc.property(hostileJson, (value) => {
      const outcome = outcomeOf(() => parse(value));
      // Nothing inherited was made own, nothing own was hung on what everything inherits from.
      expect(Object.getOwnPropertyNames(Object.prototype).toSorted()).toEqual(before);
      expect(({} as Record<string, unknown>)['title']).toBeUndefined();
      expect(outcome).not.toBe(value === Object(value) ? Object.prototype : Symbol('never'));
    }),
  );
});

describe('what is read', () => {
  const result = { id: '1', type: 'page', title: 'A', description: '', url: '/a' };

  test('search results are short, on one line, and turn no text around', () => {
    fc.assert(
      fc.property(hostileText, hostileText, hostileText, (title, description, type) => {
        const [read] = readResults([{ ...result, title: `x${title}`, description, type }], '/');
        const shown = [read?.title, read?.description, read?.type].join('');
        expect(shown).not.toMatch(TURNS);
        expect(shown).not.toMatch(/\p{Cc}/u);
        expect(shown.length).toBeLessThanOrEqual(1500);
        expect(shown.isWellFormed()).toBe(true);
      }),
    );
  });

  test('an order number can be said in a sentence', () => {
    fc.assert(
      fc.property(hostileText, (id) => {
        const read = outcomeOf(() => readOrder({ id }, '/'));
        const words = read instanceof ResponseError ? 'refused' : (read as { id: string }).id;
        expect(words).toMatch(/^\S(?:.*\S)?$/u);
        expect(words).not.toMatch(TURNS);
        expect(words.length).toBeLessThanOrEqual(1000);
      }),
    );
  });

  test('a server’s words are one short line without markup', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          hostileText,
          hostileJson.map((value) => JSON.stringify(value)),
        ),
        (body) => {
          const error = new ApiError({ status: 500, statusText: body, body, path: '/api/orders' });
          const words = outcomeOf(() => serverWords(error)) as string | undefined;
          expect(words ?? 'x').toMatch(/^[^\p{Cc}]{1,300}$/u);
          expect(words ?? '').not.toMatch(TURNS);
          // An upload's error has words of its own.
          for (const form of ['login', 'register', 'createOrder'] as const)
            expect(failureToast(form, error).description.length).toBeLessThanOrEqual(300);
        },
      ),
    );
  });
});

describe('addresses', () => {
  const site = 'https://studio.example';

  test('whatever a result names, it leads to this origin or nowhere (search 9)', () => {
    fc.assert(
      fc.property(fc.oneof(hostileText, fc.webUrl(), fc.string()), (url) => {
        const found = outcomeOf(() => parseSafeUrl(url, `${site}/about`)) as ReturnType<typeof parseSafeUrl>;
        const href = found?.kind === 'path' ? found.href : '/';
        // As the browser would read it, were it put into a link.
        const followed = new URL(href, site);
        expect(followed.origin).toBe(site);
        expect(followed.protocol).toBe('https:');
      }),
    );
  });

  test('whatever stands behind the question mark, an order is asked for in known words (ordering 61)', () => {
    fc.assert(
      fc.property(hostileText, hostileText, (service, rest) => {
        const search = `?service=${service}&tier=${rest}&count=${rest}&rush=${rest}&__proto__=x`;
        const asked = outcomeOf(() => orderFromUrl(search)) as ReturnType<typeof orderFromUrl>;
        expect(Object.getPrototypeOf(asked)).toBe(Object.prototype);
        expect(JSON.stringify(asked).length).toBeLessThan(200);
      }),
    );
  });
});

test('100 kB in one text are read at once', () => {
  for (const text of [
    '<'.repeat(LONG),
    '{'.repeat(LONG),
    `"${'\\'.repeat(LONG)}`,
    ' '.repeat(LONG),
    '%41'.repeat(LONG / 4),
  ]) {
    outcomeOf(() => serverWords(new ApiError({ status: 500, statusText: '', body: text, path: '/' })));
    outcomeOf(() => parseSafeUrl(text, 'https://studio.example/'));
    outcomeOf(() => readOrder({ id: text }, '/'));
    outcomeOf(() => readResults([{ id: 1, title: text, url: '/' }], '/'));
    expect(text.length).toBeGreaterThanOrEqual(0.7 * LONG);
  }
});
