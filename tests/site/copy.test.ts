/** Finds duplicate copy: no sentence appears in two files. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { brand, quoteTime } from '../../site/brand.ts';
import { policy } from '../../site/content/policy.ts';
import { turnaroundTexts } from '../../src/pricing/price-table.ts';
import { toPosix } from '../platform.ts';
import { builtPages, live, pagesOf, textOf } from './built.ts';

const root = join(import.meta.dirname, '../..');

/** Minimum length of a sentence, in characters. Shorter ones are labels, or equal by chance. */
const SHORTEST = 6;

/** Files that hold words of pages: prose, typed data, and the pages with behavior of their own. */
const files = [
  'site/content',
  'site/pages',
  'site/templates',
  'site/sections',
  'site/orders',
  'site/operations',
].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(mdx|tsx?)$/.test(file))
    .map((file) => `${folder}/${toPosix(file)}`),
);

/** Returns the text of a file: prose without its markup, or the strings and JSX text of code. */
function wordsOf(file: string): string[] {
  const source = readFileSync(join(root, file), 'utf8');
  if (file.endsWith('.mdx')) {
    return source
      .replaceAll(/^(?:import|export) .*$/gm, '')
      .replaceAll(/```[\s\S]*?```/g, '')
      .replaceAll(/\]\([^)]*\)|[*_[\]`]|<[^>]*>/g, '')
      .split(/\n{2,}|^[-#\d|].*?\s|\|/m);
  }
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const quoted = [...code.matchAll(/'((?:[^'\\\n]|\\.)*)'|`([^`]*)`/g)].map(([, a, b]) => a ?? b ?? '');
  const between = [...code.matchAll(/>([^<>{}=;]+)</g)].map(([, text]) => text ?? '');
  return [...quoted, ...between];
}

const sentencesOf = (text: string) =>
  text
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => sentence.replaceAll(/\s+/g, ' ').trim())
    .filter((sentence) => sentence.split(' ').length >= SHORTEST && /^[A-Z“]/.test(sentence));

test('no two page files contain the same sentence', () => {
  const homes = new Map<string, Set<string>>();
  for (const file of files)
    for (const sentence of wordsOf(file).flatMap(sentencesOf))
      homes.set(sentence, (homes.get(sentence) ?? new Set()).add(file));
  expect(homes.size).toBeGreaterThan(3000);
  const copies = [...homes].filter(([, where]) => where.size > 1);
  expect(copies.map(([sentence, where]) => `${[...where].join(', ')}: ${sentence}`)).toEqual([]);
});

test('texts take numbers and names of services and turnarounds from the catalog', () => {
  const written =
    /\bsixteen (?:services|kinds|ways)\b|\bfour (?:speeds|turnarounds)\b|\btwelve trades\b|\b(?:With|at|for|paid|the) (?:Priority|Rush|Express)\b(?! order)/i;
  const texts = files
    .filter((file) => !file.endsWith('/reports.mdx'))
    .map((file) => [file, wordsOf(file)] as const);
  expect(
    texts.flatMap(([file, words]) =>
      words.filter((text) => written.test(text)).map((text) => `${file}: ${text}`),
    ),
  ).toEqual([]);
});

test('only policy.ts contains terms in numbers', () => {
  const term =
    /\b\d+(?: more)? (?:days|years) (?:after|from) (?:delivery|the last order)|\b\d+ percent of (?:the net|an order)|open for \d+ days/;
  const written = files
    .filter((file) => !file.endsWith('policy.ts'))
    .flatMap((file) => {
      const found = term.exec(readFileSync(join(root, file), 'utf8'))?.[0];
      return found ? [`${file}: ${found}`] : [];
    });
  expect(written).toEqual([]);
  const shown = builtPages.flatMap(
    ({ html }) => textOf(html).match(/\b\d+ days (?:after|from) delivery/g) ?? [],
  );
  expect(shown.length).toBeGreaterThanOrEqual(4);
  const promised = [policy.filesKept, policy.commissionPaid].map(String);
  for (const sentence of shown) expect(promised, sentence).toContain(sentence.split(' ')[0]);
});

test('only brand.ts and the price table contain name, hours, claims, prices and times (pages 34, estimate 24)', () => {
  const { name, tagline, url, email, phone, hours } = brand;
  const home = [name, tagline, url, email, phone, hours];
  const facts = [...home, `ithin ${quoteTime}`, ...Object.values(turnaroundTexts)];
  const figures = /\b[Ff]rom \$\d|\d-day money-back/;
  // The reports quote the price table number by number: sums-with-prices.test.ts.
  const homes = ['site/brand.ts', 'site/content/policy.ts', 'site/content/resources/reports.mdx'];
  const copies = readdirSync(join(root, 'site'), { recursive: true, encoding: 'utf8' })
    .map((file) => `site/${toPosix(file)}`)
    .filter((file) => /\.(?:tsx?|mdx|html)$/.test(file) && !homes.includes(file))
    .flatMap((file) => {
      const source = readFileSync(join(root, file), 'utf8');
      const found = facts.find((fact) => source.includes(fact)) ?? figures.exec(source)?.[0];
      return found ? [`${file}: ${found}`] : [];
    });
  expect(copies).toEqual([]);
});

test('no page shows the characters of Markdown', () => {
  const pages = [...builtPages, ...pagesOf(live)];
  // Code has them for other reasons.
  const texts = pages.map(({ file, html }) => [file, textOf(html.replace(/<code\b[\s\S]*?<\/code>/g, ''))]);
  expect(texts.filter(([, text]) => /\*\*|\]\(|`/.test(text ?? '')).map(([file]) => file)).toEqual([]);
});

test('a size has a space before its unit, except in the sentence that the specification fixes (ordering 10)', () => {
  const unspaced = files.flatMap((file) =>
    wordsOf(file)
      .filter((text) => /\d[MG]B\b/.test(text.replace('up to 50MB each', '')))
      .map((text) => `${file}: ${text}`),
  );
  expect(unspaced).toEqual([]);
});
