import { useCallback, useMemo, useRef, useState } from 'react';

/** Selection of several photos, by click, by range or by keyboard: what is selected, and what a change calls. */
export type PhotoSelection = {
  selected: ReadonlySet<File>;
  /** Toggles a photo. With `range` selects everything from the last selected photo to this one. */
  onSelect: (file: File, range: boolean) => void;
  onSelectAll: () => void;
  onEnd: () => void;
  /** Returns the accessible name of a photo's checkbox from the file's name. */
  label: (name: string) => string;
};

/**
 * Keeps which photos are selected. A range is all shown photos from the last selected one to this one. Touch screens have
 * no Shift key, so after `toggleRange` the next two taps are the ends of a range.
 *
 * @param onEnd Called when the visitor ends selecting by button or Esc. Must be stable.
 */
export function usePhotoSelection(
  shown: readonly File[],
  label: (name: string) => string,
  onEnd: () => void,
) {
  /** `null` while nothing is being selected. */
  const [selected, setSelected] = useState<Selected>(null);
  const [isRange, setRange] = useState(false);
  const anchor = useRef<File | null>(null);

  const onSelect = useCallback(
    (file: File, range: boolean) => {
      const last = anchor.current ? shown.indexOf(anchor.current) : -1;
      const to = shown.indexOf(file);
      // After “Select all” there is no last photo. The range then starts at this one.
      const from = range && last < 0 ? to : last;
      const selectsRange = (range || isRange) && from >= 0;
      setSelected((before) => (selectsRange ? withRange(before, shown, from, to) : toggled(before, file)));
      // The second tap of a range ends it.
      if (isRange && last >= 0) setRange(false);
      if (!selectsRange || last < 0) anchor.current = file;
    },
    [shown, isRange],
  );
  const end = useCallback(() => {
    setSelected(null);
    setRange(false);
    anchor.current = null;
  }, []);

  /** The selected photos that are visible. A photo hidden by the filter must not be removed. */
  const chosen = useMemo(() => shown.filter((file) => selected?.has(file)), [shown, selected]);
  const selection = useMemo((): PhotoSelection | null => {
    if (!selected) return null;
    const onSelectAll = () => setSelected(new Set(shown));
    const endByVisitor = () => {
      end();
      onEnd();
    };
    return { selected, onSelect, onSelectAll, onEnd: endByVisitor, label };
  }, [shown, selected, onSelect, end, onEnd, label]);
  const begin = () => setSelected(new Set());
  const toggleRange = () => {
    anchor.current = null;
    setRange((before) => !before);
  };
  return { selection, chosen, begin, end, isRange, toggleRange };
}

export type UsePhotoSelection = ReturnType<typeof usePhotoSelection>;

type Selected = ReadonlySet<File> | null;

function toggled(before: Selected, file: File): Selected {
  const after = new Set(before);
  if (!after.delete(file)) after.add(file);
  return after;
}

function withRange(before: Selected, list: readonly File[], from: number, to: number): Selected {
  return new Set([...(before ?? []), ...list.slice(Math.min(from, to), Math.max(from, to) + 1)]);
}
