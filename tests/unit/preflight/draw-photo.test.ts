import { expect, test, vi } from 'vitest';
import { setDecoderWorker } from '../../../src/preflight/set-decoder-worker.ts';
import { drawPhoto } from '../../../src/preflight/draw-photo.ts';
import type { TaskRequest } from '../../../src/preflight/tasks.ts';
import type { Thumbnail } from '../../../src/preflight/thumbnail.ts';
import type { RunTask } from '../../../src/preflight/worker-runner.ts';
import { reportOf } from './report-of.ts';

const decoded: Thumbnail = { picture: new Blob(['decoded']), isRough: false };
const stamp: Thumbnail = { picture: new Blob(['stamp']), isRough: true };
const photo = new File(['x'], 'IMG_2210.HEIC');

/** The host's worker: it answers everything with one picture. */
class Decoder {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  postMessage({ id }: TaskRequest) {
    this.onmessage?.({ data: { id, output: decoded } });
  }
  terminate() {}
}
const start = vi.fn<() => Worker>(() => new Decoder() as unknown as Worker);
const runner = (found: Thumbnail | null) => (() => Promise.resolve(found)) as unknown as RunTask;

test('the host’s decoders draw only what the browser cannot, in their own worker', async () => {
  const heic = reportOf({ kind: 'heic' });
  expect(await drawPhoto(runner(null), photo, heic, { edge: 64 }), 'without decoders').toBeNull();
  setDecoderWorker(start);
  expect(await drawPhoto(runner(null), photo, reportOf(), { edge: 64 }), 'a JPEG').toBeNull();
  expect(await drawPhoto(runner(stamp), photo, heic, { edge: 64, quick: true }), 'a stamp').toBe(stamp);
  expect(start).not.toHaveBeenCalled();
  expect(await drawPhoto(runner(stamp), photo, heic, { edge: 64 }), 'better than a stamp').toBe(decoded);
  expect(await drawPhoto(runner(null), photo, heic, { edge: 64 })).toBe(decoded);
  expect(start).toHaveBeenCalledOnce();
});
