import { memo, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { cn } from '../lib/cn.ts';
import { useAnnouncement } from '../lib/use-announcement.ts';
import { Button } from '../ui/button.tsx';
import { ChevronDownIcon } from '../ui/icons.tsx';
import type { PhotoListView } from './photo-list-view.ts';
import { displayName } from '../lib/display-name.ts';
import { countImages, findBrackets } from '../preflight/brackets.ts';
import { needsReview, sortOrders, sortPhotos, type SortOrder } from '../preflight/analyze-photos.ts';
import { checkMessages, sentenceFor, type CheckMessages } from '../preflight/check-messages.ts';
import { FindingLines } from './finding-lines.tsx';
import { SelectionToolbar } from './selection-toolbar.tsx';
import { usePhotoAnalysis } from './use-photo-analysis.ts';
import { usePhotoSelection } from './use-photo-selection.ts';
import type { Removal } from './use-removal.ts';

export type PhotoToolsProps = {
  photos: readonly File[];
  onRemove: (files: File[]) => void;
  /** The last removal, as long as it can be undone. */
  removal: Removal | null;
  /** Called with the list's view whenever it changes; `null` on unmount. */
  onViewChange: (view: PhotoListView | null) => void;
  /** Called when the focused button is gone and these tools have no other one to focus. */
  onFocusLost: () => void;
  disabled: boolean;
  messages?: Partial<CheckMessages>;
};

/**
 * The tools above the contact sheet: sorting, the filter for photos that need review, and selecting several. Loaded with
 * the first photo; the contact sheet works without them. Memoized like the list, so that typing elsewhere does not render
 * either of them again.
 */
export const PhotoTools = memo(function PhotoTools(props: PhotoToolsProps) {
  const { photos, onRemove, removal, onViewChange, onFocusLost, disabled, messages } = props;
  const words = useMemo(() => ({ ...checkMessages, ...messages }), [messages]);
  const analysis = usePhotoAnalysis(photos);
  const [sortOrder, setSortOrder] = useState<SortOrder>('added');
  const [wantsFlagged, setWantsFlagged] = useState(false);

  const flagged = useMemo(
    () => photos.filter((file) => needsReview(analysis.findings.get(file))),
    [photos, analysis],
  );
  // No photo needs review any more: show all of them again.
  const isFiltered = wantsFlagged && flagged.length > 0;
  const shown = useMemo(
    () => sortPhotos(isFiltered ? flagged : photos, sortOrder, analysis),
    [photos, flagged, isFiltered, sortOrder, analysis],
  );
  const bar = useRef<HTMLDivElement>(null);
  /** Moves the focus, whose button is gone, to “Select”, or to the first button of the selection toolbar. */
  const focusSelect = useCallback(
    () =>
      requestAnimationFrame(() => {
        const select = bar.current?.querySelector<HTMLElement>('[data-select]');
        if (select) select.focus();
        else onFocusLost();
      }),
    [onFocusLost],
  );
  const { selection, chosen, begin, end, isRange, toggleRange } = usePhotoSelection(
    shown,
    words.pick,
    focusSelect,
  );
  useEffect(() => {
    if (disabled) end();
  }, [disabled, end]);

  const view = useMemo<PhotoListView>(() => {
    const flags = flagged.map((file) => {
      const [worst] = analysis.findings.get(file) ?? [];
      return [file, worst ? sentenceFor(words, displayName(file.name), worst) : ''] as const;
    });
    return { shown, flags: new Map(flags), selection, analysis };
  }, [shown, flagged, analysis, selection, words]);
  useEffect(() => onViewChange(view), [onViewChange, view]);
  useEffect(() => () => onViewChange(null), [onViewChange]);

  const [said] = useAnnouncement(
    flagged.length > 0 && !analysis.isReading ? words.needReviewSaid(flagged.length) : '',
  );
  const offer = removal && <RemovalOffer {...{ removal, messages }} onUndone={focusSelect} />;

  return (
    <>
      <span aria-live="polite" className="sr-only">
        {said}
      </span>
      {photos.length <= 1 ? (
        offer
      ) : (
        <div
          ref={bar}
          className={cn(
            'text-small -my-1 flex min-h-9 flex-wrap items-center gap-x-4 gap-y-1 max-sm:gap-x-3',
            // On a phone “Select” may wrap onto a second row, at its end.
            !selection && 'justify-end',
          )}
        >
          {offer}
          {selection ? (
            <SelectionToolbar
              {...{ selection, chosen, isRange, toggleRange, words }}
              onRemove={() => {
                onRemove([...chosen]);
                end();
              }}
            />
          ) : (
            <>
              {flagged.length > 0 && (
                <button
                  type="button"
                  aria-pressed={isFiltered}
                  onClick={() => setWantsFlagged(!isFiltered)}
                  className={filterClass}
                >
                  {words.needReview} ({flagged.length})
                </button>
              )}
              <SortSelect {...{ sortOrder, words }} onSortOrderChange={setSortOrder} />
              {!disabled && (
                <Button data-select="" variant="link" size="sm" onClick={begin}>
                  {words.select}
                </Button>
              )}
            </>
          )}
        </div>
      )}
    </>
  );
});

export type PhotoFindingsProps = Pick<PhotoListView, 'analysis'> &
  Pick<PhotoToolsProps, 'photos' | 'disabled' | 'messages'> & {
    /** The number of images in the order, and its setter. Offered when photos look like HDR brackets. */
    count?: number;
    onCount?: (count: number) => void;
  };

/** Below the contact sheet: a line for each finding, and the offer to count HDR brackets as one. */
export const PhotoFindings = memo(function PhotoFindings(props: PhotoFindingsProps) {
  const { photos, analysis, disabled, messages, count, onCount } = props;
  const words = { ...checkMessages, ...messages };
  return (
    <>
      <FindingLines {...{ photos, analysis, words }} />
      {onCount && <BracketOffer {...{ photos, words, analysis, count, onCount, disabled }} />}
    </>
  );
});

type BracketOfferProps = Pick<PhotoFindingsProps, 'photos' | 'analysis' | 'count' | 'disabled'> & {
  onCount: (count: number) => void;
  words: CheckMessages;
};

/** Offers to count photos that look like HDR brackets as one image each. */
function BracketOffer({ photos, analysis, count, onCount, disabled, words }: BracketOfferProps) {
  const sizes = findBrackets(photos, analysis.reports).map((bracket) => bracket.length);
  const merged = countImages(photos, analysis.reports);
  if (sizes.length === 0 || analysis.isReading) return null;
  return (
    <p className="text-small text-muted flex flex-wrap items-center gap-x-2">
      {words.brackets(sizes.length, sizes)}
      {count !== merged && !disabled && (
        <Button variant="link" size="sm" onClick={() => onCount(merged)}>
          {words.countInstead(merged, count ?? photos.length)}
        </Button>
      )}
    </p>
  );
}

export type RemovalOfferProps = Pick<PhotoToolsProps, 'messages'> & {
  removal: Removal;
  /** Called after the undo, to move the focus: the pressed button is gone. */
  onUndone: () => void;
};

/** Says how many photos were removed, with "Undo". */
export function RemovalOffer({ removal, messages, onUndone }: RemovalOfferProps) {
  const words = { ...checkMessages, ...messages };
  const button = useRef<HTMLButtonElement>(null);
  // The button that removed several is gone. After a single photo, the list has moved the focus to the next one.
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus();
  }, [removal]);
  return (
    <p className="text-small text-muted me-auto flex items-center gap-x-2">
      {words.removed(removal.count)}
      <Button
        ref={button}
        variant="link"
        size="sm"
        onClick={() => {
          removal.undo();
          onUndone();
        }}
      >
        {words.undo}
      </Button>
    </p>
  );
}

type SortSelectProps = {
  sortOrder: SortOrder;
  onSortOrderChange: (order: SortOrder) => void;
  words: CheckMessages;
};

function SortSelect({ sortOrder, onSortOrderChange, words }: SortSelectProps) {
  const id = useId();
  return (
    <div className="text-muted ms-auto flex min-h-8 items-center gap-1.5">
      {/* Beside the select, not around it, because its accessible name would end in the chosen option. */}
      <label htmlFor={id} className="max-sm:sr-only">
        {words.sort}
      </label>
      <span className="relative flex">
        <select
          id={id}
          value={sortOrder}
          onChange={({ target }) => onSortOrderChange(target.value as SortOrder)}
          className="text-ink rounded-print field-sizing-content min-h-8 cursor-pointer appearance-none bg-transparent pe-5 font-medium pointer-coarse:min-h-11"
        >
          {sortOrders.map((value) => (
            <option key={value} value={value} className="bg-field text-ink">
              {words.sortOrders[value]}
            </option>
          ))}
        </select>
        <ChevronDownIcon className="text-muted pointer-events-none absolute inset-y-0 end-0 my-auto size-4" />
      </span>
    </div>
  );
}

const filterClass = cn(
  'border-line-strong text-ink rounded-pill min-h-8 border px-3.5 font-medium transition-colors duration-(--motion-fast)',
  'hover:border-ink aria-pressed:bg-inverse aria-pressed:border-inverse aria-pressed:text-ground pointer-coarse:min-h-11',
  'forced-colors:aria-pressed:border-[Highlight] forced-colors:aria-pressed:border-3',
);
