import { createWorkerRunner } from '../lib/worker-runner.ts';
import { isPhotoKind, photoKinds } from './formats.ts';
import { getDecoderStart } from './set-decoder-worker.ts';
import type { TaskName, TaskRequest, Tasks } from './tasks.ts';
import type { Thumbnail } from './thumbnail.ts';

/**
 * Time limit of a task in a worker, in ms, long enough to load the worker or a decoder over a slow line, or to wait for
 * slow storage.
 */
const TASK_LIMIT = 60_000;

/**
 * Runs one task, in a worker if one can be started. Resolves to `null` if the task failed, or if it hung or crashed its
 * worker. Rejects if neither a worker nor the code of the tasks can be loaded.
 */
export type RunTask = <Name extends TaskName>(
  name: Name,
  ...input: Parameters<Tasks[Name]>
) => Promise<Awaited<ReturnType<Tasks[Name]>> | null>;

/**
 * Creates a runner of the pre-flight's tasks.
 *
 * @param runInstead runs a task if no worker can be started, its script cannot be loaded, or the task cannot be sent to it. By default it runs on the
 *   main thread, where nothing ends a task that hangs.
 */
export function createTaskRunner(
  start: () => Worker,
  runInstead: (task: TaskRequest) => Promise<unknown> = runOnMainThread,
): RunTask {
  const run = createWorkerRunner<unknown>(start, TASK_LIMIT);
  return ((name: TaskName, ...input: unknown[]) =>
    run({ name, input }).catch(() => runInstead({ name, input }))) as RunTask;
}

/** The page's only runner, except the one for the host's decoders. */
export const runTask = createTaskRunner(
  () => new Worker(new URL('./preflight-worker.ts', import.meta.url), { type: 'module' }),
);

/** Runs a task, whose code loads only then. */
async function runOnMainThread(task: TaskRequest): Promise<unknown> {
  const { runInThisThread } = await import('./tasks.ts');
  return runInThisThread(task);
}

/** Runs a task in the worker with the host's decoders. */
let runWithDecoders: RunTask | undefined;
let lastDecode: Promise<unknown> = Promise.resolve();

/**
 * Makes a thumbnail in the pre-flight's worker. If that gives none, the host's decoders try it in a worker of
 * their own, because decoding blocks a worker for seconds. So they do if it gives a rough one, unless `quick` is set.
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
