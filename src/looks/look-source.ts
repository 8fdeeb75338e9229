import { isRaw } from '../photos/accept.ts';
import type { Photograph } from '../photos/photograph.ts';
import type { RunTask } from '../preflight/worker-runner.ts';
import { isTooLarge, type PhotoReport } from '../preflight/photo-report.ts';

/** Longer side of the large preview, in px: its width beside a form on desktop, at twice the density. */
export const LARGE = 1600;
/** Longer side of the small ones: an option's card, twice as dense. */
const SMALL = 480;

/** One photo, ready to be painted, small and large. */
export type LookSource = {
  small: ImageBitmap;
  large: ImageBitmap;
  /** Gives the memory back: a large one takes 7 MB. */
  close: () => void;
};

/**
 * Decodes a photo upright, as a browser shows it. Of a RAW or TIFF file the picture that the pre-flight finds in it.
 * `null` where there is nothing to show.
 */
export async function sourceOfFile(file: File): Promise<LookSource | null> {
  const { preflightQueue } = await import('../preflight/preflight-queue.ts');
  const report = await preflightQueue().report(file);
  const isDrawn = !isRaw(file.name) && !isTooLarge(report);
  const picture = (isDrawn && (await bitmapOf(file))) || (await bitmapOf(await thumbnailOf(file, report)));
  return picture ? sourceOf(picture) : null;
}

/** Loads one of the site's photographs, in the size and format that this browser would choose. */
export async function sourceOfPhotograph(photo: Photograph): Promise<LookSource | null> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = photo.src;
  try {
    await image.decode();
    return sourceOf(await createImageBitmap(image));
  } catch {
    return null;
  }
}

async function sourceOf(picture: ImageBitmap): Promise<LookSource> {
  const [large, small] = await Promise.all([scaled(picture, LARGE), scaled(picture, SMALL)]);
  picture.close();
  return {
    small,
    large,
    close: () => {
      small.close();
      large.close();
    },
  };
}

function scaled(picture: ImageBitmap, longer: number): Promise<ImageBitmap> {
  const scale = Math.min(1, longer / Math.max(picture.width, picture.height));
  return createImageBitmap(picture, {
    resizeWidth: Math.max(1, Math.round(picture.width * scale)),
    resizeHeight: Math.max(1, Math.round(picture.height * scale)),
    resizeQuality: 'medium',
  });
}

async function bitmapOf(picture: Blob | null): Promise<ImageBitmap | null> {
  return picture && createImageBitmap(picture).catch(() => null);
}

let run: RunTask | undefined;

async function thumbnailOf(file: File, report: PhotoReport): Promise<Blob | null> {
  // The worker is fetched for the first photo that the browser can't read by itself.
  const { createWorkerRunner } = await import('../preflight/worker-runner.ts');
  run ??= createWorkerRunner();
  // A thumbnail is requested by its shorter side; of the usual 3:2 this makes the longer one `LARGE`.
  const thumbnail = await run('thumbnail', file, report, { edge: Math.round((LARGE * 2) / 3) });
  return thumbnail?.picture ?? null;
}
