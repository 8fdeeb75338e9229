import { describe, expect, test } from 'vitest';
import { createSearch, type SearchEntry } from '../../../src/api/create-search.ts';
import { cpuTime } from '../../cpu-time.ts';

const page = (title: string, rest: Partial<SearchEntry> = {}): SearchEntry => ({
  id: title,
  type: 'page',
  title,
  description: '',
  url: `/${title.toLowerCase().replaceAll(' ', '-')}`,
  ...rest,
});

describe('createSearch', () => {
  const find = createSearch([
    page('Culling a wedding'),
    page('Wedding', { type: 'service' }),
    page('Prices', { keywords: 'cost estimate' }),
    page('Café portraits', { description: 'How to send RAW files.' }),
    page('Background removal', { type: 'service' }),
    page('Dust', { description: 'Spots in a sky at noon.' }),
    page('Sky at dusk'),
  ]);

  test.for([
    ['wedding', ['Wedding', 'Culling a wedding']],
    ['WED', ['Wedding', 'Culling a wedding']],
    ['weddings', ['Wedding', 'Culling a wedding']],
    ['weding', ['Wedding', 'Culling a wedding']],
    ['wedings', ['Wedding', 'Culling a wedding']],
    ['wdeding', ['Wedding', 'Culling a wedding']],
    ['weddnig of', ['Wedding', 'Culling a wedding']],
    ['cost', ['Prices']],
    ['cafe', ['Café portraits']],
    ['how do i send raw', ['Café portraits']],
    ['the', []],
    ['backgruond remvoal', ['Background removal']],
    ['bakcgruond', ['Background removal']],
    ['bakgrund remoal', ['Background removal']],
    ['wedding removal', ['Wedding', 'Background removal', 'Culling a wedding']],
    ['wedding xyzzy', ['Wedding', 'Culling a wedding']],
    ['wedding xyzzy plugh', []],
    ['dust', ['Dust']],
    ['dust at dusk', ['Dust', 'Sky at dusk']],
    ['dsuk', ['Sky at dusk']],
    ['dusting', ['Dust']],
    ['dustproof', []],
    ['xyzzy', []],
    ['??', []],
    ['', []],
  ] as const)('finds for %j: %j', ([query, titles]) => {
    expect(find(query).map(({ title }) => title)).toEqual(titles);
  });

  test('looks for typos in four words, and in words of at most 30 letters', () => {
    const search = createSearch([page('Wedding'), page('a'.repeat(31))]);
    const titles = (query: string) => search(query).map(({ title }) => title);
    expect(titles(`${'qqqqq '.repeat(3)}${'weding '.repeat(3)}`), 'one of six').toEqual([]);
    expect(titles(`${'wedding '.repeat(3)}${'qqqqq '.repeat(3)}`), 'three of six').toEqual(['Wedding']);
    expect(titles('qqqqq weding')).toEqual(['Wedding']);
    expect(titles(`${'a'.repeat(30)}b`)).toEqual([]);
  });

  test('needs less than 500 ms of CPU time for a query of twelve mistyped words', () => {
    const words = Array.from({ length: 900 }, (_, n) => `interior${n}`);
    const search = createSearch(
      words.slice(0, 90).map((title, n) =>
        page(title, {
          description: words
            .slice(n * 9)
            .slice(0, 300)
            .join(' '),
        }),
      ),
    );
    const query = Array.from({ length: 12 }, (_, n) => `intreoir${n}`.padEnd(30, 'x')).join(' ');
    search('page');
    const started = cpuTime();
    search(query);
    expect(cpuTime() - started).toBeLessThan(500);
  });

  test('returns entries without their keywords', () => {
    expect(find('cost')).toEqual([page('Prices')]);
  });

  test('returns at most 20 entries and ignores words after the twelfth', () => {
    const all = createSearch(Array.from({ length: 30 }, (_, at) => page(`Wedding ${at}`)));
    expect(all('wedding')).toHaveLength(20);
    expect(all('wedding '.repeat(6) + 'xyzzy '.repeat(100))).toHaveLength(20);
  });

  test('returns no results if it has no entries', () => {
    expect(createSearch([])('wedding')).toEqual([]);
  });
});
