import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** The image that the editor shows of a photo. It is upright: `<img>` turns it as its EXIF orientation says. */
export type ShownPhoto = {
  url: string;
  /** Size of the upright image, in px. */
  width: number;
  height: number;
  /** Whether the URL is of a preview or a rough copy, because the browser cannot draw the file itself. */
  isPreview: boolean;
};

/** Delay before a photo is read, in ms, if the previous one was shown for less than that: the visitor is paging. */
const PAGING_TIME = 250;

/** Returns images to show of a photo, best first: the file itself, previews inside it, or copies. */
export type PicturesOf = (file: File) => AsyncIterable<Blob> | Iterable<Blob>;

/** Returns `undefined` while the file is read, and `null` if the browser can't draw it. Keeps one image in memory. */
export function useShownPhoto(file: File, picturesOf: PicturesOf): ShownPhoto | null | undefined {
  // An effect event, because a new `picturesOf` does not read the file again.
  const read = useEffectEvent((signal: AbortSignal) => readShownPhoto(file, picturesOf, signal));
  const [loaded, setLoaded] = useState<{ file: File; shown: ShownPhoto | null }>();
  const turnedAt = useRef(Number.NEGATIVE_INFINITY);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    let shown: ShownPhoto | null = null;
    const release = () => shown && URL.revokeObjectURL(shown.url);
    const now = performance.now();
    const pause = now - turnedAt.current < PAGING_TIME ? PAGING_TIME : 0;
    turnedAt.current = now;
    const start = setTimeout(async () => {
      shown = await read(signal);
      if (!signal.aborted) setLoaded({ file, shown });
      else release();
    }, pause);
    return () => {
      clearTimeout(start);
      controller.abort();
      release();
      // The visitor may come back to this photo before another one has loaded.
      setLoaded(undefined);
    };
  }, [file]);

  // The URL of the previous file has been revoked.
  return loaded?.file === file ? loaded.shown : undefined;
}

/** Returns the first image that this browser can draw, or null if there is none before `signal` aborts. Never throws. */
async function readShownPhoto(
  file: File,
  picturesOf: PicturesOf,
  signal: AbortSignal,
): Promise<ShownPhoto | null> {
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
