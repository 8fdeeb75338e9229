import { displayName } from '../lib/display-name.ts';
import { photoKinds, type PhotoKind, type PhotoReport } from './photo-report.ts';

/** A camera's name is its maker's to choose, and anybody's to forge: more of it than this helps nobody. */
const CAMERA = 40;

/** What a photo is, a few words each: kind, camera, pixels, time. What the file doesn't say is left out. */
export function photoMetadata({ kind, camera, width, height, takenAt }: PhotoReport): string[] {
  if (!(kind in photoKinds)) return [];
  return [
    photoKinds[kind as PhotoKind].name,
    camera && displayName(camera, CAMERA),
    width && height && `${width} × ${height} px`,
    takenAt !== undefined && cameraTime.format(takenAt),
  ].filter((fact) => typeof fact === 'string');
}

/** The camera's clock names no zone: it was read as if in UTC, and is shown so. */
const cameraTime = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: 'UTC',
});
