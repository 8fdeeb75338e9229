/** Reads what was built, for the tests in this folder. Every page is listed by walking the folder, not from a table. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { DIST } from '../../site/build/dist.ts';
import type { PageRow } from '../../site/content/page-row.ts';
import type { PageData } from '../../site/routing/routes.ts';

export const site = join(DIST, 'site');
export const live = join(DIST, 'live/site');

/** Every file below a build, as `/assets/x.js`. */
export function filesOf(folder: string): string[] {
  let entries;
  try {
    entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  } catch {
    throw new Error(`${folder} is not there. Run: npm run build && npm run build:live`);
  }
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/')}`)
    .toSorted();
}

export type BuiltPage = { file: string; path: string; html: string };

/** Every HTML page of a build; `path` is that of its URL. */
export const pagesOf = (folder: string): BuiltPage[] =>
  filesOf(folder)
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({
      file,
      path: file.replace(/\.html$/, '').replace(/^\/index$/, '/'),
      html: readFileSync(join(folder, file), 'utf8'),
    }));

/** The bytes of a file of the site, such as `/sitemap.xml`. */
export const read = (file: string): Buffer => readFileSync(join(site, file));

/** Every HTML page of the site. */
export const builtPages: BuiltPage[] = pagesOf(site);

/** The HTML of the page at a path; empty if there is none. */
export const htmlAt = (path: string): string => builtPages.find((page) => page.path === path)?.html ?? '';

/** The pages with a URL of their own. Two have none: the not-found page, and the one that is shown offline. */
export const ownPages = builtPages.filter(({ path }) => path !== '/404' && path !== '/offline');

/**
 * One page for each module that pages are made of (a template or a page of its own), the not-found page among them: for
 * tests in a browser. Tests of the HTML read every page.
 */
export const onePerModule: BuiltPage[] = [
  ...new Map(builtPages.toReversed().map((page) => [rowOf(page.html).module, page])).values(),
].toReversed();

/** Returns the module of a page, and its content if it is a template, as the document itself names them for its code. */
export function rowOf(html: string): Pick<PageRow, 'module' | 'content'> {
  const [, data = ''] = /<script type="application\/json" id="page">([\s\S]*?)<\/script>/.exec(html) ?? [];
  return (JSON.parse(data) as PageData).page;
}

/** The value of an attribute of each element that the pattern of its opening tag finds. */
export function attributes(html: string, tag: RegExp, name: string): string[] {
  const pattern = new RegExp(`<${tag.source}(?=[\\s>])[^>]*\\s${name}="([^"]*)"`, 'g');
  return [...html.matchAll(pattern)].map((match) => decodeEntities(match[1] ?? ''));
}

/** The files of a page's own code, the entry first: its first script loads them after the first frame. */
export function codeOf(html: string): string[] {
  return attributes(html, /script/, 'data-code').flatMap((files) => files.split(' '));
}

/** The content of the meta element with this name or property; undefined without one. */
export function meta(html: string, name: string): string | undefined {
  const [element] = html.match(new RegExp(`<meta (?:name|property)="${name}"[^>]*>`)) ?? [];
  const content = element && /content="([^"]*)"/.exec(element)?.[1];
  return content === undefined ? undefined : decodeEntities(content);
}

/** The `main` element of a page. */
export const mainOf = (html: string): string => /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? '';

export type Thing = Record<string, unknown> & { '@type': string };

/** The structured data of a page. */
export const thingsOf = (html: string): Thing[] =>
  JSON.parse(
    /<script type="application\/ld\+json" id="json-ld">(.*?)<\/script>/.exec(html)?.[1] ?? '[]',
  ) as Thing[];

/** Returns the visible text of a page: without tags, styles and scripts. */
export function textOf(html: string): string {
  return decodeEntities(
    html
      .replace(/<(style|script|template)\b[\s\S]*?<\/\1>/g, ' ')
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' '),
  );
}

function decodeEntities(text: string): string {
  const named: Record<string, string> = {
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    '#x27': "'",
    '#39': "'",
    nbsp: '\u00a0',
  };
  return text.replace(/&([#\w]+);/g, (whole, name: string) => named[name] ?? whole);
}
