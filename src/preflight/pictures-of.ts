import { preflightQueue } from './preflight-queue.ts';
import { canDrawWhole } from './photo-report.ts';
import { drawPhoto, runTask } from './run-task.ts';

/** Shorter side of the last image, in px. The read budget may allow no more rows of a large TIFF. */
const ROUGH_EDGE = 256;

/** Options of `picturesOf`. */
export type PicturesOptions = {
  /** Shorter side of an image that is made from a preview, in px. Default: 1400, for a large screen and some zoom. */
  edge?: number;
};

/**
 * Yields images of a photo that a browser may be able to draw, best first: the file itself, unless it is a RAW or too large
 * to decode, then upright copies of the previews inside it, the largest first. Take the first that decodes: each is made
 * when it is requested.
 */
export async function* picturesOf(file: File, { edge = 1400 }: PicturesOptions = {}): AsyncGenerator<Blob> {
  const report = await preflightQueue.getReport(file);
  if (canDrawWhole(report)) yield file;
  const attempts = [
    ...report.embedded.toReversed().map((embedded) => [{ ...report, embedded: [embedded] }, edge] as const),
    [report, edge] as const,
    [report, ROUGH_EDGE] as const,
  ];
  for (const [part, size] of attempts) {
    const thumbnail = await drawPhoto(runTask, file, part, { edge: size }).catch(() => null);
    if (thumbnail) yield thumbnail.image;
  }
}
