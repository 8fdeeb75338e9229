import { afterEach, expect, test, vi } from 'vitest';
import { runPreflightWorker } from '../../../src/preflight/tasks.ts';
import { decoders, type PhotoDecoder } from '../../../src/preflight/thumbnail.ts';

afterEach(() => {
  delete decoders.heic;
  vi.unstubAllGlobals();
});

const open = (load: () => Promise<PhotoDecoder>) => {
  vi.stubGlobal('postMessage', vi.fn());
  vi.stubGlobal('addEventListener', vi.fn());
  runPreflightWorker({ heic: load });
};

test('runPreflightWorker loads a decoder once', async () => {
  const load = vi.fn(() => Promise.resolve(() => Promise.resolve(null)));
  open(load);
  await expect(decoders.heic!(new Blob())).resolves.toBeNull();
  await decoders.heic!(new Blob());
  expect(load).toHaveBeenCalledOnce();
});

test('runPreflightWorker ends its worker by an error if a decoder does not load', async () => {
  const reportError = vi.fn();
  vi.stubGlobal('reportError', reportError);
  const offline = new TypeError('Offline');
  open(() => Promise.reject(offline));
  await expect(decoders.heic!(new Blob())).rejects.toThrow(offline);
  expect(reportError).toHaveBeenCalledExactlyOnceWith(offline);
});
