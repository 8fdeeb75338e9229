import { afterEach, expect, test, vi } from 'vitest';
import { runPreflightWorker } from '../../../src/preflight/tasks.ts';
import { decoders } from '../../../src/preflight/thumbnail.ts';

afterEach(() => {
  delete decoders.heic;
  vi.unstubAllGlobals();
});

test('runPreflightWorker retries a failed decoder load for the next photo and then caches it', async () => {
  vi.stubGlobal('postMessage', vi.fn());
  vi.stubGlobal('addEventListener', vi.fn());
  const load = vi.fn(() => Promise.resolve(() => Promise.resolve(null)));
  load.mockRejectedValueOnce(new TypeError('Offline'));
  runPreflightWorker({ heic: load });
  await expect(decoders.heic!(new Blob())).rejects.toThrow('Offline');
  await expect(decoders.heic!(new Blob())).resolves.toBeNull();
  await decoders.heic!(new Blob());
  expect(load).toHaveBeenCalledTimes(2);
});
