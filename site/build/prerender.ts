import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import type * as ServerModule from './entry.server.tsx';
import type { Page } from '../content/page-row.ts';
import { leftOut } from '../content/pages.ts';
import type { PageData } from '../routing/routes.ts';
import { deployRecipes } from './deploy-recipes.ts';
import { formatHeaders, headerRules, policyElement } from './headers.ts';
import { checkLinks, sentencesToRead, sourceOf, type Built } from './left-out.ts';
import { compressFolder } from './compress.ts';
import { DIST } from './dist.ts';
import { feedLink, THEME_COLOR, writeExtras } from './extras.ts';
import { completeNotices, fontLicenses, IN_STYLESHEET, NOT_LISTED, NOTICES, noticesOf } from './licenses.ts';
import { buildClassicScript, buildServiceWorker, versionOf } from './classic-scripts.ts';
import { writeSocialImages } from './social-images.ts';
import { structuredData } from './structured-data.ts';

const SITE = join(DIST, 'site');
const FIRST_SCRIPT = join(import.meta.dirname, '../boot/entry.first.ts');

/**
 * Fonts of the first text on the screen: the heading, the body text, and the line above the heading. Their preloads end
 * the body, because in the head Chromium holds the first frame back for them (`stories/decisions/17-content-visibility.mdx`).
 */
const PRELOADED_FONTS = ['newsreader-display', 'instrument-sans', 'dm-mono'];
/** Font of a stressed word in the main heading. Other pages load it when a text needs it. */
const ITALIC_FONT = 'newsreader-display-italic';
const ITALIC_HEADING = /<h1\b(?:(?!<\/h1>).)*<em\b/s;

/**
 * All page modules without effects, state and handlers of their own (tests/site/pages-without-code.test.ts): they only
 * write text, and their code is not part of the first load (`PageData`).
 */
const textModules = new Set<string>([
  './pages/api-documentation.tsx',
  './pages/credits.tsx',
  './pages/downloads.tsx',
  './pages/file-formats.tsx',
  './pages/presets.tsx',
  './pages/services.tsx',
  './templates/article.tsx',
  './templates/job.tsx',
  './templates/legal.tsx',
  './templates/listing.tsx',
  './templates/order-sheet.tsx',
  './templates/prose.tsx',
]);

type ServerEntry = typeof ServerModule;

/**
 * Last step of the build. Writes an HTML file for every page, the not-found and the offline page, and the files that a
 * host needs beside them (sitemap, robots, headers, compressed copies).
 */
export async function prerenderSite({ log }: { log: (line: string) => void }): Promise<void> {
  const serverEntry = join(DIST, 'server/entry.server.js');
  const server: ServerEntry = await import(pathToFileURL(serverEntry).href);
  const manifest: Manifest = JSON.parse(await readFile(join(SITE, '.vite/manifest.json'), 'utf8'));
  const version = await versionOf(SITE, serverEntry);
  const { template, css, scripts } = await readTemplate();
  const firstScript = (await buildClassicScript(FIRST_SCRIPT)).trim();
  const inlined = { script: hashOf(firstScript), style: hashOf(css) };
  const headOfAll = `<meta name="theme-color" content="${THEME_COLOR}">${feedLink()}`;

  async function renderDocument(page: Page): Promise<string> {
    const { head, app } = await server.renderPage(page);
    const isText = textModules.has(page.module);
    const sources = [page.module, ...(page.content ? [`content/${page.content}`] : [])];
    const chunks = sources.map((source) => chunksOf(manifest, source.replace(/^\.\//, '')));
    const pageData: PageData = {
      // The photograph in the home page's row is only for its social card.
      page: page.path === '/' ? { ...page, photograph: undefined } : page,
      files: chunks.flatMap(([own]) => own ?? []),
      ...(isText && { isText }),
    };
    const structured = structuredData(page);
    const data = [
      // routing/routes.ts removes it with its page.
      ...(structured.length > 0 ? [dataScript('application/ld+json', structured, 'json-ld')] : []),
      dataScript('application/json', pageData, 'page'),
    ];
    // The code of a page of text is loaded later (routing/routes.ts).
    const code = new Set([...scripts, ...(isText ? [] : chunks.flat())]);
    const fonts = [...PRELOADED_FONTS, ...(ITALIC_HEADING.test(app) ? [ITALIC_FONT] : [])];
    return fillTemplate(template, {
      version,
      policy: policyElement(inlined, server.apiUrl),
      fonts: fonts.map((name) => fontPreload(css, name)).join(''),
      code: `<script data-code="${[...code].join(' ')}">${firstScript}</script>`,
      head: head + headOfAll + data.join(''),
      app,
    });
  }

  const built: Built[] = [];
  for (const page of server.documents) {
    const html = await renderDocument(page).catch((cause: unknown) => {
      throw new Error(`The page ${page.path} (${sourceOf(page)}) was not rendered.`, { cause });
    });
    built.push({ page, html });
    await write(page.path === '/' ? 'index.html' : `${page.path.slice(1)}.html`, html);
  }
  log(`prerendered ${built.length} pages`);
  const sentences = sentencesToRead(built);
  if (sentences.length > 0)
    log(`Sentences that name a service that is not offered: ${sentences.length}\n${sentences.join('\n')}`);
  checkLinks(built, leftOut);

  // The not-found and offline pages, which have no trail, have no URL that could be shared.
  const shared = server.documents.filter(({ trail }) => trail.length > 0);
  await Promise.all([writeExtras(write), writeSocialImages(shared, write)]);
  const rules = headerRules(inlined, server.apiUrl);
  await write('_headers', formatHeaders(rules));
  await write('assets/OFL.txt', await fontLicenses());
  const listedByVite = await readFile(join(SITE, NOTICES), 'utf8');
  const otherNotices = await noticesOf([...IN_STYLESHEET, ...NOT_LISTED]);
  await write(NOTICES, completeNotices(`${listedByVite}\n${otherNotices}`));

  // Beside the site, not for visitors: recipes for hosts, and data for `npm run studio`.
  await mkdir(join(DIST, 'deploy'), { recursive: true });
  for (const [name, recipe] of Object.entries(deployRecipes(rules)))
    await writeFile(join(DIST, 'deploy', name), recipe);
  await writeFile(join(DIST, 'search.json'), JSON.stringify(server.searchEntries));

  // Last, because they read all files of the site.
  await rm(join(SITE, '.vite'), { recursive: true });
  await write('service-worker.js', await buildServiceWorker(SITE, version));
  await compressFolder(SITE);
}

/**
 * Matches the values that Tailwind writes for browsers without `@property`. All supported browsers have it. Without the
 * values every page is 0.2 KB smaller (Brotli).
 */
const FALLBACK_VALUES = /@layer properties\{@supports [^{]+\{[^{]+\{[^}]+\}\}\}/;

/**
 * Matches the condition around a rule with `color-mix`, which all supported browsers have. Without the condition every page
 * is 0.1 KB smaller.
 */
const COLOR_MIX = /@supports \(color:color-mix\(in lab, red, red\)\)\{([^{}]+\{[^{}]*\})\}/g;

/** Matches Tailwind's license, which the file of licenses has (`IN_STYLESHEET`). */
const LICENSE_COMMENT = /^\/\*![^*]*\*\/\s*/;

/** Matches the tags that Vite writes for the entry and the chunks it shares with other code. */
const SCRIPT = /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/g;

/**
 * Reads the page that Vite has built from index.html.
 *
 * @returns `template`: that page, with the stylesheet inlined, no scripts, and a placeholder for each part of
 * `fillTemplate`. `css`: the stylesheet. `scripts`: URLs of the entry and of the files that it imports.
 */
async function readTemplate() {
  const built = await readFile(join(SITE, 'index.html'), 'utf8');
  const [link, file] = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/.exec(built) ?? [];
  if (!link || !file) throw new Error('The built page has no stylesheet.');
  const css = (await readFile(join(SITE, file), 'utf8'))
    .trim()
    .replace(LICENSE_COMMENT, '')
    .replace(FALLBACK_VALUES, '')
    .replaceAll(COLOR_MIX, '$1');
  // Every page contains the stylesheet inline, so no page requests the file.
  await rm(join(SITE, file));
  // The entry is the last one. The files that it imports are before it.
  const scripts = [...built.matchAll(SCRIPT)].map(([, script = '']) => script).toReversed();
  const template = built
    .replace(/<html[^>]*/, '$& data-version="<!--version-->"')
    .replace(link, '')
    .replaceAll(SCRIPT, '')
    // The indentation of index.html adds 0.1 KB to every page.
    .replaceAll(/\n\s+/g, '\n')
    .replace('</body>', '<!--fonts-->$&')
    // The head first: the stylesheet would hold back the preload of the home page's photograph.
    .replace('<!--head-->', () => `<!--policy--><!--head--><!--code--><style>${css}</style>`);
  return { template, css, scripts };
}

function fontPreload(css: string, name: string): string {
  const href = new RegExp(`/assets/${name}-\\w+\\.woff2`).exec(css)?.[0];
  if (!href) throw new Error(`The stylesheet names no font ${name}.`);
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`;
}

type Parts = { version: string; policy: string; fonts: string; code: string; head: string; app: string };

/** Replaces each placeholder, such as `<!--app-->`. */
function fillTemplate(template: string, parts: Parts): string {
  // The result of a function is inserted as it is. In a string, `$` would be a pattern.
  return template.replaceAll(
    /<!--(version|policy|fonts|code|head|app)-->/g,
    (_, name: keyof Parts) => parts[name],
  );
}

/** Returns the URLs of a module's chunk and of all chunks that it imports statically, its own first. */
function chunksOf(manifest: Manifest, module: string): string[] {
  const keys = new Set<string>();
  const visit = (key: string) => {
    if (keys.has(key)) return;
    keys.add(key);
    manifest[key]?.imports?.forEach(visit);
  };
  visit(module);
  return [...keys].map((key) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The manifest has no chunk for ${key}.`);
    return `/${chunk.file}`;
  });
}

/** Returns a script element with data, for crawlers or for the page's own script. It never runs, so no policy blocks it. */
function dataScript(type: string, data: unknown, id: string): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="${type}" id="${id}">${json}</script>`;
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

async function write(name: string, content: string | Buffer): Promise<void> {
  const path = join(SITE, name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}
