import { useCallback, useMemo, useState } from 'react';

/** Selection of several photos, by click, by range or by keyboard: what is selected, and what a change calls. */
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
 * Keeps which photos are selected. A range is all shown photos from its first one, the last that was selected alone or
 * reached by an arrow key without Shift, to this one. Another end replaces the range. Touch screens have no Shift key, so
 * after `toggleRange` the next two taps are the ends of a range.
 *
 * @param onEnd Called when the visitor ends selecting by button or Esc. Must be stable.
 */
export function usePhotoSelection(
  shown: readonly File[],
  label: (name: string) => string,
  onEnd: () => void,
) {
  const [state, setState] = useState(idle);
  const { selected, isRange } = state;
  const onSelect = useCallback(
    (file: File, range: boolean) => setState((before) => withPhoto(before, shown, file, range)),
    [shown],
  );
  const end = useCallback(() => setState(idle), []);

  /** The selected photos that are visible. A photo hidden by the filter must not be removed. */
  const chosen = useMemo(() => shown.filter((file) => selected?.has(file)), [shown, selected]);
  const selection = useMemo((): PhotoSelection | null => {
    if (!selected) return null;
    const onSelectAll = () => setState((before) => ({ ...before, selected: new Set(shown), first: null }));
    // The ends of a touch range are tapped, so the focus starts none.
    const onMove = (first: File) =>
      setState((before) => (before.isRange ? before : { ...before, first, others: before.selected ?? none }));
    const endByVisitor = () => {
      end();
      onEnd();
    };
    return { selected, onSelect, onSelectAll, onMove, onEnd: endByVisitor, label };
  }, [shown, selected, onSelect, end, onEnd, label]);
  const begin = () => setState({ ...idle, selected: none });
  const toggleRange = () => setState((before) => ({ ...before, first: null, isRange: !before.isRange }));
  return { selection, chosen, begin, end, isRange, toggleRange };
}

export type UsePhotoSelection = ReturnType<typeof usePhotoSelection>;

type State = {
  /** `null` while nothing is being selected. */
  selected: ReadonlySet<File> | null;
  /** The photo at which a range starts. */
  first: File | null;
  /** What was selected when `first` was. A range adds to it. */
  others: ReadonlySet<File>;
  /** Whether the next two taps are the ends of a range. */
  isRange: boolean;
};

const none: ReadonlySet<File> = new Set();
const idle: State = { selected: null, first: null, others: none, isRange: false };

/** Selects a range up to this photo, or toggles it. */
function withPhoto(before: State, shown: readonly File[], file: File, range: boolean): State {
  const { selected, first, others, isRange } = before;
  const from = first ? shown.indexOf(first) : -1;
  const to = shown.indexOf(file);
  if (from >= 0 && (range || isRange)) {
    const photos = shown.slice(Math.min(from, to), Math.max(from, to) + 1);
    // The second tap of a range ends it.
    return { selected: new Set([...others, ...photos]), first, others, isRange: false };
  }
  const after = new Set(selected);
  // Without a first photo, as after “Select all”, a range starts at this one.
  if (range || !after.delete(file)) after.add(file);
  return { selected: after, first: file, others: after, isRange };
}
