export const RECENT_SEARCHES_KEY = 'recent-searches';

/** Number of searches kept: as many as fit on a phone above its keyboard. */
export const RECENT_SEARCHES_LIMIT = 5;

/** Reads what is stored; anything else than a list of short texts counts as none. */
export function toRecentSearches(stored: unknown): string[] {
  if (!Array.isArray(stored)) return [];
  const isQuery = (entry: unknown): entry is string =>
    typeof entry === 'string' && entry.trim() !== '' && entry.length <= 200;
  return [...new Set(stored.filter(isQuery))].slice(0, RECENT_SEARCHES_LIMIT);
}

/** The list with a query at its head, once. */
export function withRecentSearch(recent: readonly string[], query: string): string[] {
  const same = (entry: string) => entry.toLowerCase() === query.toLowerCase();
  return [query, ...recent.filter((entry) => !same(entry))].slice(0, RECENT_SEARCHES_LIMIT);
}
