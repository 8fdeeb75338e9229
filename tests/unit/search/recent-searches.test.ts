import { expect, test } from 'vitest';
import {
  RECENT_SEARCHES_LIMIT,
  toRecentSearches,
  withRecentSearch,
} from '../../../src/search/recent-searches.tsx';

test('withRecentSearch puts a search first, removes its duplicate and drops the oldest', () => {
  let recent: string[] = [];
  for (const query of ['a1', 'b2', 'c3', 'd4', 'e5', 'f6', 'B2']) recent = withRecentSearch(recent, query);
  expect(recent).toEqual(['B2', 'f6', 'e5', 'd4', 'c3']);
  expect(recent).toHaveLength(RECENT_SEARCHES_LIMIT);
  expect(withRecentSearch(['album', 'Wedding'], 'wedding')).toEqual(['wedding', 'album']);
});

test.each([undefined, null, 7, 'wed', {}, [1, null, { a: 1 }]])(
  'toRecentSearches returns no searches for the stored value %j',
  (stored) => {
    expect(toRecentSearches(stored)).toEqual([]);
  },
);

test('toRecentSearches removes duplicate and blank searches, and those that are longer than the field takes', () => {
  const stored = ['wedding', 'wedding', ' ', '', 'a'.repeat(200), 'a'.repeat(201)];
  expect(toRecentSearches(stored)).toEqual(['wedding', 'a'.repeat(200)]);
});
