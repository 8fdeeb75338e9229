import { useEffect, useState } from 'react';
import { call } from '../api/client.ts';
import type { SearchResult } from '../api/contract.ts';
import { readResults } from '../api/responses.ts';
import type { SearchDialogProps } from './search-dialog.tsx';

/** Debounce: pause in typing after which a query is sent, in ms (search 2). */
const SEARCH_PAUSE = 300;

/** Minimum length of a query, in characters. Shorter ones are not sent (search 3). */
const SEARCH_MINIMUM = 2;

/** Maximum number of results shown. More would be hard to read and slow to lay out. */
const MAX_RESULTS = 50;

export type Search = NonNullable<SearchDialogProps['search']>;

const callSearch: Search = (q, signal) => call('search', { query: { q }, signal });

export type SearchState = {
  status: 'short' | 'searching' | 'done' | 'failed';
  /** The results that are shown: while searching, those of the previous query. */
  results: readonly SearchResult[];
  /** Whether the search found more than are shown. */
  hasMore?: boolean;
  /** The query, without blanks around it: while searching, the one that found the results. */
  query: string;
};

const none: readonly SearchResult[] = [];

/**
 * Searches while the visitor types: waits for a pause, aborts the request that a newer query has overtaken,
 * and ignores its response if it still arrives.
 *
 * @returns the state, and a function that forgets it, so that the same query is sent again.
 */
export function useSearch(typed: string, search: Search = callSearch): [SearchState, () => void] {
  const query = typed.trim();
  const isShort = query.length < SEARCH_MINIMUM;
  const [outcome, setOutcome] = useState<{ state: SearchState; search: Search }>();
  const current = outcome?.state.query === query && outcome.search === search ? outcome.state : undefined;
  const hasOutcome = current !== undefined;

  useEffect(() => {
    if (isShort) return setOutcome(undefined);
    if (hasOutcome) return;
    const request = new AbortController();
    const { signal } = request;
    const send = async () => {
      try {
        // The host's own search may return anything.
        const found = readResults(await search(query, signal));
        if (signal.aborted) return;
        const hasMore = found.length > MAX_RESULTS;
        const results = found.slice(0, MAX_RESULTS);
        setOutcome({ state: { status: 'done', query, results, hasMore }, search });
      } catch (error) {
        if (signal.aborted) return;
        console.error('Search failed', error);
        setOutcome({ state: { status: 'failed', query, results: none }, search });
      }
    };
    const timer = setTimeout(() => void send(), SEARCH_PAUSE);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [query, isShort, hasOutcome, search]);

  const searchAgain = () => setOutcome(undefined);
  if (isShort) return [{ status: 'short', results: none, query }, searchAgain];
  return [current ?? { results: none, query, ...outcome?.state, status: 'searching' }, searchAgain];
}
