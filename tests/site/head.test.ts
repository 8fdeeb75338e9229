import { expect, test } from 'vitest';
import { addressed, attributes, builtPages, meta } from './built.ts';

const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';

test('there are pages to read', () => {
  expect(addressed.map(({ path }) => path)).toEqual(expect.arrayContaining(['/', '/services', '/pricing']));
});

test('092 096 every title names the page, the product and the tagline, and no two are the same', () => {
  const titles = builtPages.map(({ html }) => titleOf(html));
  for (const title of titles) expect(title).toMatch(/^.+ \| .+ – .+$/);
  expect(new Set(titles).size).toBe(titles.length);
});

test('093 every description is its own, of 50 to 160 characters', () => {
  const descriptions = builtPages.map(({ html }) => meta(html, 'description') ?? '');
  for (const description of descriptions) {
    expect(description.length, description).toBeGreaterThanOrEqual(50);
    expect(description.length, description).toBeLessThanOrEqual(160);
  }
  expect(new Set(descriptions).size).toBe(descriptions.length);
});

test.for(addressed)(
  '094 095 $path has one canonical address and social tags that agree with it',
  ({ html, path }) => {
    const canonical = attributes(html, /link rel="canonical"/, 'href');
    expect(canonical).toHaveLength(1);
    expect(new URL(canonical[0] ?? '').pathname).toBe(path);
    expect(meta(html, 'og:url')).toBe(canonical[0]);
    expect(meta(html, 'og:title')).toBeTruthy();
    expect(meta(html, 'og:description')).toBe(meta(html, 'description'));
    expect(meta(html, 'og:type')).toBeTruthy();
    expect(meta(html, 'twitter:card')).toBe('summary_large_image');
  },
);

test.for(builtPages)('097 $path says each thing once', ({ html }) => {
  for (const pattern of [
    /<title>/g,
    /<meta name="description"/g,
    /<meta name="viewport"/g,
    /<meta property="og:title"/g,
  ]) {
    expect(html.match(pattern), String(pattern)).toHaveLength(1);
  }
  expect(html).toMatch(/<html lang="en"/);
});
