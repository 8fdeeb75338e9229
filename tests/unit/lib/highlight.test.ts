import { expect, test } from 'vitest';
import { splitMatches } from '../../../src/lib/highlight.ts';

const hits = (text: string, query: string) =>
  splitMatches(text, query)
    .filter((part) => part.isMatch)
    .map((part) => part.text);

test('every word of the query is marked, whatever its case', () => {
  expect(splitMatches('Wedding', 'wed')).toEqual([
    { text: 'Wed', isMatch: true },
    { text: 'ding', isMatch: false },
  ]);
  expect(hits('A September wedding in Burano', 'BURANO wed')).toEqual(['wed', 'Burano']);
});

test('the longest word wins', () => {
  expect(hits('wedding', 'wed wedding')).toEqual(['wedding']);
});

test('signs that mean something in patterns are plain text', () => {
  expect(hits('50% (off) $2 [a|b] a.b*', '(off) $2 a|b .b*')).toEqual(['(off)', '$2', 'a|b', '.b*']);
});

test('nothing is lost or invented', () => {
  for (const query of ['', '  ', 'x', 'é', '😀', 'aa']) {
    const text = 'Aaa é 😀 xX';
    expect(
      splitMatches(text, query)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  }
});
