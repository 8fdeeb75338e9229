import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { displayName } from '../lib/display-name.ts';
import { useAnnouncement } from '../lib/use-announcement.ts';
import { needsReview, sortPhotos, type SortOrder } from '../preflight/analyze-photos.ts';
import { checkMessages as defaultWords, sentenceFor } from '../preflight/check-messages.ts';
import { PhotoList } from './photo-list.tsx';
import type { PhotoPickerMessages } from './photo-picker-messages.ts';
import type { PhotoPickerProps } from './photo-picker.tsx';
import { PhotoFindings, PhotoTools, RemovalOffer } from './photo-tools.tsx';
import { usePhotoAnalysis } from './use-photo-analysis.ts';
import { usePhotoSelection } from './use-photo-selection.ts';
import { useRemoval } from './use-removal.ts';

type PickedPhotosProps = Pick<
  PhotoPickerProps,
  | 'photos'
  | 'onAdd'
  | 'onRemove'
  | 'onOpen'
  | 'markCountOf'
  | 'count'
  | 'onCount'
  | 'size'
  | 'progress'
  | 'problems'
  | 'disabled'
  | 'checkMessages'
> & {
  words: PhotoPickerMessages;
  /** Called when the focused button is gone and no other one here can take the focus. */
  onFocusLost: () => void;
};

const none: readonly File[] = [];

/**
 * What a picker shows below its zone: the tools (sorting, the filter for photos that need review, selecting several),
 * the contact sheet, and the findings. A small picker has only the contact sheet. Loaded ahead of the first photo.
 */
export function PickedPhotos(props: PickedPhotosProps) {
  const { photos, onAdd, onRemove, onOpen, markCountOf, count, onCount, ...others } = props;
  const { size, progress, problems, disabled = false, checkMessages, words, onFocusLost } = others;
  const toolWords = useMemo(() => ({ ...defaultWords, ...checkMessages }), [checkMessages]);
  const hasTools = size === 'large';
  const analysis = usePhotoAnalysis(hasTools ? photos : none);
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
  const flags = useMemo(() => {
    const sentences = flagged.map((file) => {
      const [worst] = analysis.findings.get(file) ?? [];
      return [file, worst ? sentenceFor(toolWords, displayName(file.name), worst) : ''] as const;
    });
    return new Map(sentences);
  }, [flagged, analysis, toolWords]);

  const tools = useRef<HTMLDivElement>(null);
  /** Moves the focus, whose button is gone, to “Select”, or to the first button of the selection toolbar. */
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
  useEffect(() => {
    if (disabled) end();
  }, [disabled, end]);

  const { removal, remove } = useRemoval(
    photos.length,
    useCallback((files: File[]) => onRemove?.(files) ?? (() => onAdd(files)), [onAdd, onRemove]),
  );
  const removeOne = useCallback((file: File) => remove([file]), [remove]);
  const offer = removal && <RemovalOffer removal={removal} words={toolWords} onUndone={focusSelect} />;
  const [said] = useAnnouncement(
    flagged.length > 0 && !analysis.isReading ? toolWords.needReviewSaid(flagged.length) : '',
  );

  return (
    <>
      {hasTools && (
        <span aria-live="polite" className="sr-only">
          {said}
        </span>
      )}
      {hasTools && photos.length > 1 && (
        <PhotoTools
          {...{ selecting, sortOrder, isFiltered, disabled }}
          ref={tools}
          words={toolWords}
          flaggedCount={flagged.length}
          onSortOrderChange={setSortOrder}
          onFilterChange={setWantsFlagged}
          onRemove={remove}
        >
          {offer}
        </PhotoTools>
      )}
      {hasTools && photos.length <= 1 && offer}
      <PhotoList
        {...{ onOpen, markCountOf, progress, disabled, size, selection }}
        photos={shown}
        flags={problems?.size ? new Map([...flags, ...problems]) : flags}
        onRemove={removeOne}
        aria-label={words.list}
        onEmpty={onFocusLost}
        removeLabel={words.remove}
        uploadingLabel={words.uploading}
        openLabel={words.open}
        marksLabel={words.marks}
      />
      {/* Below the list, which must not move between two presses. The tools have a place for it. */}
      {!hasTools && offer}
      {hasTools && onOpen && photos.length > 0 && !photos.some((file) => markCountOf?.(file)) && (
        <p className="text-small text-muted">{words.markHint}</p>
      )}
      {hasTools && <PhotoFindings {...{ photos, analysis, count, onCount, disabled }} words={toolWords} />}
    </>
  );
}
