import type { WorkerMessage } from '../lib/worker-runner.ts';
import { applyTable, type PaintTask } from './apply-table.ts';

/** Paints looks in a worker, so that typing and scrolling never wait for them. */
addEventListener('message', ({ data }: MessageEvent<PaintTask>) => {
  const pixels = applyTable(data);
  // The worker's own copy of the bitmap, which takes 7 MB until it is closed.
  data.bitmap.close();
  postMessage({ output: pixels } satisfies WorkerMessage, { transfer: [pixels.buffer] });
});
