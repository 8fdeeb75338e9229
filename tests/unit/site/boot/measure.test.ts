import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

type Report = (metric: object) => void;
const listeners: Report[] = [];
const loaded = vi.fn<() => void>();

const listen = (report: Report) => void listeners.push(report);
const loadWebVitals = () => {
  loaded();
  return { onCLS: listen, onFCP: listen, onINP: listen, onLCP: listen, onTTFB: listen };
};

vi.mock('web-vitals', () => loadWebVitals());

const metric = {
  name: 'LCP',
  value: 1200,
  rating: 'good',
  id: 'v5-1',
  entries: [{ url: '/a?name=Ada' }],
  navigationURL: 'https://studio.example/pricing?name=Ada',
};
const sent = { value: 1200, rating: 'good', path: '/pricing' };

beforeEach(() => {
  listeners.length = 0;
  // Each test simulates a new page, because a page is measured once.
  vi.resetModules();
});
afterEach(() => vi.unstubAllGlobals());

/** Runs `measure` with these services on the window, and reports one metric. */
async function measureWith(services: object) {
  vi.stubGlobal('window', services);
  const { measure } = await import('../../../../site/boot/measure.ts');
  await measure();
  listeners[0]?.(metric);
}

test('measure does not load web-vitals without an analytics service (offline 7)', async () => {
  await measureWith({});
  expect(listeners).toEqual([]);
  expect(loaded).not.toHaveBeenCalled();
});

describe('measure sends metrics without personal data (offline 7)', () => {
  test('to analytics.track, called as a method', async () => {
    const calls: unknown[][] = [];
    const analytics = {
      track(...args: unknown[]) {
        calls.push([this, ...args]);
      },
    };
    await measureWith({ analytics });
    expect(listeners).toHaveLength(5);
    expect(calls).toEqual([[analytics, 'LCP', sent]]);
  });

  test('to gtag', async () => {
    const gtag = vi.fn<() => void>();
    await measureWith({ gtag });
    expect(gtag).toHaveBeenCalledExactlyOnceWith('event', 'LCP', sent);
  });

  test('to plausible', async () => {
    const plausible = vi.fn<() => void>();
    await measureWith({ plausible });
    expect(plausible).toHaveBeenCalledExactlyOnceWith('LCP', { props: sent });
  });
});

test('measure finds an analytics service that loads later, and registers once (offline 7)', async () => {
  await measureWith({});
  const gtag = vi.fn<() => void>();
  await measureWith({ gtag });
  await measureWith({ gtag });
  expect(listeners).toHaveLength(5);
});

test('measure measures on a later call if web-vitals did not load before (offline 7)', async () => {
  const gtag = vi.fn<() => void>();
  vi.doMock('web-vitals', () => {
    throw new Error('no network');
  });
  await measureWith({ gtag });
  expect(listeners).toEqual([]);
  vi.doMock('web-vitals', loadWebVitals);
  await measureWith({ gtag });
  expect(listeners).toHaveLength(5);
});

test('a metric names the page of the document, not the page navigated to since', async () => {
  vi.stubGlobal('location', { href: 'https://studio.example/contact', pathname: '/contact' });
  const gtag = vi.fn<() => void>();
  await measureWith({ gtag });
  expect(gtag).toHaveBeenCalledExactlyOnceWith('event', 'LCP', sent);
});

test.each([
  ['throws when called', { analytics: { track: () => JSON.parse('{') } }],
  ['has the wrong type', { analytics: 'none', gtag: {}, plausible: 1 }],
  ['is null', { analytics: null }],
  [
    'throws on access',
    {
      get analytics() {
        throw new Error('blocked');
      },
    },
  ],
])('measure resolves with an analytics service that %s (offline 7)', async (_name, services) => {
  await expect(measureWith(services)).resolves.toBeUndefined();
});
