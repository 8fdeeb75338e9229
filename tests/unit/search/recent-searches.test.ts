import { expect, test } from 'vitest';
import {
  RECENT_SEARCHES_LIMIT,
  toRecentSearches,
  withRecentSearch,
} from '../../../src/search/recent-searches.tsx';

test('withRecentSearch puts a search first, without its repetition, and drops the oldest', () => {
  let recent: string[] = [];
  for (const query of ['a1', 'b2', 'c3', 'd4', 'e5', 'f6', 'B2']) recent = withRecentSearch(recent, query);
  expect(recent).toEqual(['B2', 'f6', 'e5', 'd4', 'c3']);
  expect(recent).toHaveLength(RECENT_SEARCHES_LIMIT);
});

test.each([undefined, null, 7, 'wed', {}, [1, null, { a: 1 }]])(
  'toRecentSearches reads no searches from %j',
  (stored) => {
    expect(toRecentSearches(stored)).toEqual([]);
  },
);

test('toRecentSearches drops repeated and empty searches', () => {
  expect(toRecentSearches(['wedding', 'wedding', ' ', ''])).toEqual(['wedding']);
});
