import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRetryingLoader } from '../../../src/lib/retrying-loader.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const SECOND = 1000;

/** A loader whose load fails until `arrive` is called, and when it was asked, in seconds. */
function failing() {
  const begin = Date.now();
  const asked: number[] = [];
  let isThere = false;
  const loader = createRetryingLoader(async () => {
    asked.push((Date.now() - begin) / SECOND);
    if (!isThere) throw new Error('no network');
    return 'code';
  });
  return { ...loader, asked, arrive: () => (isThere = true) };
}

test('keepTrying doubles the delay after each failure, up to a minute, until the module has loaded', async () => {
  const { keepTrying, arrived, asked, arrive } = failing();
  keepTrying();
  await vi.advanceTimersByTimeAsync(200 * SECOND);
  expect(asked).toEqual([0, 5, 15, 35, 75, 135, 195]);
  arrive();
  await vi.advanceTimersByTimeAsync(60 * SECOND);
  expect(await arrived).toBe('code');
  await vi.advanceTimersByTimeAsync(600 * SECOND);
  expect(asked.at(-1)).toBe(255);
});

test('now loads at once, and after a failure the delays start again at the shortest', async () => {
  const { keepTrying, arrived, now, asked, arrive } = failing();
  keepTrying();
  await vi.advanceTimersByTimeAsync(40 * SECOND);
  await expect(now()).rejects.toThrow('no network');
  await vi.advanceTimersByTimeAsync(6 * SECOND);
  expect(asked).toEqual([0, 5, 15, 35, 40, 45]);
  arrive();
  expect(await now()).toBe('code');
  expect(await arrived).toBe('code');
  await vi.advanceTimersByTimeAsync(600 * SECOND);
  expect(asked).toHaveLength(7);
});

test('a module is loaded once for all callers', async () => {
  const { keepTrying, arrived, now, asked, arrive } = failing();
  arrive();
  keepTrying();
  expect(await Promise.all([now(), arrived, now()])).toEqual(['code', 'code', 'code']);
  await now();
  expect(asked).toEqual([0]);
});
