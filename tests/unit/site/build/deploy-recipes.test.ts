import { describe, expect, test } from 'vitest';
import { deployRecipes } from '../../../../site/build/deploy-recipes.ts';
import { headerRules, headersFor } from '../../../../site/build/headers.ts';
import { pages } from '../../../../site/content/pages.ts';

const rules = headerRules({ script: 'sha256-script', style: 'sha256-style' });
const recipes = deployRecipes(rules);

test('headerRules allows WebAssembly for worker scripts only', () => {
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
  test.each(['nginx.conf', 'Caddyfile', 'vercel.json'])(
    'writes every header of every rule into %s',
    (file) => {
      const text = recipes[file] ?? '';
      const headers = Object.values(rules).flatMap((rule) => Object.entries(rule));
      expect(headers.length).toBeGreaterThan(8);
      expect(headers.filter(([name, value]) => !text.includes(name) || !text.includes(value))).toEqual([]);
    },
  );

  test.each(Object.keys(recipes))('writes a rule for /api into %s', (file) => {
    expect(recipes[file]).toMatch(/\/api\//);
  });

  test('passes every path below /api/ on in nginx.conf, also one that the redirect of pages matches', () => {
    // A plain prefix loses to a regular expression.
    expect(recipes['nginx.conf']).toMatch(/location \^~ \/api\/ \{\s+proxy_pass/);
  });

  test('passes the host with its port on in nginx.conf, because the server compares it with the origin', () => {
    // `$host` has no port.
    expect(recipes['nginx.conf']).toContain('proxy_set_header Host $http_host;');
  });

  test('neither limits nor buffers the bodies of requests in nginx.conf', () => {
    // By default nginx refuses a body above 1 MB, and receives all of it before it passes the first byte on.
    expect(recipes['nginx.conf']).toContain('client_max_body_size 0;');
    expect(recipes['nginx.conf']).toContain('proxy_request_buffering off;');
  });

  // `try_files` finds 404.html for it, and would send the page with status 200.
  test.each([
    ['nginx.conf', /location = \/404 \{\s+return 404;/],
    ['Caddyfile', /@hidden path \/_headers \/404\n\s+error @hidden 404/],
  ])('refuses /404 in %s, as the site’s own server does', (file, rule) => {
    expect(recipes[file]).toMatch(rule);
  });

  test('writes vercel.json as JSON with one rule per pattern', () => {
    const { headers } = JSON.parse(recipes['vercel.json'] ?? '') as { headers: { source: string }[] };
    expect(headers.map(({ source }) => source)).toEqual(
      Object.keys(rules).map((pattern) => pattern.replace('*', '(.*)')),
    );
  });

  test('repeats the policy in each location of nginx.conf, because nginx inherits no headers', () => {
    const locations = (recipes['nginx.conf'] ?? '')
      .split(/^ {2}location /m)
      .filter((part) => part.includes('add_header'));
    expect(locations.length).toBeGreaterThan(4);
    expect(locations.filter((part) => !part.includes('Content-Security-Policy'))).toEqual([]);
  });

  test('omits `always` for hashed files in nginx.conf, so that no 404 is cached', () => {
    const assets = /location \^~ \/assets\/ \{([^}]*)\}/.exec(recipes['nginx.conf'] ?? '')?.[1] ?? '';
    expect(assets).toContain('immutable');
    expect(assets).not.toContain(' always;');
  });
});

describe.each([
  ['nginx.conf', /location ~ (\S+)/],
  ['Caddyfile', /path_regexp \w+ (\S+)/],
])('the redirect in %s', (file, pattern) => {
  const redirect = RegExp(pattern.exec(recipes[file] ?? '')?.[1] ?? '');
  const targetOf = (path: string) => {
    const match = redirect.exec(path);
    return match && `/${match[1] ?? ''}`;
  };

  test('maps .html and a trailing slash to the page, and /index to the home page', () => {
    for (const { path } of pages) {
      const name = path === '/' ? '/index' : path;
      expect([targetOf(`${name}.html`), targetOf(`${name}/`), targetOf(path)]).toEqual([path, path, null]);
    }
    expect(targetOf('/index')).toBe('/');
  });

  // The servers match decoded paths. A browser reads `/\` and `/<tab>/` at the start of a `Location` as `//`.
  test.each(['/\\evil.example/', '/\t/evil.example/', '//evil.example/', '/services?a/'])(
    'does not match %j',
    (path) => expect(targetOf(path)).toBeNull(),
  );
});
