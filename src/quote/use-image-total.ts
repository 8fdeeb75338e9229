import { useEffect, useState } from 'react';

/** Minimum number of frames in a bracket. */
const BRACKET = 3;

/**
 * Returns the number of images that the photos make, with each recognized HDR bracket as one; `undefined` until it is
 * known. The code that counts is loaded with the third photo.
 */
export function useImageTotal(photos: readonly File[]): number | undefined {
  const [total, setTotal] = useState<number>();
  useEffect(() => {
    setTotal(undefined);
    if (photos.length < BRACKET) return;
    let stop: (() => void) | undefined;
    let isOver = false;
    import('../preflight/brackets.ts').then(
      ({ watchImageTotal }) => {
        if (!isOver) stop = watchImageTotal(photos, setTotal);
      },
      // Without the code, every photo counts as one image.
      () => undefined,
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [photos]);
  return total;
}
