import { applyTable } from './apply-table.ts';
import type { Look } from './looks.ts';

/** Name of the performance measure of each preview; `npm run bench` reads it. */
const PAINTED = 'look painted';

/** The worker. Started for the first picture, and again after a failure. */
let worker: Worker | undefined;

/** The last picture in the queue. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Returns a picture in a chain's look, at the picture's size. Pictures are painted one after another, each in a task of its
 * own, so that the page responds to input between two. A worker does it, or the main thread if no worker can be started or
 * its script does not load.
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
  const pixels = await new Promise<Uint8ClampedArray<ArrayBuffer>>((resolve, reject) => {
    worker ??= new Worker(new URL('./look-worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = (event) => {
      // Handled here, so the page must not report it.
      event.preventDefault();
      worker?.terminate();
      worker = undefined;
      reject(event);
    };
    worker.postMessage(task, []);
  }).catch(() => applyTable(task));
  performance.measure(PAINTED, { start, detail: { width, height } });
  return new ImageData(pixels, width, height);
}
