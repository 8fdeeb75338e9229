import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serviceNames } from '../../src/pricing/names.ts';
import { isServiceId } from '../../src/pricing/price-table.ts';
import type { Page } from '../content/page-row.ts';
import { paths } from '../routing/paths.ts';

const SITE = join(import.meta.dirname, '..');

/**
 * Files that may name a page that is left out: the brand with `leftOut`, the table of paths, the studio's server, articles,
 * which leave with their service, and lists whose links are filtered.
 */
const ignoredFiles =
  /^site\/(?:brand|routing|studio|content\/blog)\b|(?:rows|footer-columns|header-links)\.tsx?:/;

/** Names of the services that are not offered. */
const notOffered = Object.entries(serviceNames).flatMap(([id, name]) => (isServiceId(id) ? [] : [name]));
const notOfferedName = new RegExp(`\\b(?:${notOffered.join('|')})s?\\b`, 'i');

/** A page and its document. */
export type Built = { page: Page; html: string };

/** @throws {Error} if a page links to a page that is left out. The error names file and line of each link. */
export function checkLinks(built: readonly Built[], leftOut: ReadonlySet<string>): void {
  const links = built.flatMap(({ page, html }) =>
    [...html.matchAll(/<a\b[^>]* href="(\/[^"#?]*)/g)]
      .filter(([, href = '']) => leftOut.has(href))
      .map(([, href = '']) => ({ from: sourceOf(page), href })),
  );
  const faults = [...Map.groupBy(links, ({ href }) => href)].flatMap(([href, found]) => {
    const pages = found.map(({ from }) => from);
    const pattern = linkTo(href);
    // An MDX file counts only if its page still has the link.
    const lines = linesWith((line) => pattern.test(line)).filter(
      (at) => !ignoredFiles.test(at) && (!at.includes('.mdx:') || pages.includes(at.replace(/:\d+$/, ''))),
    );
    return (lines.length > 0 ? lines : pages).map((at) => `${at} links to ${href}.`);
  });
  if (faults.length > 0)
    throw new Error(
      `The site leaves these pages out. Remove each link, or the sentence around it:\n${[...new Set(faults)].join('\n')}`,
    );
}

/**
 * Returns the sentences of the pages that name a service that is not offered, each with its file and, if found, line.
 * Some may stay, such as a tip for wedding photographers: a person has to decide.
 */
export function sentencesToRead(built: readonly Built[]): string[] {
  if (notOffered.length === 0) return [];
  const found = new Map<string, string>();
  for (const { page, html } of built)
    for (const sentence of sentencesOf(html))
      if (notOfferedName.test(sentence) && !found.has(sentence)) found.set(sentence, sourceOf(page));
  return [...found].map(([sentence, source]) => {
    const lines = linesWith((line) => line.includes(sentence.slice(0, 40)));
    const line = lines.find((at) => at.startsWith(source)) ?? lines[0] ?? source;
    return `${line}: ${sentence}`;
  });
}

/** Returns the path of a page’s source. */
export const sourceOf = ({ module, content }: Page) =>
  `site/${content ? `content/${content}` : module.replace('./', '')}`;

/** Matches a link to a path in the sources, as text or as a name in `paths`. */
function linkTo(href: string): RegExp {
  const name = Object.entries(paths).find(([, path]) => path === href)?.[0];
  const slug = href.split('/').at(-1) ?? '';
  return new RegExp(`[("'\`]${href}[)"'\`#?]|paths\\.(?:${name ?? `\\w+\\('${slug}'\\)`})(?![\\w(])`);
}

/** Returns each line of the site’s sources that passes a test, as file and line. */
function linesWith(test: (line: string) => boolean): string[] {
  return readdirSync(SITE, { recursive: true, encoding: 'utf8' })
    .map((file) => `site/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.(?:mdx|tsx?)$/.test(file) && !file.startsWith('site/build/'))
    .flatMap((file) =>
      readFileSync(join(SITE, '..', file), 'utf8')
        .split('\n')
        .flatMap((line, at) => (test(line) ? [`${file}:${at + 1}`] : [])),
    );
}

/** Returns the sentences of a page’s main part, its title and its description, without the table of contents. */
function sentencesOf(html: string): string[] {
  const title = /<title>[^<]*/.exec(html)?.[0] ?? '';
  const description = /<meta name="description" content="([^"]*)/.exec(html)?.[1] ?? '';
  const main = /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  return `${title}<p>${description}<p>${main}`
    .replaceAll(/<a href="#[\s\S]*?<\/a>/g, '')
    .replaceAll(/<\/?(?:a|b|em|strong|span|code)\b[^>]*>/g, '')
    .replaceAll(/<[^>]*>/g, '\n')
    .split(/\n|(?<=[.?!])\s/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}
