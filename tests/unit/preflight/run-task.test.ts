import { expect, test, vi } from 'vitest';
import { setDecoderWorker } from '../../../src/preflight/set-decoder-worker.ts';
import type { Thumbnail } from '../../../src/preflight/thumbnail.ts';
import { drawPhoto, type RunTask } from '../../../src/preflight/run-task.ts';
import { reportOf } from './report-of.ts';

const decoded: Thumbnail = { image: new Blob(['decoded']), isRough: false };
const roughThumbnail: Thumbnail = { image: new Blob(['rough']), isRough: true };
const photo = new File(['x'], 'IMG_2210.HEIC');

/** Decodings at this moment, and the most at any moment. */
let [running, most] = [0, 0];
/** The host's decoder worker. Returns the same thumbnail for each request. */
class Decoder {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  postMessage() {
    running++;
    most = Math.max(most, running);
    setTimeout(() => {
      running--;
      this.onmessage?.({ data: { output: decoded } });
    });
  }
  terminate() {}
}
const start = vi.fn<() => Worker>(() => new Decoder() as unknown as Worker);
const runner = (found: Thumbnail | null) => (() => Promise.resolve(found)) as unknown as RunTask;

test('drawPhoto uses the host’s decoder worker only if the browser makes no thumbnail or a rough one', async () => {
  const heic = reportOf({ kind: 'heic' });
  expect(await drawPhoto(runner(null), photo, heic, { edge: 64 }), 'without decoders').toBeNull();
  setDecoderWorker(start);
  expect(await drawPhoto(runner(null), photo, reportOf(), { edge: 64 }), 'a JPEG').toBeNull();
  expect(
    await drawPhoto(runner(roughThumbnail), photo, heic, { edge: 64, quick: true }),
    'a rough thumbnail',
  ).toBe(roughThumbnail);
  expect(start).not.toHaveBeenCalled();
  expect(
    await drawPhoto(runner(roughThumbnail), photo, heic, { edge: 64 }),
    'better than the rough thumbnail',
  ).toBe(decoded);
  expect(await drawPhoto(runner(null), photo, heic, { edge: 64 })).toBe(decoded);
  expect(start).toHaveBeenCalledOnce();
});

test('drawPhoto decodes one photo at a time in the host’s worker', async () => {
  setDecoderWorker(start);
  const heic = reportOf({ kind: 'heic' });
  await Promise.all([1, 2, 3].map(() => drawPhoto(runner(null), photo, heic, { edge: 64 })));
  expect(most).toBe(1);
});
