import { afterEach, expect, test } from 'vitest';

const original = Object.getOwnPropertyDescriptor(window, 'localStorage')!;
afterEach(() => {
  Object.defineProperty(window, 'localStorage', original);
});

test('the mocks respond although storage is blocked (estimate 12)', async () => {
  Object.defineProperty(window, 'localStorage', {
    configurable: true,
    get() {
      throw new DOMException('Blocked', 'SecurityError');
    },
  });
  const { startMocks } = await import('../../../mocks/page.ts');
  const stopMocks = startMocks();
  try {
    const response = await fetch('/api/search?q=wedding');
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(await response.json()).not.toHaveLength(0);
  } finally {
    stopMocks();
  }
});
