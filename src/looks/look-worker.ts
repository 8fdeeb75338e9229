import { lookUp, type LookTask } from './look-up.ts';

/** Paints looks in a worker, so that typing and scrolling never wait for them. */
addEventListener('message', ({ data }: MessageEvent<LookTask>) => {
  const pixels = lookUp(data);
  // A copy of the page's: it takes 7 MB until it is closed.
  data.picture.close();
  postMessage(pixels, { transfer: [pixels.buffer] });
});
