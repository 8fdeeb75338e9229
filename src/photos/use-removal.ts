import { useCallback, useEffect, useState } from 'react';

/** A removal from a photo list, which can be undone until the list changes again. */
export type Removal = {
  count: number;
  /** Number of photos that remained. */
  left: number;
  undo: () => void;
};

/** Removes photos from a list of this length, and keeps the function that undoes it, which `onRemove` returns. */
export function useRemoval(length: number, onRemove: (files: File[]) => () => void) {
  const [removal, setRemoval] = useState<Removal | null>(null);
  const remove = useCallback(
    (files: File[]) =>
      setRemoval({ count: files.length, left: length - files.length, undo: onRemove(files) }),
    [length, onRemove],
  );
  useEffect(() => () => setRemoval((last) => (last?.left === length ? null : last)), [length]);
  return { removal: removal?.left === length ? removal : null, remove };
}
