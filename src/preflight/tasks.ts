import { fingerprint } from './fingerprint.ts';
import type { PhotoReport } from './photo-report.ts';
import { makeThumbnail, type Thumbnail, type ThumbnailOptions } from './thumbnail.ts';
import { readPhoto } from './read-photo.ts';

/** All tasks that the worker can run on a photo, with their results. */
export type Tasks = {
  read: (file: File) => Promise<PhotoReport>;
  thumbnail: (file: File, report: PhotoReport, options: ThumbnailOptions) => Promise<Thumbnail | null>;
  fingerprint: (file: File) => Promise<string | null>;
};

export type TaskName = keyof Tasks;

export const tasks: Tasks = { read: (file) => readPhoto(file), thumbnail: makeThumbnail, fingerprint };

/**
 * A request to the worker, and its response. A failed task has the response `null`. A message that is `null` itself
 * is the worker's first: its script has loaded.
 */
export type Question = { id: number; name: TaskName; input: unknown[] };
export type Answer = { id: number; output: unknown };
