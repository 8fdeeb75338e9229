import { lookUp, type LookTask } from './look-up.ts';

/** Paints looks in a worker, so that typing and scrolling never wait for them. */
addEventListener('message', ({ data }: MessageEvent<LookTask>) => {
  const pixels = lookUp(data);
  // The worker's own copy of the picture, which takes 7 MB until it is closed.
  data.picture.close();
  postMessage(pixels, { transfer: [pixels.buffer] });
});
