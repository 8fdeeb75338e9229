import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadOffer, ReloadOfferNotice } from '../../../../site/worker/reload-offer.tsx';
import { startServiceWorker } from '../../../../site/worker/start-service-worker.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ['returns nothing', () => {}],
  ['returns a promise', () => Promise.resolve()],
  [
    'throws an error',
    () => {
      throw new Error('no worker');
    },
  ],
])('startServiceWorker calls `update` every 60 s, whether it %s (offline 2)', async (_, update) => {
  const updateSpy = vi.fn(update);
  const registration = { update: updateSpy, addEventListener: () => {} };
  vi.stubGlobal('navigator', {
    serviceWorker: { register: async () => registration, ready: new Promise(() => {}) },
  });
  void startServiceWorker();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(updateSpy).toHaveBeenCalledTimes(2);
});

test('startServiceWorker ignores a registration without events (offline 1)', async () => {
  const rejected = vi.fn();
  process.on('unhandledRejection', rejected);
  vi.stubGlobal('navigator', { serviceWorker: { register: async () => ({}) } });
  void startServiceWorker();
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  await new Promise((resolve) => setTimeout(resolve, 20));
  process.off('unhandledRejection', rejected);
  expect(rejected).not.toHaveBeenCalled();
});

test.each([
  ['is missing', {}],
  ['refuses the registration', { serviceWorker: { register: () => Promise.reject(new Error('404')) } }],
  [
    'cannot be read in a sandboxed frame',
    {
      get serviceWorker() {
        throw new DOMException('The context is sandboxed.', 'SecurityError');
      },
    },
  ],
])('startServiceWorker fails silently if `navigator.serviceWorker` %s (offline 1)', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator);
  await expect(startServiceWorker()).resolves.toBeUndefined();
});

test.each([
  ['is not offered to a document of that version', 'new', false],
  ['is offered to a document of the old version', 'old', true],
])('a waiting worker %s (offline 5)', async (_, version, isOffered) => {
  vi.useRealTimers();
  const registration = { waiting: {}, active: {}, addEventListener: () => {}, update: () => {} };
  vi.stubGlobal('navigator', {
    serviceWorker: { register: async () => registration, ready: new Promise(() => {}) },
  });
  vi.stubGlobal('document', { documentElement: { dataset: { version } } });
  // In the order in which they were made.
  const keys = ['site-pages-old', 'site-files-old', 'site-pages-new', 'site-files-new'];
  vi.stubGlobal('caches', { keys: async () => keys });
  const load = vi.spyOn(ReloadOfferNotice, 'load').mockResolvedValue(undefined);
  reloadOffer.set(null);
  void startServiceWorker();
  await new Promise((resolve) => setTimeout(resolve));
  expect(reloadOffer.get() !== null).toBe(isOffered);
  load.mockRestore();
});
