import { useCallback, useMemo, useRef, useState } from 'react';
import type { PhotoSelection } from './photo-list-view.ts';

/**
 * Holds which photos are selected. A range covers the shown photos between the last selected one and this one. Touch
 * screens have no Shift key, so `toggleRange` makes the next two taps a range.
 *
 * @param onEnd Called when the visitor ends selecting by button or Esc. Must be stable.
 */
export function usePhotoSelection(
  shown: readonly File[],
  label: (name: string) => string,
  onEnd: () => void,
) {
  const [isOpen, setOpen] = useState(false);
  const [selected, setSelected] = useState<ReadonlySet<File>>(new Set());
  const [isRange, setRange] = useState(false);
  const anchor = useRef<File | null>(null);
  const latest = useRef({ shown, isRange });
  latest.current = { shown, isRange };

  const onSelect = useCallback((file: File, range: boolean) => {
    const { shown: list, isRange: isRangeMode } = latest.current;
    const from = anchor.current ? list.indexOf(anchor.current) : -1;
    const to = list.indexOf(file);
    const selectsRange = (range || isRangeMode) && from >= 0;
    setSelected((before) => (selectsRange ? withRange(before, list, from, to) : toggled(before, file)));
    // The first press of a range by touch is where it begins; the second ends it.
    if (isRangeMode && from >= 0) setRange(false);
    if (!selectsRange) anchor.current = file;
  }, []);
  const onSelectAll = useCallback(() => setSelected(new Set(latest.current.shown)), []);
  const end = useCallback(() => {
    setOpen(false);
    setRange(false);
    setSelected(new Set());
    anchor.current = null;
  }, []);

  /** Only what is shown: a photo that the filter hides is not to be removed unseen. */
  const chosen = useMemo(() => shown.filter((file) => selected.has(file)), [shown, selected]);
  const selection = useMemo((): PhotoSelection | null => {
    if (!isOpen) return null;
    const endByVisitor = () => {
      end();
      onEnd();
    };
    return { selected, onSelect, onSelectAll, onEnd: endByVisitor, label };
  }, [isOpen, selected, onSelect, onSelectAll, end, onEnd, label]);
  const begin = () => setOpen(true);
  const toggleRange = () => {
    anchor.current = null;
    setRange((before) => !before);
  };
  return { selection, chosen, begin, end, isRange, toggleRange };
}

export type UsePhotoSelection = ReturnType<typeof usePhotoSelection>;

function toggled(before: ReadonlySet<File>, file: File): ReadonlySet<File> {
  const after = new Set(before);
  if (!after.delete(file)) after.add(file);
  return after;
}

function withRange(before: ReadonlySet<File>, list: readonly File[], from: number, to: number) {
  return new Set([...before, ...list.slice(Math.min(from, to), Math.max(from, to) + 1)]);
}
