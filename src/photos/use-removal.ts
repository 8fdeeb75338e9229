import { useCallback, useEffect, useState } from 'react';

/** A removal from a photo list, which can be undone until the list changes again. */
export type Removal = {
  count: number;
  /** Number of photos that remained. */
  left: number;
  undo: () => void;
  /** Whether the photos were selected and removed by one button. */
  isTogether: boolean;
};

/** Removes photos from a list of this length, and keeps the way back: `onRemove` returns it. */
export function useRemoval(length: number, onRemove: (files: File[]) => () => void) {
  const [removal, setRemoval] = useState<Removal | null>(null);
  const remove = useCallback(
    (files: File[], isTogether: boolean) =>
      setRemoval({ count: files.length, left: length - files.length, undo: onRemove(files), isTogether }),
    [length, onRemove],
  );
  useEffect(() => () => setRemoval((last) => (last?.left === length ? null : last)), [length]);
  return {
    removal: removal?.left === length ? removal : null,
    removeOne: useCallback((file: File) => remove([file], false), [remove]),
    removeMany: useCallback((files: File[]) => remove(files, true), [remove]),
  };
}
