import { expect, test } from 'vitest';
import { splitMatches } from '../../../src/lib/highlight.ts';

const hits = (text: string, query: string) =>
  splitMatches(text, query)
    .filter((part) => part.isMatch)
    .map((part) => part.text);

test('splitMatches finds every word of the query in upper and lower case', () => {
  expect(splitMatches('Wedding', 'wed')).toEqual([
    { text: 'Wed', isMatch: true },
    { text: 'ding', isMatch: false },
  ]);
  expect(hits('A September wedding in Burano', 'BURANO wed')).toEqual(['wed', 'Burano']);
});

test('splitMatches prefers the longest word', () => {
  expect(hits('wedding', 'wed wedding')).toEqual(['wedding']);
});

test('splitMatches takes characters of regular expressions literally', () => {
  expect(hits('50% (off) $2 [a|b] a.b*', '(off) $2 a|b .b*')).toEqual(['(off)', '$2', 'a|b', '.b*']);
});

test('splitMatches returns the whole text in its parts', () => {
  for (const query of ['', '  ', 'x', 'é', '😀', 'aa']) {
    const text = 'Aaa é 😀 xX';
    expect(
      splitMatches(text, query)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  }
});
