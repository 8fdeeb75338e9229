import { expect, test } from 'vitest';
import {
  RECENT_SEARCHES_LIMIT,
  toRecentSearches,
  withRecentSearch,
} from '../../../src/search/recent-searches.tsx';

test('a search goes to the head, once, and the oldest falls out', () => {
  let recent: string[] = [];
  for (const query of ['a1', 'b2', 'c3', 'd4', 'e5', 'f6', 'B2']) recent = withRecentSearch(recent, query);
  expect(recent).toEqual(['B2', 'f6', 'e5', 'd4', 'c3']);
  expect(recent).toHaveLength(RECENT_SEARCHES_LIMIT);
});

test.each([undefined, null, 7, 'wed', {}, [1, null, { a: 1 }]])('%j in storage counts as none', (stored) => {
  expect(toRecentSearches(stored)).toEqual([]);
});

test('searches that storage holds twice, or without a word, are read once or not at all', () => {
  expect(toRecentSearches(['wedding', 'wedding', ' ', ''])).toEqual(['wedding']);
});
