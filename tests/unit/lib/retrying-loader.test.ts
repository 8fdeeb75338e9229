import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRetryingLoader, trackPromise } from '../../../src/lib/retrying-loader.ts';

// The events of the window, which Node does not have.
let events: EventTarget;
beforeEach(() => {
  vi.useFakeTimers();
  events = new EventTarget();
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const SECOND = 1000;

/** Returns a loader that fails until `recover` is called. `requestTimes`: seconds at which it tried to load. */
function failing() {
  const begin = Date.now();
  const requestTimes: number[] = [];
  let isServed = false;
  const loader = createRetryingLoader(async () => {
    requestTimes.push((Date.now() - begin) / SECOND);
    if (!isServed) throw new Error('no network');
    return 'code';
  });
  return { ...loader, requestTimes, recover: () => (isServed = true) };
}

test('loadWithRetry retries a failed load after 1 s, doubling the delay up to 30 s', async () => {
  const { loadWithRetry, loaded, requestTimes, recover } = failing();
  loadWithRetry();
  await vi.advanceTimersByTimeAsync(100 * SECOND);
  expect(requestTimes).toEqual([0, 1, 3, 7, 15, 31, 61, 91]);
  recover();
  await vi.advanceTimersByTimeAsync(30 * SECOND);
  expect(await loaded).toBe('code');
  await vi.advanceTimersByTimeAsync(600 * SECOND);
  expect(requestTimes.at(-1)).toBe(121);
});

test('load imports the module immediately and, if it fails, restarts the delays at 1 s', async () => {
  const { loadWithRetry, loaded, load, requestTimes, recover } = failing();
  loadWithRetry();
  await vi.advanceTimersByTimeAsync(20 * SECOND);
  await expect(load()).rejects.toThrow('no network');
  await vi.advanceTimersByTimeAsync(2 * SECOND);
  expect(requestTimes).toEqual([0, 1, 3, 7, 15, 20, 21]);
  recover();
  expect(await load()).toBe('code');
  expect(await loaded).toBe('code');
  await vi.advanceTimersByTimeAsync(600 * SECOND);
  expect(requestTimes).toHaveLength(8);
});

test('loadWithRetry retries when the browser is online again, and then after 1 s', async () => {
  const { loadWithRetry, requestTimes } = failing();
  loadWithRetry();
  await vi.advanceTimersByTimeAsync(20 * SECOND);
  events.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(2 * SECOND);
  expect(requestTimes).toEqual([0, 1, 3, 7, 15, 20, 21]);
});

test('a module is loaded once for any number of callers', async () => {
  const { loadWithRetry, loaded, load, requestTimes, recover } = failing();
  recover();
  loadWithRetry();
  expect(await Promise.all([load(), loaded, load()])).toEqual(['code', 'code', 'code']);
  await load();
  expect(requestTimes).toEqual([0]);
});

// In Firefox, whose error names the file that failed.
test('a file that the module imports is not loaded in place of the module', async () => {
  const error = new TypeError(
    'error loading dynamically imported module: https://studio.test/assets/tabs-1.js',
  );
  let imports = 0;
  const { load } = createRetryingLoader(async () => {
    imports += 1;
    throw error;
  });
  await expect(load()).rejects.toBe(error);
  await expect(load()).rejects.toBe(error);
  expect(imports).toBe(2);
});

test('trackPromise leaves no rejection unhandled', async () => {
  vi.useRealTimers();
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  const tracked = trackPromise(Promise.reject(new Error('no network')));
  await expect(tracked).rejects.toThrow('no network');
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', unhandled);
  expect(tracked.status).toBe('rejected');
  expect(unhandled).not.toHaveBeenCalled();
});
