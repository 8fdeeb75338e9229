import type { PhotoReport } from './photo-report.ts';

/** Maximum gap between two frames of one bracket, in ms, without the exposure time. */
const MAX_GAP = 2500;
/** A bracket has at least three frames, and no camera makes one of more than nine. */
const FRAMES = { min: 3, max: 9 };
/** Minimum exposure difference between two frames of a bracket, in stops. Light meters vary by less. */
const MIN_STEP = 0.3;
/** Minimum difference between the darkest and the brightest frame, in stops. */
const MIN_SPAN = 1;

type Shot = { file: File; report: PhotoReport; at: number; stops: number };

/**
 * Finds HDR brackets by EXIF: photos of one camera, taken right after each other, each with another exposure. A photo with
 * the exposure of an earlier one begins the next bracket. Whether they show the same subject is not checked.
 */
export function findBrackets(photos: readonly File[], reports: ReadonlyMap<File, PhotoReport>): File[][] {
  const shots = photos.flatMap((file) => toShot(file, reports.get(file)) ?? []);
  // A camera that writes RAW and JPEG at once stores each frame twice.
  const series = Map.groupBy(shots, ({ report }) => `${report.camera ?? ''}/${report.kind}`);
  return [...series.values()].flatMap((all) =>
    runsOf(all.toSorted((a, b) => a.at - b.at))
      .filter(isBracket)
      .map((run) => run.map(({ file }) => file)),
  );
}

/** Returns the number of images if each bracket counts as one. */
export function countImages(photos: readonly File[], reports: ReadonlyMap<File, PhotoReport>): number {
  return findBrackets(photos, reports).reduce((count, { length }) => count - (length - 1), photos.length);
}

function toShot(file: File, report: PhotoReport | undefined): Shot | null {
  const stops = report && exposureStops(report);
  return stops === undefined || report?.takenAt === undefined
    ? null
    : { file, report, at: report.takenAt, stops };
}

/** Returns the frame's exposure in stops; from the compensation alone if the camera records no more. */
function exposureStops({ exposure: { seconds, aperture, iso, bias } }: PhotoReport): number | undefined {
  if (!seconds || seconds <= 0) return bias;
  return Math.log2(seconds) + Math.log2((iso || 100) / 100) - 2 * Math.log2(aperture || 1);
}

/** Divides shots into runs of photos that were taken right after each other, each with another exposure. */
function runsOf(shots: readonly Shot[]): Shot[][] {
  const runs: Shot[][] = [];
  for (const shot of shots) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    const follows =
      last !== undefined && shot.at - last.at <= MAX_GAP + (last.report.exposure.seconds ?? 0) * 1000;
    const isNewExposure = run?.every(({ stops }) => Math.abs(stops - shot.stops) >= MIN_STEP);
    if (run && follows && isNewExposure && run.length < FRAMES.max) run.push(shot);
    else runs.push([shot]);
  }
  return runs;
}

function isBracket(run: readonly Shot[]): boolean {
  const stops = run.map((shot) => shot.stops);
  return run.length >= FRAMES.min && Math.max(...stops) - Math.min(...stops) >= MIN_SPAN;
}
