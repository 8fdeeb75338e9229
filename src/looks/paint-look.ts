import { createWorkerRunner } from '../lib/worker-runner.ts';
import { applyTable } from './apply-table.ts';
import type { Look } from './looks.ts';

/** Name of the performance measure of each preview; `npm run bench` reads it. */
const PAINTED = 'look painted';

/** Time in which the worker must respond, in ms. Its script may still be loading; a large image takes 40 ms. */
const TIME_LIMIT = 10_000;

const runInWorker = createWorkerRunner<Uint8ClampedArray<ArrayBuffer>>(
  () => new Worker(new URL('./look-worker.ts', import.meta.url), { type: 'module' }),
  TIME_LIMIT,
);

/** Resolves once the last image in the queue is painted. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Returns an image in a chain's look, at the image's size. Images are painted one after another, with a pause
 * between two, in which the page responds to input. A worker does it, or the main thread if no worker can be started,
 * its script does not load or it does not respond.
 *
 * @param signal Keeps an image that still waits from being painted.
 * @throws {Error} if `bitmap` has been closed, or the signal's reason.
 */
export function paintLook(
  bitmap: ImageBitmap,
  chain: readonly Look[],
  signal?: AbortSignal,
): Promise<ImageData> {
  const painted = last.then(pause).then(() => {
    signal?.throwIfAborted();
    return paint(bitmap, chain);
  });
  last = painted.catch(() => undefined);
  return painted;
}

const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

async function paint(bitmap: ImageBitmap, chain: readonly Look[]): Promise<ImageData> {
  const start = performance.now();
  const { width, height } = bitmap;
  const task = { bitmap, chain };
  const pixels = (await runInWorker(task).catch(() => null)) ?? applyTable(task);
  performance.measure(PAINTED, { start, detail: { width, height } });
  return new ImageData(pixels, width, height);
}
