import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { cn } from '../lib/cn.ts';
import { displayName } from '../lib/display-name.ts';
import { useAnnouncement } from '../lib/use-announcement.ts';
import { withDefaults } from '../lib/with-defaults.ts';
import { needsReview, sortPhotos, type SortOrder } from '../preflight/analyze-photos.ts';
import { toolMessages as defaultToolMessages, sentenceFor } from '../preflight/tool-messages.ts';
import { Button } from '../ui/button.tsx';
import { PhotoFindings } from './photo-findings.tsx';
import { PhotoList } from './photo-list.tsx';
import type { PhotoPickerMessages } from './photo-picker-messages.ts';
import type { PhotoPickerProps } from './photo-picker.tsx';
import { RemovalOffer, SelectionToolbar, SortSelect, type Removal } from './photo-tools.tsx';
import { usePhotoAnalysis } from './use-photo-analysis.ts';
import { usePhotoSelection } from './use-photo-selection.ts';

type PickedPhotosProps = PhotoPickerProps & {
  words: PhotoPickerMessages;
  /** Called when the focused button is gone and no other one here can take the focus. */
  onFocusLost: () => void;
};

const none: readonly File[] = [];

/**
 * The part of a picker below its drop zone. The main picker has tools (sorting, the filter for photos that need review,
 * selecting several), the contact sheet, and the findings. A small picker has the contact sheet alone. Both offer to
 * undo a removal. Loaded ahead of the first photo.
 */
export function PickedPhotos({
  photos,
  onAdd,
  onRemove,
  onOpen,
  markCountOf,
  count,
  onCount,
  note,
  size,
  progress,
  problems,
  disabled = false,
  toolMessages,
  words,
  onFocusLost,
}: PickedPhotosProps) {
  const toolWords = useMemo(() => withDefaults(defaultToolMessages, toolMessages), [toolMessages]);
  const hasTools = size === 'large';
  const analysis = usePhotoAnalysis(hasTools ? photos : none);
  const [sortOrder, setSortOrder] = useState<SortOrder>('added');
  const [wantsFilter, setWantsFilter] = useState(false);

  const toReview = useMemo(
    () => photos.filter((file) => problems?.has(file) || needsReview(analysis.findings.get(file))),
    [photos, analysis, problems],
  );
  // Once no photo needs review, all photos are shown, and they stay if another one needs it: one that is scrolled into view
  // may turn out to be unreadable.
  const isFiltered = wantsFilter && toReview.length > 0;
  if (wantsFilter && !isFiltered) setWantsFilter(false);
  const shown = useMemo(
    () => sortPhotos(isFiltered ? toReview : photos, sortOrder, analysis, problems),
    [photos, toReview, isFiltered, sortOrder, analysis, problems],
  );
  /** The sentence for each photo to review. The host's sentence about a photo replaces ours. */
  const flags = useMemo(() => {
    const sentences = toReview.map((file) => {
      const [worst] = analysis.findings.get(file) ?? [];
      return [file, worst ? sentenceFor(toolWords, displayName(file.name), worst) : ''] as const;
    });
    return new Map([...sentences, ...(problems ?? [])]);
  }, [toReview, analysis, toolWords, problems]);

  const tools = useRef<HTMLDivElement>(null);
  /** Moves the focus from a removed button to “Select”, or to the first button of the selection toolbar. */
  const focusSelect = useCallback(
    () =>
      requestAnimationFrame(() => {
        const select = tools.current?.querySelector<HTMLElement>('[data-select]');
        if (select) select.focus();
        else onFocusLost();
      }),
    [onFocusLost],
  );
  const selecting = usePhotoSelection(shown, toolWords.pick, focusSelect);
  const { selection, end } = selecting;
  const canSelect = !disabled && photos.length > 1;
  useEffect(() => {
    if (!canSelect) end();
  }, [canSelect, end]);

  const { removal, remove } = useRemoval(
    photos.length,
    useCallback((files: File[]) => onRemove?.(files) ?? (() => onAdd(files)), [onAdd, onRemove]),
  );
  const removeOne = useCallback((file: File) => remove([file]), [remove]);
  const offer = removal && (
    <RemovalOffer
      removal={removal}
      text={words.removed(removal.count)}
      undoLabel={toolWords.undo}
      disabled={disabled}
      onUndone={focusSelect}
    />
  );
  const [announced] = useAnnouncement(
    toReview.length > 0 && !analysis.isReading ? toolWords.needReviewSaid(toReview.length) : '',
  );

  return (
    <>
      {hasTools && (
        <span aria-live="polite" className="sr-only">
          {announced}
        </span>
      )}
      {hasTools && photos.length > 1 && (
        <div
          ref={tools}
          className={cn(
            'text-small -my-1 flex min-h-9 flex-wrap items-center gap-x-4 gap-y-1 max-sm:gap-x-3',
            // On a phone “Select” may wrap onto a second row, at its end.
            !selection && 'justify-end',
          )}
        >
          {offer}
          {selection && (
            <SelectionToolbar {...{ selecting, selection }} onRemove={remove} words={toolWords} />
          )}
          {!selection && toReview.length > 0 && (
            <button
              type="button"
              aria-pressed={isFiltered}
              onClick={() => setWantsFilter(!isFiltered)}
              className={filterClass}
            >
              {toolWords.needReview} ({toReview.length})
            </button>
          )}
          {!selection && <SortSelect value={sortOrder} onValueChange={setSortOrder} words={toolWords} />}
          {!selection && !disabled && (
            <Button data-select="" variant="link" size="sm" onClick={selecting.begin}>
              {toolWords.select}
            </Button>
          )}
        </div>
      )}
      {hasTools && photos.length <= 1 && offer}
      <PhotoList
        {...{ onOpen, markCountOf, flags, progress, disabled, size, selection }}
        photos={shown}
        allPhotos={photos}
        onRemove={removeOne}
        aria-label={words.list}
        onEmpty={onFocusLost}
        messages={words}
      />
      {/* Below the list, so that the list does not move between two presses. The tools reserve a place for it. */}
      {!hasTools && offer}
      {hasTools &&
        onOpen &&
        !selection &&
        photos.length > 0 &&
        !photos.some((file) => markCountOf?.(file)) && (
          <p className="text-small text-muted">{words.markHint}</p>
        )}
      {hasTools && (
        <PhotoFindings {...{ photos, analysis, count, onCount, note, disabled }} words={toolWords} />
      )}
    </>
  );
}

/** Removes photos from a list of this length, and keeps the function that undoes it, which `onRemove` returns. */
function useRemoval(length: number, onRemove: (files: File[]) => () => void) {
  const [removal, setRemoval] = useState<Removal | null>(null);
  const remove = useCallback(
    (files: File[]) =>
      setRemoval({ count: files.length, remaining: length - files.length, undo: onRemove(files) }),
    [length, onRemove],
  );
  // The next change of the list ends the offer. A later one might lead back to the same length.
  useEffect(() => () => setRemoval((last) => (last?.remaining === length ? null : last)), [length]);
  return { removal: removal?.remaining === length ? removal : null, remove };
}

const filterClass = cn(
  'border-line-strong text-ink rounded-pill min-h-8 border px-3.5 font-medium transition-colors duration-(--motion-fast)',
  'hover:border-ink aria-pressed:bg-inverse aria-pressed:border-inverse aria-pressed:text-ground pointer-coarse:min-h-11',
  'forced-colors:aria-pressed:border-[Highlight] forced-colors:aria-pressed:border-3',
);
