import { useId } from 'react';
import { Button } from '../ui/button.tsx';
import { ClockIcon } from '../ui/icons.tsx';
import type { SearchMessages } from './search-messages.ts';

/** Maximum length of a query, in characters. Longer pasted text is cut. */
export const QUERY_LIMIT = 200;

export const RECENT_SEARCHES_KEY = 'recent-searches';

/** Number of searches kept: as many as fit on a phone above its keyboard. */
export const RECENT_SEARCHES_LIMIT = 5;

/** Parses the stored value. Anything other than a list of short texts counts as an empty list. */
export function toRecentSearches(stored: unknown): string[] {
  if (!Array.isArray(stored)) return [];
  const isQuery = (entry: unknown): entry is string =>
    typeof entry === 'string' && entry.trim() !== '' && entry.length <= QUERY_LIMIT;
  return [...new Set(stored.filter(isQuery))].slice(0, RECENT_SEARCHES_LIMIT);
}

/** Returns the list with a query as its first entry, without an earlier copy of it. */
export function withRecentSearch(recent: readonly string[], query: string): string[] {
  const same = (entry: string) => entry.toLowerCase() === query.toLowerCase();
  return [query, ...recent.filter((entry) => !same(entry))].slice(0, RECENT_SEARCHES_LIMIT);
}

type RecentSearchesProps = {
  searches: readonly string[];
  onChoose: (query: string) => void;
  onClear: () => void;
  words: SearchMessages;
};

/** List of earlier searches on this device. Renders nothing if there are none. */
export function RecentSearches({ searches, onChoose, onClear, words }: RecentSearchesProps) {
  const id = useId();
  if (searches.length === 0) return null;

  return (
    <section aria-labelledby={id} className="min-h-0 overflow-y-auto px-3 pt-3 pb-2">
      <div className="flex items-center justify-between">
        <h3 id={id} className="label-mono text-faint">
          {words.recent}
        </h3>
        <Button variant="link" size="sm" onClick={onClear}>
          {words.clearRecent}
          <span className="sr-only">{words.clearRecentWhat}</span>
        </Button>
      </div>
      <ul className="mt-1">
        {searches.map((query) => (
          <li key={query}>
            <button
              type="button"
              onClick={() => onChoose(query)}
              className="flex min-h-11 w-full items-center gap-3 rounded-print text-start text-small text-ink transition-colors hover:text-accent-ink"
            >
              <ClockIcon className="size-4 text-faint" />
              <span className="truncate">{query}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
