import { DEFAULT_LOCALE } from '../lib/default-locale.ts';
import { displayName } from '../lib/display-name.ts';
import { isPhotoKind, photoKinds } from './formats.ts';
import type { PhotoReport } from './photo-report.ts';

/** Letters of a camera’s name that are shown. A forged name can be longer. */
const CAMERA = 40;

/**
 * Returns a photo’s kind, camera, pixels and time, a few words each. What the file doesn’t say is left out.
 *
 * @param locale Formats the time. Components pass `useLocale()`.
 */
export function photoMetadata(
  { kind, camera, width, height, takenAt }: PhotoReport,
  locale = DEFAULT_LOCALE,
): string[] {
  if (!isPhotoKind(kind)) return [];
  return [
    photoKinds[kind].name,
    camera && displayName(camera, CAMERA),
    width && height && `${width} × ${height} px`,
    takenAt !== undefined && new Date(takenAt).toLocaleString(locale, cameraTime),
  ].filter((entry) => typeof entry === 'string');
}

/** Shown in UTC, because the camera’s time, which has no time zone, was read as UTC. */
const cameraTime: Intl.DateTimeFormatOptions = {
  dateStyle: 'medium',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: 'UTC',
};
