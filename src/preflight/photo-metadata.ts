import { displayName } from '../lib/display-name.ts';
import { isPhotoKind, photoKinds } from './formats.ts';
import type { PhotoReport } from './photo-report.ts';

/** Letters of a camera’s name that are shown. Anyone can forge a longer one. */
const CAMERA = 40;

/** Returns a photo’s kind, camera, pixels and time, a few words each. What the file doesn’t say is left out. */
export function photoMetadata({ kind, camera, width, height, takenAt }: PhotoReport): string[] {
  if (!isPhotoKind(kind)) return [];
  return [
    photoKinds[kind].name,
    camera && displayName(camera, CAMERA),
    width && height && `${width} × ${height} px`,
    takenAt !== undefined && cameraTime.format(takenAt),
  ].filter((fact) => typeof fact === 'string');
}

/** The camera’s clock names no zone. It was read as if in UTC, so it is shown in UTC. */
const cameraTime = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: 'UTC',
});
