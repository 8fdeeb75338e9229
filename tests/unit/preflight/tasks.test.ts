import { afterEach, expect, test, vi } from 'vitest';
import { runPreflightWorker } from '../../../src/preflight/tasks.ts';
import { decoders } from '../../../src/preflight/thumbnail.ts';

afterEach(() => {
  delete decoders.heic;
  vi.unstubAllGlobals();
});

test('a worker with two decodings is busy until both have ended', async () => {
  const post = vi.fn<(message: unknown) => void>();
  vi.stubGlobal('postMessage', post);
  vi.stubGlobal('addEventListener', vi.fn());
  const ends: (() => void)[] = [];
  const decode = () => new Promise<null>((resolve) => ends.push(() => resolve(null)));
  runPreflightWorker({ heic: () => Promise.resolve(decode) });
  const decodings = [1, 2].map(() => decoders.heic!(new Blob()));
  await vi.waitFor(() => expect(ends).toHaveLength(2), 20_000);
  ends[0]!();
  await decodings[0];
  expect(post).toHaveBeenLastCalledWith('busy');
  ends[1]!();
  await decodings[1];
  expect(post).toHaveBeenLastCalledWith('ready');
});
