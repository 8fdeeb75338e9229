import { isRaw } from '../photos/accept.ts';
import { createWorkerRunner, type RunTask } from '../preflight/worker-runner.ts';
import { preflightQueue } from '../preflight/preflight-queue.ts';
import { isTooLarge, type PhotoReport } from '../preflight/photo-report.ts';

/** Shorter side of a picture that is made from a camera's preview, in px: enough for a large screen, and for some zoom. */
const PREVIEW_EDGE = 1400;
/** A large TIFF may only be read in a few of its rows: this many px are better than no picture. */
const ROUGH_EDGE = 256;

/** A picture of a file that the browser can draw, upright: `<img>` turns it as its EXIF orientation says. */
export type ShownPicture = {
  url: string;
  /** In pixels, of the upright picture. */
  width: number;
  height: number;
  /** It is what the camera put into the file to look at, or a rough copy: the file itself can't be drawn here. */
  isPreview: boolean;
  /** Revokes the object URL. Call it once, when the image is no longer shown. */
  release: () => void;
};

/**
 * A picture of the file, or of the preview in it, or null if this browser can draw neither. Reads only; the file
 * stays as it is. Never throws.
 */
export async function pictureOf(file: File): Promise<ShownPicture | null> {
  const report = await preflightQueue().report(file);
  // Some systems give a raw file a picture's type; trying to draw 50 MB of it would only take time.
  const whole = isRaw(file.name) || isTooLarge(report) ? null : await shown(file, false);
  if (whole) return whole;
  const preview = await previewOf(file, report).catch(() => null);
  return preview && shown(preview, true);
}

let run: RunTask | undefined;

/** The largest preview that may be read, else what the file's own pixels give. Made in the worker of the pre-flight. */
async function previewOf(file: File, report: PhotoReport): Promise<Blob | null> {
  run ??= createWorkerRunner();
  for (const embedded of report.embedded.toReversed()) {
    const thumbnail = await run(
      'thumbnail',
      file,
      { ...report, embedded: [embedded] },
      { edge: PREVIEW_EDGE },
    );
    if (thumbnail) return thumbnail.picture;
  }
  for (const edge of [PREVIEW_EDGE, ROUGH_EDGE]) {
    const thumbnail = await run('thumbnail', file, report, { edge });
    if (thumbnail) return thumbnail.picture;
  }
  return null;
}

async function shown(source: Blob, isPreview: boolean): Promise<ShownPicture | null> {
  const url = URL.createObjectURL(source);
  const release = () => URL.revokeObjectURL(url);
  const size = await sizeOf(url);
  if (size) return { url, ...size, isPreview, release };
  release();
  return null;
}

function sizeOf(url: string): Promise<{ width: number; height: number } | null> {
  return new Promise((resolve) => {
    const image = new Image();
    image.onload = () => {
      const { naturalWidth: width, naturalHeight: height } = image;
      // An SVG may have no size of its own: there is nothing that a share could be measured against.
      resolve(width > 0 && height > 0 ? { width, height } : null);
    };
    image.onerror = () => resolve(null);
    image.src = url;
  });
}
