/**
 * Budgets of the built pages, for `site/budgets.test.ts` and `npm run bench`. 1 KB is 1,000 bytes as
 * transferred: Brotli for text, fonts as they are. Text is compressed here, because `npm test` builds with a quick Brotli.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { attributes, codeOf, filesOf, rowOf, site, type BuiltPage } from './site/built.ts';

export const weights = ['js', 'css', 'fonts', 'html', 'nodes'] as const;
type Weight = (typeof weights)[number];

/**
 * Kind of page → first load in KB. `js`: the first script and the code that it starts, without what loads on intent or
 * on scrolling. `css`: inlined or linked. `fonts`: all that the stylesheet names, as if the page used each. `html`: the
 * whole document, with the inlined CSS; the names of its files alone change it by 0.06. `nodes`: elements of the document;
 * a number, not KB.
 */
export const pageBudgets: Record<PageKind, Record<Weight, number>> = {
  // Of the HTML, 0.06 are the `unicode-range` of rare letters, for which a first visit loads 9 KB less of fonts, and 0.1 the
  // rules and classes for a phone with text at 200 %.
  home: { js: 80, css: 15.2, fonts: 56, html: 38.2, nodes: 1580 },
  reading: { js: 70, css: 15.2, fonts: 56, html: 27.1, nodes: 560 },
  service: { js: 93, css: 15.2, fonts: 56, html: 27, nodes: 545 },
  // The form is the purpose of the page, so its code is part of the first load.
  order: { js: 120, css: 15.2, fonts: 56, html: 25, nodes: 420 },
  tool: { js: 87, css: 15.2, fonts: 56, html: 24.3, nodes: 660 },
  other: { js: 92, css: 15.2, fonts: 56, html: 28, nodes: 815 },
};

export const pageKinds = ['home', 'reading', 'service', 'order', 'tool', 'other'] as const;
type PageKind = (typeof pageKinds)[number];

/** Module of a page, as the page itself names it → kind. A module that is not listed is `other`. */
const kindOfModule: Record<string, PageKind> = {
  'pages/home': 'home',
  'templates/article': 'reading',
  'templates/legal': 'reading',
  'templates/prose': 'reading',
  'templates/job': 'reading',
  'templates/listing': 'reading',
  'templates/service': 'service',
  'templates/order-sheet': 'service',
  'pages/new-order': 'order',
  'pages/payment': 'order',
  'pages/login': 'tool',
  'pages/register': 'tool',
  'pages/customer-portal': 'tool',
  'pages/admin-settings': 'tool',
  'pages/business-management': 'tool',
  'pages/stakeholder-portal': 'tool',
  'pages/erpnext-test': 'tool',
  'pages/erpnext-dashboard': 'tool',
};

export function kindOf({ html }: BuiltPage): PageKind {
  return kindOfModule[rowOf(html).module.replace(/^\.\/|\.tsx$/g, '')] ?? 'other';
}

/**
 * Brotli quality that ranks documents, and the part of the largest one's size from which a document may be the largest
 * at the best quality. Measured on all pages: the best quality takes 9.8 to 11.7 % off the size at this one.
 */
const RANKING = { quality: 5, part: 0.979 };

/** Returns the pages of which one has the largest document. Compressing all of them at the best quality takes 30 s. */
export function largestDocuments<Page extends BuiltPage>(pages: readonly Page[]): Page[] {
  const params = { [constants.BROTLI_PARAM_QUALITY]: RANKING.quality };
  const sizes = pages.map(({ html }) => brotliCompressSync(html, { params }).length);
  return pages.filter((_, index) => (sizes[index] ?? 0) >= RANKING.part * Math.max(...sizes));
}

/** Returns the size of a page's first load, in KB, and its number of elements. The document is compressed when asked for. */
export function weigh({ file, html }: BuiltPage): Record<Weight, number> {
  const inline = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css ?? '');
  const [, firstScript = ''] = /<script data-code[^>]*>([\s\S]*?)<\/script>/.exec(html) ?? [];
  const linked = attributes(html, /link rel="stylesheet"/, 'href');
  const sheets = [...inline, ...linked.map((path) => read(path).toString())].join('');
  const fonts = new Set(sheets.match(/\/assets\/[\w.-]+\.woff2/g));
  return {
    js: kilobytes([compressed(firstScript), ...withImports(codeOf(html)).map(sent)]),
    css: kilobytes([...inline.map(compressed), ...linked.map(sent)]),
    fonts: kilobytes([...fonts].map((path) => read(path).length)),
    get html() {
      return kilobytes([sent(file)]);
    },
    nodes: html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '<$1>').match(/<[a-z]/g)?.length ?? 0,
  };
}

/** Returns the files of a page's first load of code, the largest first, each with its KB. */
export function listCode({ html }: BuiltPage): string[] {
  return withImports(codeOf(html))
    .toSorted((one, other) => sent(other) - sent(one))
    .map((path) => `${path}: ${kilobytes([sent(path)]).toFixed(1)}`);
}

/** The scripts that a page names, and what those import at once: a chunk without a preload counts as well. */
function withImports(scripts: readonly string[]): string[] {
  const all = new Set<string>();
  const visit = (path: string) => {
    if (all.has(path)) return;
    all.add(path);
    importsOf(path).forEach(visit);
  };
  scripts.forEach(visit);
  return [...all];
}

const importsByPath = new Map<string, string[]>();

function importsOf(path: string): string[] {
  const known = importsByPath.get(path);
  if (known) return known;
  const code = read(path).toString();
  const found = [...code.matchAll(/\b(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)];
  const paths = found.map(([, name = '']) => `/assets/${name}`);
  importsByPath.set(path, paths);
  return paths;
}

const built = new Set(filesOf(site));
const sizes = new Map<string, number>();

/** Bytes as the server sends them: compressed at the best quality, if there is a Brotli file. */
function sent(path: string): number {
  const size =
    sizes.get(path) ?? (built.has(`${path}.br`) ? brotliCompressSync(read(path)) : read(path)).length;
  sizes.set(path, size);
  return size;
}

const compressedSizes = new Map<string, number>();

/** Bytes of a text within a page, compressed by itself. Most pages have the same ones. */
function compressed(text: string): number {
  const size = compressedSizes.get(text) ?? brotliCompressSync(text).length;
  compressedSizes.set(text, size);
  return size;
}

function read(path: string): Buffer {
  return readFileSync(join(site, path));
}

function kilobytes(bytes: readonly number[]): number {
  return bytes.reduce((sum, one) => sum + one, 0) / 1000;
}
