import { createSearch, type SearchEntry } from '../src/api/create-search.ts';
import type { SearchResult } from '../src/api/contract.ts';
import { searchEntries } from './seed/search-entries.ts';

let find = createSearch(searchEntries);

/** Replaces what the search finds with the host's own services and pages. Default: the seed. */
export function setSearchEntries(entries: readonly SearchEntry[] = searchEntries): void {
  find = createSearch(entries);
}

/** Searches services and pages. */
export const search = (query: string): SearchResult[] => find(query);
