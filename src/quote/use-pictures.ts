import { useEffect, useState } from 'react';

/** Fewer frames make no bracket. */
const BRACKET = 3;

/**
 * How many pictures the photos make, each HDR bracket that the pre-flight recognized being one; undefined until it is
 * known. What reads it is fetched with the third photo: the form opens without.
 */
export function usePictures(photos: readonly File[]): number | undefined {
  const [pictures, setPictures] = useState<number>();
  useEffect(() => {
    setPictures(undefined);
    if (photos.length < BRACKET) return;
    let stop: (() => void) | undefined;
    let isOver = false;
    import('../preflight/brackets.ts').then(
      ({ watchImageTotal }) => {
        if (!isOver) stop = watchImageTotal(photos, setPictures);
      },
      // Without it, every frame counts.
      () => undefined,
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [photos]);
  return pictures;
}
