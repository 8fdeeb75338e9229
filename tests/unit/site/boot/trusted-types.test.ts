import { afterEach, expect, test, vi } from 'vitest';
import { allowOwnWorkers } from '../../../../site/boot/trusted-types.ts';

afterEach(() => vi.unstubAllGlobals());

/** Returns the default policy's result for a URL, on a page of https://safelight.example. */
function check(address: string): string | null {
  let answer: (address: string) => string | null = () => null;
  vi.stubGlobal('location', new URL('https://safelight.example/orders/new'));
  vi.stubGlobal('trustedTypes', {
    createPolicy: (_: string, rules: { createScriptURL: typeof answer }) => (answer = rules.createScriptURL),
  });
  allowOwnWorkers();
  return answer(address);
}

test.each(['/assets/worker-abc.js', 'https://safelight.example/service-worker.js'])(
  '%s is let through',
  (address) => {
    expect(check(address)).toBe(address);
  },
);

test.each([
  'https://evil.example/worker.js',
  '//evil.example/worker.js',
  // Its origin is the page's own, and its content may come from anywhere.
  'blob:https://safelight.example/0b5e',
  'data:text/javascript,alert(1)',
  'javascript:alert(1)',
])('%s is refused', (address) => {
  expect(check(address)).toBeNull();
});
