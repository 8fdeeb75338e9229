import { useEffect, useEffectEvent, useState } from 'react';
import type { LookSource } from '../looks/look-source.ts';
import type { Photograph } from '../photos/photograph.ts';

/**
 * A photograph, or a function that loads its description. The function keeps the description out of the page's code.
 */
export type Sample = Photograph | (() => Promise<Photograph>);

/** The photo that the previews are shown on; undefined while it is being read. */
export type PreviewSource = {
  source: LookSource;
  /** Whether the previews show the sample, because there is no photo or it cannot be decoded. */
  isSample: boolean;
};

/**
 * Returns the photo that the previews are shown on: the visitor's, or else the sample; `null` if neither can be
 * decoded. A replaced photo is closed. A later sample in the place of another is not shown until the photo changes.
 */
export function useLookSource(
  file: File | undefined,
  sample: Sample | undefined,
): PreviewSource | null | undefined {
  const [preview, setPreview] = useState<PreviewSource | null>();
  // A host may create the sample, or its function, at each render.
  const openCurrent = useEffectEvent(() => open(file, sample).catch(() => null));
  const hasSample = sample !== undefined;
  useEffect(() => {
    let isOver = false;
    void openCurrent().then((found) => (isOver ? found?.source.close() : setPreview(found)));
    return () => {
      isOver = true;
    };
  }, [file, hasSample]);
  // A replaced photo is closed in a later task. By then, previews that were painted with it have been shown.
  useEffect(() => () => void setTimeout(() => preview?.source.close(), RELEASE_DELAY), [preview]);
  return preview;
}

/** Shorter side of an image made from a camera's preview, in px. For the usual 3:2 it makes the longer one 1600. */
const EDGE = 1067;
/** Delay before a replaced photo is closed, in ms. Longer than the last preview waits for its turn. */
const RELEASE_DELAY = 2000;

async function open(file: File | undefined, sample: Sample | undefined): Promise<PreviewSource | null> {
  const [{ sourceOfFile, sourceOfPhotograph }, { picturesOf }] = await Promise.all([
    import('../looks/look-source.ts'),
    import('../preflight/pictures-of.ts'),
  ]);
  const own = file && (await sourceOfFile(file, (one) => picturesOf(one, { edge: EDGE })));
  if (own) return { source: own, isSample: false };
  const photograph = typeof sample === 'function' ? await sample() : sample;
  const other = photograph && (await sourceOfPhotograph(photograph));
  return other ? { source: other, isSample: true } : null;
}
