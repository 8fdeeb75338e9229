import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startServiceWorker } from '../../../../site/worker/start-service-worker.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ['nothing', () => {}],
  ['a promise', () => Promise.resolve()],
  [
    'an error',
    () => {
      throw new Error('no worker');
    },
  ],
])(
  'asks for a newer version every 60 s where a browser’s own `update` returns %s (offline 2)',
  async (_, update) => {
    const asked = vi.fn(update);
    const registration = { update: asked, addEventListener: () => {} };
    vi.stubGlobal('navigator', {
      serviceWorker: { register: async () => registration, ready: new Promise(() => {}) },
    });
    startServiceWorker();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(asked).toHaveBeenCalledTimes(2);
  },
);

test('a registration that cannot be watched raises no error (offline 1)', async () => {
  const rejected = vi.fn();
  process.on('unhandledRejection', rejected);
  vi.stubGlobal('navigator', { serviceWorker: { register: async () => ({}) } });
  startServiceWorker();
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  await new Promise((resolve) => setTimeout(resolve, 20));
  process.off('unhandledRejection', rejected);
  expect(rejected).not.toHaveBeenCalled();
});
