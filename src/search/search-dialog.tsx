import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import type { SearchResult } from '../api/contract.ts';
import { findById } from '../lib/find-by-id.ts';
import { focusOn } from '../lib/focus.ts';
import { isComposing } from '../lib/is-composing.ts';
import { useNavigate } from '../lib/navigation.tsx';
import { useOverlayContainer } from '../lib/overlay-provider.tsx';
import { useStored } from '../lib/storage.ts';
import { withDefaults } from '../lib/with-defaults.ts';
import { Dialog, DialogClose, DialogContent } from '../ui/dialog.tsx';
import { SearchIcon } from '../ui/icons.tsx';
import {
  QUERY_LIMIT,
  RECENT_SEARCHES_KEY,
  RecentSearches,
  toRecentSearches,
  withRecentSearch,
} from './recent-searches.tsx';
import { parseSafeUrl } from './parse-safe-url.ts';
import { defaultMessages, type SearchMessages } from './search-messages.ts';
import { SearchResultOption } from './search-result.tsx';
import { useSearch, type SearchState } from './use-search.ts';

export type SearchDialogProps = {
  /** Whether the dialog is open. Default: false. */
  open?: boolean;
  /** Called with `false` when Esc, a press outside or the close button asks to close the dialog, and when a result opens. */
  onOpenChange?: (open: boolean) => void;
  /**
   * Finds results. A rejection empties the list, and the dialog says that the search failed. `signal` aborts when a
   * newer query replaces this one. Declare the function outside of the component: a new one searches again.
   * Default: GET /api/search.
   */
  search?: (query: string, signal: AbortSignal) => Promise<readonly SearchResult[]>;
  /** Page of the sections that a `#section` result means when this page has no such section. Default: `/`. */
  homeHref?: string;
  /** Class of the dialog’s panel. */
  className?: string;
  /** Overrides for the default text. Omitted keys keep their default. */
  messages?: Partial<SearchMessages>;
};

/**
 * Dialog that searches the whole site: a combobox with the results as its list. The focus stays in the field;
 * `aria-activedescendant` refers to the selected result.
 */
export function SearchDialog(props: SearchDialogProps) {
  const { open = false, onOpenChange, className, ...panel } = props;
  const words = withDefaults(defaultMessages, panel.messages);
  /**
   * Element that gets the focus after a followed result. `null` for a page, which takes the focus itself when it opens.
   * `undefined`: no result was followed, and the dialog returns the focus.
   */
  const destination = useRef<HTMLElement | null>(undefined);
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        onCloseAutoFocus={(event) => {
          if (destination.current === undefined) return;
          event.preventDefault();
          focusOn(destination.current);
          destination.current = undefined;
        }}
        title={words.title}
        hideTitle
        hideClose
        flush
        size="lg"
        align="top"
        className={className}
      >
        <SearchPanel
          {...panel}
          words={words}
          onLeave={(target) => (destination.current = target)}
          onClose={() => onOpenChange?.(false)}
        />
      </DialogContent>
    </Dialog>
  );
}

type SearchPanelProps = Pick<SearchDialogProps, 'search' | 'homeHref'> & {
  words: SearchMessages;
  /** Called when a result is followed, with the new `destination`. */
  onLeave: (target: HTMLElement | null) => void;
  onClose: () => void;
};

/** Content of the dialog. It is mounted while the dialog is open, so each opening starts empty. */
function SearchPanel({ search, homeHref = '/', words, onLeave, onClose }: SearchPanelProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [state, searchAgain] = useSearch(typed, search);
  const [selected, setSelected] = useSelection(state.results);
  const [recent, setRecent] = useStored(RECENT_SEARCHES_KEY, toRecentSearches);
  const [refused, setRefused] = useState<SearchResult>();
  /** Whether Enter was pressed before the results arrived. The first result then opens when they do. */
  const [isAwaited, setAwaited] = useState(false);
  const follow = useFollow(homeHref, onLeave, onClose);
  const hasResults = state.results.length > 0;
  const optionId = (at: number) => `${id}-option-${at}`;

  const open = (result: SearchResult | undefined) => {
    if (!result) return;
    if (!follow(result.url)) return setRefused(result);
    setRecent(withRecentSearch(recent, state.query));
  };

  const isSearching = state.status === 'searching';
  const openAwaited = useEffectEvent(() => {
    setAwaited(false);
    open(state.results[0]);
  });
  useEffect(() => {
    if (isAwaited && !isSearching) openAwaited();
  }, [isAwaited, isSearching]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && hasResults) {
      event.preventDefault();
      setAwaited(false);
      setSelected(Math.min(Math.max(selected + step, 0), state.results.length - 1));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (isSearching) setAwaited(true);
      else if (state.status === 'failed') searchAgain();
      else open(state.results[selected]);
    }
  };

  return (
    <>
      <div className="flex items-center gap-4 border-b border-line ps-4 pe-4 sm:ps-6 sm:pe-5">
        <SearchIcon className="text-muted" />
        <input
          ref={field}
          role="combobox"
          type="text"
          inputMode="search"
          enterKeyHint="go"
          aria-label={words.field}
          aria-autocomplete="list"
          aria-expanded={hasResults}
          aria-controls={hasResults ? `${id}-list` : undefined}
          aria-activedescendant={hasResults ? optionId(selected) : undefined}
          aria-describedby={`${id}-status`}
          placeholder={words.placeholder}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={QUERY_LIMIT}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setRefused(undefined);
            setAwaited(false);
          }}
          onKeyDown={onKeyDown}
          className="min-h-[68px] min-w-0 flex-1 bg-transparent text-lead text-ellipsis text-ink focus-visible:outline-none"
        />
        <DialogClose
          aria-label={words.close}
          className="grid min-h-8 min-w-target place-items-center rounded-print border border-line-strong font-mono text-mono text-muted transition-colors hover:border-ink hover:text-ink pointer-coarse:min-h-target"
        >
          {words.closeKey}
        </DialogClose>
      </div>

      <div className="flex min-h-0 flex-1 flex-col p-2 sm:px-2.5">
        <p role="status" id={`${id}-status`} className="px-3 py-2 font-mono text-mono text-muted">
          {refused && refused === state.results[selected] ? words.refused : statusOf(state, words)}
        </p>
        {hasResults && (
          <div
            role="listbox"
            id={`${id}-list`}
            aria-label={words.results}
            aria-busy={isSearching}
            // The list needs no focus to be scrolled: the selection moves in it. Older results stay
            // readable during a search, which the status line announces.
            className="min-h-0 overflow-y-auto overscroll-contain"
          >
            {state.results.map((result, at) => (
              <SearchResultOption
                key={`${at}-${result.id}`}
                id={optionId(at)}
                result={result}
                query={state.query}
                selected={at === selected}
                // A press must not take the focus out of the field.
                onPointerDown={(event) => event.preventDefault()}
                onPointerMove={() => at !== selected && setSelected(at)}
                onClick={() => {
                  setSelected(at);
                  open(result);
                }}
              />
            ))}
          </div>
        )}
        {state.status === 'short' && typed.trim() === '' && (
          <RecentSearches
            words={words}
            searches={recent}
            onChoose={(query) => {
              field.current?.focus();
              setTyped(query);
            }}
            onClear={() => {
              field.current?.focus();
              setRecent([]);
            }}
          />
        )}
      </div>

      <KeyHints words={words} />
    </>
  );
}

function statusOf({ status, results, query, hasMore }: SearchState, words: SearchMessages): string {
  if (status === 'short') return words.tooShort;
  if (status === 'searching') return words.searching;
  if (status === 'failed') return words.failed(query);
  if (results.length === 0) return words.noResults(query);
  return hasMore ? words.countFirst(results.length) : words.count(results.length);
}

/** Index of the selected result. Each new set of results resets it to the first. */
function useSelection(results: readonly SearchResult[]) {
  const [selection, setSelection] = useState({ results, at: 0 });
  const at = selection.results === results ? selection.at : 0;
  return [at, (next: number) => setSelection({ results, at: next })] as const;
}

/** Follows a result's URL if it is safe. Returns whether it did. */
function useFollow(homeHref: string, onLeave: SearchPanelProps['onLeave'], onClose: () => void) {
  const navigate = useNavigate();
  const container = useOverlayContainer();
  return (url: string): boolean => {
    const target = parseSafeUrl(url, window.location.href);
    if (!target) return false;
    const section = target.kind === 'section' ? findById(target.id, container) : null;
    onLeave(section);
    onClose();
    if (target.kind === 'path') navigate(target.href);
    // At once: parts above the section change their height when a smooth scroll passes them, and it would end beside it.
    else if (section) section.scrollIntoView({ behavior: 'instant' });
    else navigate(`${homeHref}#${encodeURIComponent(target.id)}`);
    return true;
  };
}

function KeyHints({ words }: { words: SearchMessages }) {
  const hints: [ReactNode, string][] = [
    [
      <KeyDrawing key="move" drawing="M4 6.5 6.5 4 9 6.5M6.5 4v8M11 9.5l2.5 2.5L16 9.5M13.5 12V4" />,
      words.move,
    ],
    [<KeyDrawing key="open" drawing="M15 4v5H5m3-3L5 9l3 3" />, words.open],
    [words.closeKey, words.leave],
  ];
  return (
    <p
      aria-hidden="true"
      className="flex gap-5 border-t border-line px-6 py-2.5 font-mono text-mono text-muted pointer-coarse:hidden max-sm:hidden"
    >
      {hints.map(([key, what]) => (
        <span key={what} className="flex items-center gap-2">
          <kbd className="grid h-6 place-items-center rounded-print border border-line px-1.5 font-mono">
            {key}
          </kbd>
          {what}
        </span>
      ))}
    </p>
  );
}

/** Arrows are icons, because the subset of the mono font has none. */
function KeyDrawing({ drawing }: { drawing: string }) {
  return (
    <svg
      viewBox="0 0 20 16"
      className="h-4 w-5 fill-none stroke-current"
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={drawing} />
    </svg>
  );
}
