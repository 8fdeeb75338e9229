import { expect, test } from 'vitest';
import { faqHidesMatch, faqMatches } from '../../../src/sections/faq-search.ts';

const item = { id: 'raw', question: 'Do you take raw files?', answer: ['Yes.', 'White balance needs them.'] };

test.each([
  ['', true],
  ['raw', true],
  ['WHITE raw', true],
  ['white   jpeg', false],
  ['(', false],
])('faqMatches finds the question by "%s": %s', (query, found) => {
  expect(faqMatches(item, query)).toBe(found);
});

test('faqHidesMatch is true if only the closed answer has a match', () => {
  expect(faqHidesMatch(item, 'raw files')).toBe(false);
  expect(faqHidesMatch(item, 'balance')).toBe(true);
  expect(faqHidesMatch(item, 'jpeg')).toBe(false);
});
