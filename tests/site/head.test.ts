import { expect, test } from 'vitest';
import { brand } from '../../site/brand.ts';
import { pages } from '../../site/content/pages.ts';
import { ownPages, attributes, builtPages, meta, read } from './built.ts';

const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';

test('finds pages to read', () => {
  expect(ownPages.map(({ path }) => path)).toEqual(expect.arrayContaining(['/', '/services', '/pricing']));
});

test('every title names the page, the product and the tagline in at most 60 characters (pages 6)', () => {
  const titles = builtPages.map(({ html }) => titleOf(html));
  for (const title of titles) {
    expect(title.endsWith(` | ${brand.name} – ${brand.tagline}`), title).toBe(true);
    expect(title.length, title).toBeLessThanOrEqual(60);
  }
  expect(new Set(titles).size).toBe(titles.length);
});

test('every description is unique and has 110 to 155 characters (pages 6)', () => {
  const descriptions = builtPages.map(({ html }) => meta(html, 'description') ?? '');
  for (const description of descriptions) {
    expect(description.length, description).toBeGreaterThanOrEqual(110);
    expect(description.length, description).toBeLessThanOrEqual(155);
  }
  expect(new Set(descriptions).size).toBe(descriptions.length);
});

test.for(ownPages)(
  '$path has one canonical URL and social tags that agree with it (pages 6)',
  ({ html, path }) => {
    const canonical = attributes(html, /link rel="canonical"/, 'href');
    expect(canonical).toHaveLength(1);
    expect(new URL(canonical[0] ?? '').pathname).toBe(
      pages.find((row) => row.path === path)?.canonical ?? path,
    );
    expect(meta(html, 'og:url')).toBe(canonical[0]);
    expect(meta(html, 'og:title')).toBeTruthy();
    expect(meta(html, 'og:description')).toBe(meta(html, 'description'));
    expect(meta(html, 'og:type')).toBeTruthy();
    expect(meta(html, 'twitter:card')).toBe('summary_large_image');
  },
);

test.for(builtPages.filter((page) => !ownPages.includes(page)))(
  '$path, which hosts and the worker send for other addresses, names no address of its own (pages 6)',
  ({ html }) => {
    expect(attributes(html, /link rel="canonical"/, 'href')).toEqual([]);
    expect([meta(html, 'og:url'), meta(html, 'og:image')]).toEqual([undefined, undefined]);
  },
);

test('an order sheet names the guide of its service as its canonical page', () => {
  const sheets = pages.filter(({ canonical }) => canonical);
  expect(sheets.map(({ path }) => path)).toContain('/services/portrait');
  const sitemap = String(read('/sitemap.xml'));
  for (const { path, canonical = '' } of sheets) {
    expect(pages.find((row) => row.path === canonical)?.content, path).toMatch(/^services\/guides\//);
    expect(sitemap).toContain(`${brand.url}${canonical}</loc>`);
    expect(sitemap).not.toContain(`${brand.url}${path}</loc>`);
  }
});

test.for(builtPages)('$path has each head element once (pages 6)', ({ html }) => {
  for (const pattern of [
    /<title>/g,
    /<meta name="description"/g,
    /<meta name="viewport" content="width=device-width, initial-scale=1"/g,
    /<meta name="color-scheme" content="light dark"/g,
    /<meta http-equiv="Content-Security-Policy"/g,
    /<link rel="icon"/g,
    /<link rel="apple-touch-icon"/g,
    /<link rel="manifest"/g,
    /<meta property="og:title"/g,
  ]) {
    expect(html.match(pattern), String(pattern)).toHaveLength(1);
  }
  expect(html).toMatch(/<html lang="en"/);
});
