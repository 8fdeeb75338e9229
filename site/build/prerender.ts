import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import type * as ServerModule from '../entry.server.tsx';
import type { PageData } from '../routes.ts';
import { formatHeaders, headerRules } from '../headers.ts';
import { compressFolder } from './compress.ts';
import { DIST } from './dist.ts';
import { writeExtras } from './extras.ts';
import { modernCss } from './modern-css.ts';

const SITE = join(DIST, 'site');

/** What carries the first words on the screen; more would only compete with the hero. */
const PRELOADED_FONTS = ['newsreader-display', 'instrument-sans'];

type ServerEntry = typeof ServerModule;

/**
 * The last step of the build: every row of the page table becomes an HTML file, and what a host needs
 * beside them (404.html, sitemap, robots, headers, compressed twins) is written.
 */
export async function prerenderSite({ log }: { log: (line: string) => void }): Promise<void> {
  const server: ServerEntry = await import(pathToFileURL(join(DIST, 'server/entry.server.js')).href);
  const manifest: Manifest = JSON.parse(await readFile(join(SITE, '.vite/manifest.json'), 'utf8'));
  const { template, css } = await readTemplate();

  const { src, alt } = server.socialImage;
  const socialImage = `<meta property="og:image" content="${server.brand.url}${src}"><meta property="og:image:alt" content="${alt}">`;

  const times: number[] = [];
  for (const row of [...server.pages, server.notFoundPage]) {
    const page = server.findPage(row.path) ?? server.notFoundPage;
    const started = performance.now();
    const { head, app } = await server.renderPage(page);
    const sources = [page.module, ...(page.content ? [`content/${page.content}`] : [])];
    const preloads = [...new Set(sources.flatMap((source) => chunksOf(manifest, source)))]
      .filter((file) => !template.includes(file))
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
    const files = sources.map((source) => `/${fileOf(manifest, source)}`);
    const data = [
      ...(await server.structuredData(page)).map((entry) => dataScript('application/ld+json', entry)),
      dataScript('application/json', { page, files } satisfies PageData, ' id="page"'),
    ].join('');
    // Functions, because a `$` in the content is not a pattern.
    const html = template
      .replace('<!--head-->', () => head + socialImage + preloads.join('') + data)
      .replace('<!--app-->', () => app)
      // The page can be read without any of it: scripts stand back behind the fonts and the first picture.
      .replaceAll(/<(?:link rel="modulepreload"|script type="module")/g, '$& fetchpriority="low"');
    await write(page.path === '/' ? 'index.html' : `${page.path.slice(1)}.html`, html);
    times.push(performance.now() - started);
  }
  // The median: the first page pays for starting React, which more pages would not make dearer.
  const msPerPage = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
  log(`prerendered ${times.length} pages, ${msPerPage.toFixed(1)} ms each`);

  await writeExtras(server, write);
  await write('_headers', formatHeaders(headerRules([hashOf(css)])));
  await rm(join(SITE, '.vite'), { recursive: true });
  await writeFile(join(DIST, 'prerender.json'), JSON.stringify({ pages: times.length, msPerPage }));
  await compressFolder(SITE);
}

/** Vite's own page, with the stylesheet inlined and the first fonts preloaded. */
async function readTemplate() {
  const built = await readFile(join(SITE, 'index.html'), 'utf8');
  const [link, file] = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/.exec(built) ?? [];
  if (!link || !file) throw new Error('The built page has no stylesheet.');
  const css = modernCss(await readFile(join(SITE, file), 'utf8')).trim();
  const fonts = PRELOADED_FONTS.map((name) => {
    const href = new RegExp(`/assets/${name}-[^.]{8}\\.woff2`).exec(css)?.[0];
    if (!href) throw new Error(`The stylesheet names no font ${name}.`);
    return `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`;
  });
  const template = built
    .replace(link, '')
    .replace('<!--head-->', () => `${fonts.join('')}<style>${css}</style><!--head-->`);
  // Every page carries it; the file itself would only be fetched by mistake.
  await rm(join(SITE, file));
  return { template, css };
}

/** The file that a source module became. */
function fileOf(manifest: Manifest, module: string): string {
  const chunk = manifest[module.replace(/^\.\//, '')];
  if (!chunk) throw new Error(`The manifest has no chunk for ${module}.`);
  return chunk.file;
}

/** A source module's chunk and everything that it imports statically. */
function chunksOf(manifest: Manifest, module: string): string[] {
  const files = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  visit(module.replace(/^\.\//, ''));
  if (!files.size) throw new Error(`The manifest has no chunk for ${module}.`);
  return [...files];
}

/** Data for crawlers, or for the page's own script. It is never run, so no policy asks after it. */
function dataScript(type: string, data: unknown, attributes = ''): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="${type}"${attributes}>${json}</script>`;
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

async function write(name: string, content: string | Buffer): Promise<void> {
  const path = join(SITE, name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}
