import { afterEach, expect, test, vi } from 'vitest';
import { allowOwnWorkers } from '../../../../site/boot/trusted-types.ts';

afterEach(() => vi.unstubAllGlobals());

/** Returns the default policy's result for a URL, on a page of https://safelight.example. */
function check(url: string): string | null {
  let createScriptURL: (url: string) => string | null = () => null;
  vi.stubGlobal('location', new URL('https://safelight.example/orders/new'));
  vi.stubGlobal('trustedTypes', {
    createPolicy: (_: string, rules: { createScriptURL: typeof createScriptURL }) =>
      (createScriptURL = rules.createScriptURL),
  });
  allowOwnWorkers();
  return createScriptURL(url);
}

test.each(['/assets/worker-abc.js', 'https://safelight.example/service-worker.js'])(
  'allowOwnWorkers allows %s',
  (url) => {
    expect(check(url)).toBe(url);
  },
);

test.each([
  'https://evil.example/worker.js',
  '//evil.example/worker.js',
  // It has the page's origin, but its content may have any source.
  'blob:https://safelight.example/0b5e',
  'data:text/javascript,alert(1)',
  'javascript:alert(1)',
])('allowOwnWorkers rejects %s', (url) => {
  expect(check(url)).toBeNull();
});
