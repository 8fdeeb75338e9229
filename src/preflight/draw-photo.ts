import { getDecoderStart } from './set-decoder-worker.ts';
import { isPhotoKind, photoKinds } from './formats.ts';
import { createTaskRunner, type RunTask } from './run-task.ts';
import type { Tasks } from './tasks.ts';
import type { Thumbnail } from './thumbnail.ts';

/** Runs a task in the worker with the host's decoders. */
let runWithDecoders: RunTask | undefined;
let lastDecode: Promise<unknown> = Promise.resolve();

/**
 * Makes a thumbnail in the pre-flight's worker. If that gives none, or only a rough one, the host's decoders try it in a
 * worker of their own, because decoding blocks a worker for seconds.
 */
export async function drawPhoto(
  run: RunTask,
  ...input: Parameters<Tasks['thumbnail']>
): Promise<Thumbnail | null> {
  const thumbnail = await run('thumbnail', ...input);
  const [, { kind }, { quick }] = input;
  const start = isPhotoKind(kind) && photoKinds[kind].shown === 'somewhere' ? getDecoderStart() : undefined;
  if (!start || (thumbnail && (quick || !thumbnail.isRough))) return thumbnail;
  // The main thread has no decoders.
  runWithDecoders ??= createTaskRunner(start, () => Promise.resolve(null));
  // One at a time: a decoder can take hundreds of megabytes of memory.
  const decode = lastDecode.then(() => runWithDecoders?.('thumbnail', ...input));
  lastDecode = decode.catch(() => undefined);
  return (await decode) ?? thumbnail;
}
