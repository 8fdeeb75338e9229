import { describe, expect, test } from 'vitest';
import { deployRecipes } from '../../../../site/build/deploy.ts';
import { headerRules, headersFor } from '../../../../site/build/headers.ts';
import { pages } from '../../../../site/content/pages.ts';

const rules = headerRules({ script: 'sha256-script', style: 'sha256-style' });
const recipes = deployRecipes(rules);

test('WebAssembly is allowed to workers alone, by the policy of their own files', () => {
  const allows = (path: string) =>
    headersFor(rules, path)['Content-Security-Policy']?.includes("'wasm-unsafe-eval'");
  expect(['/', '/orders/new', '/assets/entry-abc.js', '/assets/workers/a.js'].map(allows)).toEqual([
    false,
    false,
    false,
    true,
  ]);
});

describe('deployRecipes', () => {
  test.each(['nginx.conf', 'Caddyfile', 'vercel.json'])('%s sends every header of every rule', (file) => {
    const text = recipes[file] ?? '';
    const headers = Object.values(rules).flatMap((rule) => Object.entries(rule));
    expect(headers.length).toBeGreaterThan(8);
    expect(headers.filter(([name, value]) => !text.includes(name) || !text.includes(value))).toEqual([]);
  });

  test.each(Object.keys(recipes))('%s passes /api on to a server of the studio', (file) => {
    expect(recipes[file]).toMatch(/\/api\//);
  });

  test('vercel.json is JSON with one rule per pattern', () => {
    const { headers } = JSON.parse(recipes['vercel.json'] ?? '') as { headers: { source: string }[] };
    expect(headers.map(({ source }) => source)).toEqual(
      Object.keys(rules).map((pattern) => pattern.replace('*', '(.*)')),
    );
  });

  test('nginx repeats the headers of every page in each location, because it inherits none', () => {
    const locations = (recipes['nginx.conf'] ?? '')
      .split(/^ {2}location /m)
      .filter((part) => part.includes('add_header'));
    expect(locations.length).toBeGreaterThan(4);
    expect(locations.filter((part) => !part.includes('Content-Security-Policy'))).toEqual([]);
  });

  test('nginx keeps no missing file for a year: headers of hashed files have no `always`', () => {
    const assets = /location \^~ \/assets\/ \{([^}]*)\}/.exec(recipes['nginx.conf'] ?? '')?.[1] ?? '';
    expect(assets).toContain('immutable');
    expect(assets).not.toContain(' always;');
  });
});

describe.each([
  ['nginx.conf', /location ~ (\S+)/g],
  ['Caddyfile', /path_regexp \w+ (\S+)/g],
])('the redirects in the %s', (file, pattern) => {
  const redirects = [...(recipes[file] ?? '').matchAll(pattern)].map(([, path = '']) => RegExp(path));
  const isRedirected = (path: string) => redirects.some((redirect) => redirect.test(path));
  const paths = pages.map(({ path }) => path);

  test('match each page with .html or a slash, and no page itself', () => {
    const named = paths.filter((path) => path !== '/');
    const others = named.flatMap((path) => [`${path}.html`, `${path}/`]);
    expect(others.filter((path) => !isRedirected(path))).toEqual([]);
    expect(paths.filter(isRedirected)).toEqual([]);
  });

  // The servers match decoded paths. A browser reads `/\` and `/<tab>/` at the start of a `Location` as `//`.
  test('match no path that would lead to another host or address', () => {
    const hostile = ['/\\evil.example/', '/\t/evil.example/', '//evil.example/', '/\r/evil/', '/services?a/'];
    expect(hostile.filter(isRedirected)).toEqual([]);
  });
});
