import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

type Told = (metric: object) => void;
const listeners: Told[] = [];
const loaded = vi.fn<() => void>();

vi.mock('web-vitals', () => {
  loaded();
  const listen = (tell: Told) => void listeners.push(tell);
  return { onCLS: listen, onFCP: listen, onINP: listen, onLCP: listen, onTTFB: listen };
});

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
  // Each test is a page of its own, and a page is measured once.
  vi.resetModules();
});
afterEach(() => vi.unstubAllGlobals());

/** Measures with these on the window, and lets one figure come. */
async function measureWith(services: object) {
  vi.stubGlobal('window', services);
  const { measure } = await import('../../../../site/boot/measure.ts');
  await measure();
  listeners[0]?.(metric);
}

test('without a service nothing is measured, and the library is not even loaded (offline 7)', async () => {
  await measureWith({});
  expect(listeners).toEqual([]);
  expect(loaded).not.toHaveBeenCalled();
});

describe('figures go to the service that is there, and nothing personal with them (offline 7)', () => {
  test('analytics.track, as a method of its own', async () => {
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

  test('gtag', async () => {
    const gtag = vi.fn<() => void>();
    await measureWith({ gtag });
    expect(gtag).toHaveBeenCalledExactlyOnceWith('event', 'LCP', sent);
  });

  test('plausible', async () => {
    const plausible = vi.fn<() => void>();
    await measureWith({ plausible });
    expect(plausible).toHaveBeenCalledExactlyOnceWith('LCP', { props: sent });
  });
});

test('a service that comes late is found when it is looked for again, and told once (offline 7)', async () => {
  await measureWith({});
  const gtag = vi.fn<() => void>();
  await measureWith({ gtag });
  await measureWith({ gtag });
  expect(listeners).toHaveLength(5);
});

test('a figure names the page of the document, not the one that the visitor has gone on to', async () => {
  vi.stubGlobal('location', { href: 'https://studio.example/contact', pathname: '/contact' });
  const gtag = vi.fn<() => void>();
  await measureWith({ gtag });
  expect(gtag).toHaveBeenCalledExactlyOnceWith('event', 'LCP', sent);
});

test.each([
  ['throws when it is called', { analytics: { track: () => JSON.parse('{') } }],
  ['is something else', { analytics: 'none', gtag: {}, plausible: 1 }],
  ['is null', { analytics: null }],
  [
    'throws when it is looked at',
    {
      get analytics() {
        throw new Error('blocked');
      },
    },
  ],
])('a service that %s breaks nothing (offline 7)', async (_name, services) => {
  await expect(measureWith(services)).resolves.toBeUndefined();
});
