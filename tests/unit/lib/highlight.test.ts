import { expect, test } from 'vitest';
import { splitMatches } from '../../../src/lib/highlight.ts';

const hits = (text: string, query: string) => splitMatches(text, query).filter((_, at) => at % 2 === 1);

test('splitMatches matches every word of the query, ignoring case', () => {
  expect(splitMatches('Wedding', 'wed')).toEqual(['', 'Wed', 'ding']);
  expect(hits('A September wedding in Burano', 'BURANO wed')).toEqual(['wed', 'Burano']);
});

test('splitMatches prefers the longest matching word', () => {
  expect(hits('wedding', 'wed wedding')).toEqual(['wedding']);
});

test('splitMatches treats regular expression characters as text', () => {
  expect(hits('50% (off) $2 [a|b] a.b*', '(off) $2 a|b .b*')).toEqual(['(off)', '$2', 'a|b', '.b*']);
});

test('the parts of splitMatches join to the original text', () => {
  for (const query of ['', '  ', 'x', 'é', '😀', 'aa']) {
    const text = 'Aaa é 😀 xX';
    expect(splitMatches(text, query).join('')).toBe(text);
  }
});
