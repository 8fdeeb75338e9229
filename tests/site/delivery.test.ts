import { leftOut, pages } from '../../site/content/pages.ts';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { sentinels } from '../../mocks/sentinels.ts';
import { DIST } from '../../site/build/dist.ts';
import { formatSize } from '../../src/lib/format-size.ts';
import { builtPages, codeOf, filesOf, live, read, site, textOf } from './built.ts';

/** Largest picture of a search result, in bytes. */
const SEARCH_PICTURE_LIMIT = 12_000;

const files = filesOf(site);

test('no page has an event attribute, or data that ends its script element early', () => {
  for (const { html, path } of builtPages) {
    const data = [...html.matchAll(/<script type="application\/(?:ld\+)?json"[^>]*>([\s\S]*?)<\/script>/g)];
    for (const [, json = ''] of data) expect(() => JSON.parse(json), path).not.toThrow();
    expect(html, path).not.toMatch(/<[a-z][^>]*\son[a-z]+="/);
  }
});

test('the notices of third-party code have their license texts, and the fonts their licenses', () => {
  const [, ...notices] = read('/third-party-notices.txt')
    .toString()
    .split(/^## (?=\S+ - \S+ \()/m);
  expect(notices.length).toBeGreaterThan(50);
  const packages = notices.map((notice) => notice.slice(0, notice.indexOf(' - ')));
  // Of the scripts, of Vite's helpers in them, of the stylesheet and of the workers.
  const some = ['react', 'vite', 'rolldown', 'tailwindcss', 'libheif-js'];
  expect(packages).toEqual(expect.arrayContaining(some));
  // The shortest license text has 0.5 KB. A heading alone is not a license.
  expect(notices.filter((notice) => notice.length < 500).map((notice) => notice.trim())).toEqual([]);
  // The libraries that are compiled into the decoders.
  const noticeOf = (name: string) => notices.find((notice) => notice.startsWith(`${name} - `));
  expect(noticeOf('libheif-js')).toMatch(/github\.com\/strukturag\/libheif[\s\S]*GNU GENERAL PUBLIC LICENSE/);
  expect(noticeOf('@jsquash/jxl')).toMatch(
    /libjxl: Copyright[\s\S]*skcms: Copyright[\s\S]*Brotli: Copyright/,
  );
  for (const name of ['Newsreader', 'Instrument Sans', 'DM Mono'])
    expect(read('/assets/OFL.txt').toString()).toMatch(new RegExp(`Copyright .*${name}`));
});

test('a form submitted before hydration is not sent', () => {
  const forms = builtPages.flatMap(({ html }) => html.match(/<form\b[^>]*>/g) ?? []);
  expect(forms.length).toBeGreaterThan(builtPages.length);
  // Outside of a <dialog> this method does nothing (HTML, "form submission algorithm").
  expect(forms.filter((form) => !form.includes('method="dialog"'))).toEqual([]);
});

test('the content security policy allows only the inlined style and the first script, by hash', () => {
  const policy = /Content-Security-Policy: (.*)/.exec(read('/_headers').toString())?.[1] ?? '';
  const directive = (name: string) => new RegExp(`(?:^|; )${name} ([^;]*)`).exec(policy)?.[1] ?? '';
  const hashesOf = (html: string, element: RegExp) =>
    [...html.matchAll(element)].map(([, text = '']) => {
      const hash = createHash('sha256').update(text).digest('base64');
      return `'sha256-${hash}'`;
    });
  for (const { html, path } of builtPages) {
    // A script with a `type` is data.
    const scripts = hashesOf(html, /<script(?![^>]* type=)[^>]*>([\s\S]*?)<\/script>/g);
    const styles = hashesOf(html, /<style\b[^>]*>([\s\S]*?)<\/style>/g);
    expect([scripts.length, styles.length], path).toEqual([1, 1]);
    expect(directive('script-src'), path).toBe(`'self' ${scripts[0]}`);
    expect(directive('style-src'), path).toBe(`'self' ${styles[0]}`);
  }
});

test('no width is measured in `ch`, which changes when the font arrives', () => {
  const [, styles = ''] = /<style\b[^>]*>([\s\S]*?)<\/style>/.exec(builtPages[0]?.html ?? '') ?? [];
  expect(styles).toContain('44em');
  expect(styles).not.toMatch(/[\d.]ch\b/);
});

test('the service worker stores the fonts that every page preloads, and no other', () => {
  const preloaded = (builtPages[0]?.html ?? '').match(/(?<=href=")[^"]+\.woff2/g);
  const stored = String(read('service-worker.js')).match(/\/assets\/[\w.-]+\.woff2/g);
  expect(stored?.toSorted()).toEqual(preloaded?.toSorted());
  expect(builtPages[0]?.html).toContain('url(/assets/instrument-sans-rare-');
});

test('a document preloads its fonts at its end, so that they do not hold up the first frame', () => {
  for (const { html, path } of builtPages) {
    const preloads = html.match(/<link rel="preload" as="font"[^>]*>/g) ?? [];
    expect(preloads.length, path).toBeGreaterThanOrEqual(3);
    expect(html, path).toContain(`${preloads.join('')}</body>`);
    // Without it, the browser downloads the font twice.
    for (const preload of preloads) expect(preload).toContain(' crossorigin ');
  }
});

test('the photograph of the first screen is requested before the stylesheet', () => {
  const withPhotograph = builtPages.filter(({ html }) => html.includes('rel="preload" as="image"'));
  expect(withPhotograph.map(({ path }) => path)).toContain('/');
  for (const { path, html } of withPhotograph)
    expect(html.indexOf('rel="preload" as="image"'), path).toBeLessThan(html.indexOf('<style>'));
});

test('only a page whose main heading stresses a word preloads the italic', () => {
  const preloading = builtPages.filter(({ html }) => /<link [^>]*display-italic/.test(html));
  expect(preloading.map(({ path }) => path)).toEqual(['/']);
});

test('a document loads no code itself, but names it for the first script', () => {
  for (const { html, path } of builtPages) {
    expect(html, path).not.toMatch(/rel="modulepreload"|<script[^>]* src=/);
    const [entry, ...others] = codeOf(html);
    expect(entry, path).toMatch(/^\/assets\/entry-/);
    // A page with text only names the entry and what it shares, and no code of its own.
    expect(others.length, path).toBeGreaterThan(0);
    // A browser runs no script while it loads a stylesheet that precedes it.
    expect(html, path).not.toMatch(/<link rel="stylesheet"[\s\S]*<script data-code/);
  }
});

test('only pages that show several photographs load the list of all', () => {
  const loading = builtPages.filter(({ html }) => codeOf(html).some((file) => /\/photos-[^/]*$/.test(file)));
  const several = ['/portfolio', '/services/background-removal', '/videos'];
  expect(loading.map(({ path }) => path)).toEqual(several.filter((path) => !leftOut.has(path)));
});

test('every text file and program has a brotli and a gzip copy with the same content', () => {
  const texts = files.filter(
    (file) => /\.(html|js|css|json|svg|xml|webmanifest|cube|wasm)$/.test(file) && read(file).length >= 1024,
  );
  expect(texts.length).toBeGreaterThan(5);
  for (const file of texts) {
    const content = read(file);
    expect(brotliDecompressSync(read(`${file}.br`)).equals(content), `${file}.br`).toBe(true);
    expect(gunzipSync(read(`${file}.gz`)).equals(content), `${file}.gz`).toBe(true);
  }
});

test('the live build contains no mocks', () => {
  const scripts = filesOf(live).filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(3);
  // Sentinels appear only in the mocks. Short ones, such as "slow", may appear in other code.
  const ownWords = sentinels.map(({ input }) => input).filter((input) => input.length > 12);
  expect(ownWords.length).toBeGreaterThan(3);
  const suspicious = ['mockServiceWorker', 'onUnhandledFrame', '@mswjs', ...ownWords];
  const found = scripts.filter((file) => {
    const code = readFileSync(join(live, file), 'utf8');
    return suspicious.some((word) => code.includes(word));
  });
  expect(found).toEqual([]);
});

test('no built file contains a path of the machine', () => {
  const texts = files.filter((file) => /\.(html|js|css|json|svg|xml|txt|webmanifest)$/.test(file));
  // Programs of Emscripten, such as the decoder of HEIC, contain the user name `web_user`.
  const machine = /\/work\/|\/home\/(?!web_user)\w|\/Users\/\w|\blocalhost:\d/;
  expect(texts.filter((file) => machine.test(read(file).toString()))).toEqual([]);
});

const searchEntries = () =>
  JSON.parse(readFileSync(join(DIST, 'search.json'), 'utf8')) as {
    url: string;
    type: string;
    image?: string;
  }[];

test('a search result is a service, the portfolio or a page', () => {
  const types = new Map(searchEntries().map(({ url, type }) => [url, type]));
  expect(types.get('/services/portrait')).toBe('service');
  for (const { path } of pages.filter(({ kind }) => kind === 'article')) expect(types.get(path)).toBe('page');
  expect(types.get('/portfolio')).toBe('portfolio');
  expect(types.get('/faq')).toBe('page');
  expect([...new Set(types.values())].toSorted()).toEqual(['page', 'portfolio', 'service']);
});

test('a search result loads a small image for its 64 px thumbnail', () => {
  const images = [...new Set(searchEntries().flatMap(({ image }) => image ?? []))];
  expect(images.length).toBeGreaterThan(5);
  expect(images.filter((image) => read(image).byteLength > SEARCH_PICTURE_LIMIT)).toEqual([]);
});

test('each row of the downloads page states the size of its file', () => {
  const html = builtPages.find(({ path }) => path === '/resources/downloads')?.html ?? '';
  const text = textOf(html);
  for (const [, href = '', name] of html.matchAll(/href="(\/[^"]+)" download="([^"]+)"/g))
    expect(text).toContain(`${name} · ${formatSize(read(href).byteLength)}`);
});
