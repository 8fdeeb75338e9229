import { expect, test } from 'vitest';
import { headerRules, policyElement } from '../../../../site/build/headers.ts';

const hashes = { script: 'sha256-c2NyaXB0', style: 'sha256-c3R5bGU=' };
const policy = headerRules(hashes)['/*']?.['Content-Security-Policy'] ?? '';
const directives = policy.split('; ').map((directive): [string, string[]] => {
  const [name = '', ...sources] = directive.split(' ');
  return [name, sources];
});
/** Directives that list what may be loaded, connected to or framed. */
const lists = directives.filter(([name]) => !name.includes('trusted-types'));

test('the Content-Security-Policy names no other site', () => {
  expect(lists.length).toBeGreaterThan(10);
  const own = /^'(?:self|none|unsafe-inline|sha256-[\w+/=]+)'$/;
  const foreign = lists.flatMap(([name, sources]) =>
    sources.filter((source) => !own.test(source)).map((source) => `${name} ${source}`),
  );
  // For photos that the visitor has added.
  expect(foreign).toEqual(['img-src blob:', 'img-src data:', 'media-src blob:']);
});

test('the Content-Security-Policy allows inline code by hash, requires Trusted Types and forbids frames', () => {
  const unsafe = lists.filter(([, sources]) => sources.some((source) => source.startsWith("'unsafe")));
  expect(unsafe.map(([name]) => name)).toEqual(['style-src-attr']);
  expect(Object.fromEntries(directives)).toMatchObject({
    'default-src': ["'self'"],
    'frame-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'script-src': ["'self'", `'${hashes.script}'`],
    'style-src': ["'self'", `'${hashes.style}'`],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  });
});

test('policyElement repeats the policy header without `frame-ancestors`', () => {
  const inPage = policy.replace("frame-ancestors 'none'; ", '');
  expect(policyElement(hashes)).toBe(`<meta http-equiv="Content-Security-Policy" content="${inPage}">`);
});

test('the Content-Security-Policy allows calls to a backend elsewhere, and nothing else there', () => {
  const rules = headerRules(hashes, 'https://api.studio.example/v1');
  const allowed = policy.replace("connect-src 'self'", "connect-src 'self' https://api.studio.example");
  expect(rules['/*']?.['Content-Security-Policy']).toBe(allowed);
  expect(policyElement(hashes, 'https://api.studio.example/v1')).toContain(
    "connect-src 'self' https://api.studio.example;",
  );
});

test('browsers keep files of the build for a year, and always ask for the service worker', () => {
  const year = 'public, max-age=31536000, immutable';
  expect(headerRules(hashes)).toMatchObject({
    '/service-worker.js': { 'Cache-Control': 'no-cache' },
    '/assets/*': { 'Cache-Control': year },
    '/assets/workers/*': { 'Cache-Control': year },
  });
});
