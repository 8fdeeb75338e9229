import { expect, test } from 'vitest';
import { brand } from '../../site/brand.ts';
import { pages as rows } from '../../site/content/pages.ts';
import { ownPages, attributes, builtPages, codeOf, filesOf, read, site } from './built.ts';

const files = new Set(filesOf(site));
const byPath = new Map(builtPages.map((page) => [page.path, page]));
const base = 'http://site.test';
const links = builtPages.flatMap((page) =>
  attributes(page.html, /(?:a|area)/, 'href')
    .filter((href) => !/^(https?:|mailto:|tel:|sms:)/.test(href))
    .map((href) => ({ from: page.path, href, url: new URL(href, base + page.path) })),
);
const linksFrom = Map.groupBy(links, ({ from }) => from);

/** Pages that no page links to, and how visitors reach them. */
const unlinked: ReadonlyMap<string, string> = new Map();

test('every link points to an existing page or file', () => {
  const broken = links
    .filter(({ url }) => !byPath.has(url.pathname) && !files.has(url.pathname))
    .map(({ from, href }) => `${from} → ${href}`);
  expect([...new Set(broken)]).toEqual([]);
});

test('every linked anchor exists on its page', () => {
  const broken = links
    .filter(({ url }) => url.hash.length > 1 && byPath.has(url.pathname))
    .filter(
      ({ url }) => !byPath.get(url.pathname)?.html.includes(` id="${decodeURIComponent(url.hash.slice(1))}"`),
    )
    .map(({ from, href }) => `${from} → ${href}`);
  expect([...new Set(broken)]).toEqual([]);
});

test('every page can be reached from the home page by links', () => {
  const reached = new Set(['/']);
  // Iterating over a set includes entries that are added meanwhile.
  for (const from of reached)
    for (const { url } of linksFrom.get(from) ?? []) if (byPath.has(url.pathname)) reached.add(url.pathname);
  const missed = ownPages.filter(({ path }) => !reached.has(path) && !unlinked.has(path));
  expect(missed.map(({ path }) => path)).toEqual([]);
  for (const path of unlinked.keys()) expect(reached.has(path), `${path} is linked: take it off`).toBe(false);
});

test('links to other sites use https and noopener', () => {
  for (const { html } of builtPages) {
    for (const href of attributes(html, /a/, 'href').filter((address) => /^https?:/.test(address)))
      expect(href).toMatch(/^https:/);
    for (const [anchor] of html.matchAll(/<a\b[^>]*target="_blank"[^>]*>/g))
      expect(anchor).toMatch(/rel="[^"]*noopener/);
  }
});

test('each row of the page table has one file, and there are no others', () => {
  expect(ownPages.map(({ path }) => path).toSorted()).toEqual(rows.map(({ path }) => path).toSorted());
});

test('crawlers may read every page, and find a sitemap of the canonical URLs of the indexable ones', () => {
  const robots = String(read('/robots.txt'));
  expect(robots.match(/(?<=^Disallow: ).*/gm)).toEqual(['/api/']);
  expect(robots).toContain(`Sitemap: ${brand.url}/sitemap.xml`);
  const listed = [...String(read('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1]);
  const canonical = ownPages
    .filter(({ html }) => !html.includes('content="noindex"'))
    .flatMap(({ html }) => attributes(html, /link rel="canonical"/, 'href'));
  expect(listed.toSorted()).toEqual([...new Set(canonical)].toSorted());
});

test('every file that a page loads exists', () => {
  for (const { html, path } of builtPages) {
    const srcsets = attributes(html, /(?:img|source)/, 'srcSet').concat(
      attributes(html, /(?:img|source)/, 'srcset'),
    );
    const loaded = [
      ...attributes(html, /(?:img|source|video)/, 'src'),
      ...codeOf(html),
      ...attributes(html, /link(?= rel="(?:preload|icon|apple-touch-icon|manifest|stylesheet)")/, 'href'),
      ...srcsets.flatMap((set) => set.split(',').map((part) => part.trim().split(' ')[0] ?? '')),
    ].filter((address) => address.startsWith('/'));
    const missing = loaded.filter((address) => !files.has(address));
    expect(missing, path).toEqual([]);
  }
});
