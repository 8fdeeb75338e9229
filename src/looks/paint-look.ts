import { applyTable } from './apply-table.ts';
import type { Look } from './looks.ts';

/** Name of the performance measure of each preview; `npm run bench` reads it. */
const PAINTED = 'look painted';

/** Time in which the worker must respond, in ms. Its script may still be loading; a large picture takes 40 ms. */
const TIME_LIMIT = 10_000;

/** The worker. Started for the first picture, and again after a failure. */
let worker: Worker | undefined;

/** The last picture in the queue. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Returns a picture in a chain's look, at the picture's size. Pictures are painted one after another, each in a task of its
 * own, so that the page responds to input between two. A worker does it, or the main thread if no worker can be started,
 * its script does not load or it does not respond.
 *
 * @param signal Takes a picture that still waits out of the queue.
 * @throws {Error} if the picture has been closed, or the signal's reason.
 */
export function paintLook(
  picture: ImageBitmap,
  chain: readonly Look[],
  signal?: AbortSignal,
): Promise<ImageData> {
  const painted = last.then(nextTask).then(() => {
    signal?.throwIfAborted();
    return paint(picture, chain);
  });
  last = painted.catch(() => undefined);
  return painted;
}

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

async function paint(picture: ImageBitmap, chain: readonly Look[]): Promise<ImageData> {
  const start = performance.now();
  const { width, height } = picture;
  const task = { picture, chain };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const pixels = await new Promise<Uint8ClampedArray<ArrayBuffer>>((resolve, reject) => {
    worker ??= new Worker(new URL('./look-worker.ts', import.meta.url), { type: 'module' });
    const stop = () => {
      worker?.terminate();
      worker = undefined;
      reject(new Error('The worker failed.'));
    };
    timer = setTimeout(stop, TIME_LIMIT);
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = (event) => {
      // Handled here, so the page must not report it.
      event.preventDefault();
      stop();
    };
    worker.postMessage(task, []);
  })
    .catch(() => applyTable(task))
    .finally(() => clearTimeout(timer));
  performance.measure(PAINTED, { start, detail: { width, height } });
  return new ImageData(pixels, width, height);
}
