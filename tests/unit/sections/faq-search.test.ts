import { expect, test } from 'vitest';
import { faqMatchesOnlyAnswer, faqMatches } from '../../../src/sections/faq-search.ts';

const item = {
  id: 'raw',
  question: 'Do you take raw files?',
  answer: ['Yes.', 'White balance needs them.'],
  link: { href: '/formats', label: 'Supported cameras' },
};

test.each([
  ['', true],
  ['raw', true],
  ['WHITE raw', true],
  ['white   jpeg', false],
  ['camera', true],
  ['formats', false],
  ['(', false],
])('faqMatches for the query "%s" returns %s', (query, matches) => {
  expect(faqMatches(item, query)).toBe(matches);
});

test('faqMatchesOnlyAnswer returns true only if the answer alone contains the match', () => {
  expect(faqMatchesOnlyAnswer(item, 'raw files')).toBe(false);
  expect(faqMatchesOnlyAnswer(item, 'balance')).toBe(true);
  expect(faqMatchesOnlyAnswer(item, 'jpeg')).toBe(false);
});
