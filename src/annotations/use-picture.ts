import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** A picture of a file that the browser can draw, upright: `<img>` turns it as its EXIF orientation says. */
export type ShownPicture = {
  url: string;
  /** Size of the upright picture, in px. */
  width: number;
  height: number;
  /** Whether it is a preview or a rough copy, because the browser cannot draw the file itself. */
  isPreview: boolean;
};

/** Time between two changes of the photo, in ms, below which the visitor is paging. Only the last photo is opened. */
const PAGING_TIME = 250;

/** Pictures of a file, best first. A file that every browser draws is its own and only picture. */
export type PicturesOf = (file: File) => AsyncIterable<Blob> | Iterable<Blob>;

/**
 * Returns the file's picture: `undefined` while it is read, `null` if the browser can't draw it. Holds one picture at a
 * time.
 */
export function usePicture(file: File, picturesOf: PicturesOf): ShownPicture | null | undefined {
  // Reads the latest function without opening the picture again for a new one.
  const open = useEffectEvent((signal: AbortSignal) => shownPicture(file, picturesOf, signal));
  const [loaded, setLoaded] = useState<{ file: File; picture: ShownPicture | null }>();
  const turnedAt = useRef(Number.NEGATIVE_INFINITY);

  useEffect(() => {
    const turned = new AbortController();
    let held: ShownPicture | null = null;
    const release = () => held && URL.revokeObjectURL(held.url);
    const now = performance.now();
    const pause = now - turnedAt.current < PAGING_TIME ? PAGING_TIME : 0;
    turnedAt.current = now;
    const start = setTimeout(async () => {
      held = await open(turned.signal);
      if (!turned.signal.aborted) setLoaded({ file, picture: held });
      else release();
    }, pause);
    return () => {
      clearTimeout(start);
      turned.abort();
      release();
      // The visitor may come back to this photo before another one has loaded.
      setLoaded(undefined);
    };
  }, [file]);

  // The previous photo's picture has been released, so it must not be shown while the next one is read.
  return loaded?.file === file ? loaded.picture : undefined;
}

/** Returns the first picture that this browser can draw, or null if it can draw none before `signal`. Never throws. */
async function shownPicture(
  file: File,
  picturesOf: PicturesOf,
  signal: AbortSignal,
): Promise<ShownPicture | null> {
  try {
    for await (const blob of picturesOf(file)) {
      const url = URL.createObjectURL(blob);
      const size = await sizeOf(url);
      if (size) return { url, ...size, isPreview: blob !== file };
      URL.revokeObjectURL(url);
      if (signal.aborted) break;
    }
  } catch {
    // Nothing can be drawn: the photo can still have notes.
  }
  return null;
}

function sizeOf(url: string): Promise<{ width: number; height: number } | null> {
  return new Promise((resolve) => {
    const image = new Image();
    image.onload = () => {
      const { naturalWidth: width, naturalHeight: height } = image;
      // An SVG may have no size of its own, so no position could be given as a share of it.
      resolve(width > 0 && height > 0 ? { width, height } : null);
    };
    image.onerror = () => resolve(null);
    image.src = url;
  });
}
