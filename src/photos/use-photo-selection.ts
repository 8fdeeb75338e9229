import { useCallback, useMemo, useState, type KeyboardEvent } from 'react';
import { rowSteps } from '../lib/row-steps.ts';
import { isLetterKey } from '../lib/is-letter-key.ts';

/** The selected photos, and what a click or a key calls to change them. */
export type PhotoSelection = {
  selected: ReadonlySet<File>;
  /** Toggles a photo. With `range` selects everything from the first photo of the range to this one. */
  onSelect: (file: File, range: boolean) => void;
  onSelectAll: () => void;
  /** Called when an arrow key without Shift has moved the focus to a photo: the next range starts there. */
  onMove?: (file: File) => void;
  onEnd: () => void;
  /** Returns the accessible name of a photo's checkbox from the file's name. */
  label: (name: string) => string;
};

/**
 * Keeps which photos are selected. A range starts at the photo that was last selected alone, or reached by an arrow key
 * without Shift. Another end replaces it. Touch screens have no Shift key, so after `toggleRangeMode` the next two taps are
 * the ends of a range.
 *
 * @param onEnd Called when the visitor ends selecting by button or Esc. Must be stable.
 */
export function usePhotoSelection(
  shown: readonly File[],
  label: (name: string) => string,
  onEnd: () => void,
) {
  const [state, setState] = useState(idle);
  const { selected, isRangeMode } = state;
  const onSelect = useCallback(
    (file: File, range: boolean) => setState((before) => withPhoto(before, shown, file, range)),
    [shown],
  );
  const end = useCallback(() => setState(idle), []);

  /** Without the photos that the filter hides, which must not be removed. */
  const visibleSelected = shown.filter((file) => selected?.has(file));
  const selection = useMemo((): PhotoSelection | null => {
    if (!selected) return null;
    const onSelectAll = () => setState((before) => ({ ...before, selected: new Set(shown), first: null }));
    // The ends of a touch range are tapped, so the focus starts none.
    const onMove = (first: File) =>
      setState((before) =>
        before.isRangeMode ? before : { ...before, first, beforeRange: before.selected ?? none },
      );
    const endByVisitor = () => {
      end();
      onEnd();
    };
    return { selected, onSelect, onSelectAll, onMove, onEnd: endByVisitor, label };
  }, [shown, selected, onSelect, end, onEnd, label]);
  const begin = () => setState({ ...idle, selected: none });
  const toggleRangeMode = () =>
    setState((before) => ({ ...before, first: null, isRangeMode: !before.isRangeMode }));
  return { selection, visibleSelected, begin, end, isRangeMode, toggleRangeMode };
}

export type UsePhotoSelection = ReturnType<typeof usePhotoSelection>;

type State = {
  /** `null` while nothing is being selected. */
  selected: ReadonlySet<File> | null;
  /** The photo at which a range starts. */
  first: File | null;
  /** The selected photos when the range began. Another end of the range adds to these. */
  beforeRange: ReadonlySet<File>;
  /** Whether the next two taps are the ends of a range. */
  isRangeMode: boolean;
};

const none: ReadonlySet<File> = new Set();
const idle: State = { selected: null, first: null, beforeRange: none, isRangeMode: false };

/** Selects a range up to this photo, or toggles it. */
function withPhoto(before: State, shown: readonly File[], file: File, range: boolean): State {
  const { selected, first, beforeRange, isRangeMode } = before;
  const from = first ? shown.indexOf(first) : -1;
  const to = shown.indexOf(file);
  if (from >= 0 && (range || isRangeMode)) {
    const photos = shown.slice(Math.min(from, to), Math.max(from, to) + 1);
    // The second tap of a range ends it.
    return { selected: new Set([...beforeRange, ...photos]), first, beforeRange, isRangeMode: false };
  }
  const after = new Set(selected);
  // Without a first photo, as after “Select all”, a range starts at this one.
  if (range || !after.delete(file)) after.add(file);
  return { selected: after, first: file, beforeRange: after, isRangeMode };
}

/**
 * The keys of a file manager, while photos are being selected: arrows move between thumbnails and the start of
 * the next range, with Shift they change its end, Ctrl+A selects all, Escape ends it.
 */
export function handleSelectionKey(
  event: KeyboardEvent<HTMLElement>,
  photos: readonly File[],
  { selected, onSelect, onSelectAll, onMove, onEnd }: PhotoSelection,
) {
  const boxes = Array.from(event.currentTarget.querySelectorAll<HTMLInputElement>('[data-photo-checkbox]'));
  const at = boxes.findIndex((box) => box === event.target);
  if (at < 0 || event.altKey) return;
  if (event.ctrlKey || event.metaKey) {
    if (!isLetterKey(event, 'A')) return;
    onSelectAll();
  } else if (event.key === 'Escape') onEnd();
  else {
    const columns = columnsOf(boxes);
    const steps = rowSteps(event.currentTarget, at, boxes.length);
    const step = { ...steps, ArrowDown: columns, ArrowUp: -columns }[event.key];
    if (step === undefined) return;
    const to = Math.max(0, Math.min(boxes.length - 1, at + step));
    const [from, reached] = [photos[at], photos[to]];
    boxes[to]?.focus();
    if (event.shiftKey && from && reached) {
      // The first step with Shift starts the range at the thumbnail that had the focus.
      if (!selected.has(from)) onSelect(from, false);
      onSelect(reached, true);
    } else if (reached) onMove?.(reached);
  }
  event.preventDefault();
}

/** Number of thumbnails in the first row: those with the same top as the first one. */
function columnsOf(boxes: readonly HTMLElement[]): number {
  const top = boxes[0]?.getBoundingClientRect().top;
  const next = boxes.findIndex((box) => box.getBoundingClientRect().top !== top);
  return next < 0 ? boxes.length : next;
}
