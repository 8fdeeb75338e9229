/** Tests the metadata of a page: for social networks, search engines, feed readers and home screens. */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { author, brand, demonstrationNotice } from '../../site/brand.ts';
import { colorOf } from '../../site/build/colors.ts';
import { leftOut, pages } from '../../site/content/pages.ts';
import { paths } from '../../site/routing/paths.ts';
import { hashOf } from '../hash-of.ts';
import {
  ownPages,
  attributes,
  builtPages,
  htmlAt,
  meta,
  read,
  textOf,
  thingsOf,
  type Thing,
} from './built.ts';

const isDemonstration = (path: string) => pages.some((row) => row.path === path && row.demonstration);

test('every page has its own social card of 1200 × 630 px and at most 60 kB (pages 6)', async () => {
  const cards = new Set<string>();
  for (const { html, path } of ownPages) {
    const address = meta(html, 'og:image') ?? '';
    expect(address, path).toMatch(new RegExp(`^${brand.url}/social/`));
    const file = read(new URL(address).pathname);
    const { format, width, height } = await sharp(file).metadata();
    expect({ format, width, height }, path).toEqual({ format: 'jpeg', width: 1200, height: 630 });
    expect(file.length, path).toBeLessThanOrEqual(60_000);
    expect(meta(html, 'og:image:alt'), path).toBeTruthy();
    cards.add(hashOf(file));
  }
  expect(cards.size).toBe(ownPages.length);
});

test('every page has breadcrumbs, visible and as structured data', () => {
  for (const { path, html } of ownPages) {
    if (path === '/' || html.includes('content="noindex"') || isDemonstration(path)) continue;
    const [crumbs, ...more] = thingsOf(htmlAt(path)).filter((thing) => thing['@type'] === 'BreadcrumbList');
    expect(more, path).toEqual([]);
    const steps = crumbs?.['itemListElement'] as { position: number; name: string; item: string }[];
    expect(steps[0]?.item, path).toBe(`${brand.url}/`);
    expect(steps.at(-1)?.item, path).toBe(brand.url + path);
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, at) => at + 1));
  }
});

test('each kind of page has its structured data', () => {
  const typesOf = (path: string) => thingsOf(htmlAt(path)).map((thing) => thing['@type']);
  expect(typesOf('/')).toContain('Organization');
  const articles = ownPages.filter(({ path }) => path.startsWith('/blog/'));
  expect(articles).toHaveLength(pages.filter(({ parent }) => parent === paths.blog).length);
  for (const { path } of articles) {
    const article = thingsOf(htmlAt(path)).find((thing) => thing['@type'] === 'BlogPosting');
    expect(article, path).toMatchObject({ headline: expect.any(String), mainEntityOfPage: brand.url + path });
    expect(article?.['datePublished'], path).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(article?.['image'], path).toBe(meta(htmlAt(path), 'og:image'));
  }
  for (const path of ['/resources/photography-tips', '/resources/editing-guides'])
    expect(thingsOf(htmlAt(path)), path).toContainEqual(
      expect.objectContaining({
        '@type': 'Article',
        author: expect.anything(),
        datePublished: expect.anything(),
      }),
    );
});

test('every article, guide and list of tips shows its author and its date', () => {
  const articles = pages.filter(({ kind }) => kind === 'article');
  for (const { path, published = '' } of articles) {
    const html = htmlAt(path);
    expect(textOf(html), path).toContain(`By ${author}`);
    expect(html, path).toContain(`dateTime="${published}"`);
  }
});

test.runIf(brand.demonstration)(
  'sample content has the demonstration notice and no structured data, and sample jobs are not indexed',
  () => {
    const invented = pages.filter(({ demonstration }) => demonstration);
    expect(invented.map(({ path }) => path)).toEqual(
      expect.arrayContaining(
        ['/about', '/careers', '/company/team', '/company/investor-relations', '/press'].filter(
          (path) => !leftOut.has(path),
        ),
      ),
    );
    for (const { path } of invented) {
      const html = htmlAt(path);
      expect(html.slice(html.indexOf('<main'), html.indexOf('</main>')), path).toContain(demonstrationNotice);
      expect(thingsOf(htmlAt(path)), path).toEqual([]);
    }
    for (const { path } of invented.filter(({ module }) => module.endsWith('/job.tsx')))
      expect(meta(htmlAt(path), 'robots'), path).toBe('noindex');
    for (const { path, html } of ownPages) expect(html, path).toContain(demonstrationNotice);
    expect(thingsOf(htmlAt('/')).find((thing) => thing['@type'] === 'Organization')).not.toHaveProperty(
      'sameAs',
    );
  },
);

/** Required fields by type, from the search engines' own lists. Without one of them the result is not shown. */
const required: Record<string, readonly string[]> = {
  BlogPosting: ['headline', 'image', 'datePublished', 'author'],
  ListItem: ['position', 'name', 'item'],
  Organization: ['name', 'url'],
};

test('structured data has every property that search engines require', () => {
  const seen = new Set<string>();
  const hollow: string[] = [];
  const visit = (path: string, value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (!Array.isArray(value)) {
      const thing = value as Thing;
      seen.add(thing['@type']);
      for (const field of required[thing['@type']] ?? [])
        if (String(thing[field] ?? '') === '') hollow.push(`${path}: ${thing['@type']} without ${field}`);
    }
    for (const part of Object.values(value)) visit(path, part);
  };
  for (const { path } of ownPages) visit(path, thingsOf(htmlAt(path)));
  expect(hollow).toEqual([]);
  const types = Object.keys(required).filter((type) => type !== 'BlogPosting' || !leftOut.has('/blog'));
  expect([...seen]).toEqual(expect.arrayContaining(types));
});

test.runIf(!leftOut.has('/blog'))(
  'the feed lists the articles, latest first, and every page links to it',
  () => {
    for (const { html, path } of builtPages)
      expect(attributes(html, /link rel="alternate" type="application\/rss\+xml"/, 'href'), path).toEqual([
        '/feed.xml',
      ]);
    const feed = read('/feed.xml').toString();
    const links = [...feed.matchAll(/<item>.*?<link>([^<]+)<\/link>/g)].map(([, link]) => link);
    expect(links.toSorted()).toEqual(
      ownPages.filter(({ path }) => path.startsWith('/blog/')).map(({ path }) => brand.url + path),
    );
    const dates = [...feed.matchAll(/<pubDate>([^<]+)<\/pubDate>/g)].map(([, date]) =>
      Date.parse(date ?? ''),
    );
    expect(dates).toHaveLength(links.length);
    expect(dates).toEqual(dates.toSorted((a, b) => b - a));
  },
);

test('security.txt has a contact and an expiry date (RFC 9116)', () => {
  const text = read('/.well-known/security.txt').toString();
  const field = (name: string) => new RegExp(`^${name}: (.+)$`, 'm').exec(text)?.[1] ?? '';
  expect(field('Contact')).toBe(`mailto:${brand.email}`);
  expect(field('Canonical')).toBe(`${brand.url}/.well-known/security.txt`);
  const months = (Date.parse(field('Expires')) - Date.now()) / (30 * 24 * 3600 * 1000);
  expect(months).toBeGreaterThan(1);
  expect(months).toBeLessThan(12);
  expect(ownPages.map(({ path }) => brand.url + path)).toContain(field('Policy'));
});

test('the web manifest names existing icons with their real sizes', async () => {
  const manifest = JSON.parse(read('/manifest.webmanifest').toString()) as {
    name: string;
    start_url: string;
    icons: { src: string; sizes: string }[];
  };
  expect(manifest).toMatchObject({ name: expect.stringContaining(brand.name), start_url: '/' });
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512']);
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(read(src)).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});

test('the icon and the theme color use the tokens', () => {
  const ground = colorOf('ground', 'darkroom').hex;
  const icon = read('/favicon.svg').toString();
  expect(new Set(icon.match(/#[0-9a-f]{6}/g))).toEqual(new Set([colorOf('accent', 'darkroom').hex, ground]));
  expect(meta(read('/index.html').toString(), 'theme-color')).toBe(ground);
  expect(JSON.parse(read('/manifest.webmanifest').toString())).toMatchObject({
    theme_color: ground,
    background_color: ground,
  });
});
