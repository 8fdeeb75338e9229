/** Numbers in prose: a term of the studio has one home, and every other figure is on a list with its reason. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { toPosix } from '../platform.ts';

const root = join(import.meta.dirname, '../..');

/** Files that may contain figures, because they define them. */
const homes = ['policy.ts', 'terms.ts', 'facts.ts', 'jobs.ts', 'sample-'];

/**
 * Figures that can be a promise: money, percentages, times and amounts. 100 and 200 percent are sizes to view a photo
 * at. Technical figures (pixels, stops, kelvin, bits) are not promises.
 */
const promise =
  /\$\d[\d,.]*|\b(?![12]00 ?(?:percent|%))\d[\d,]* ?(?:percent|%)|\b(?:within|after|in|for) (?:a |one |two |three |\d+ )(?:more |working |business |calendar )*(?:hour|day|week|month|year)s?\b|\b\d+ (?:frames|images|photos|slices) a (?:day|week|month)\b/gi;

/** Files whose figures are not promises of the studio, each with the reason. */
const allowed: Readonly<Record<string, string>> = {
  'site/content/blog/': 'craft: exposure, masks, times at the photographer’s own desk',
  'site/content/resources/editing-guides.mdx': 'craft',
  'site/content/resources/photography-tips.mdx': 'craft',
  'site/content/resources/presets.mdx': 'craft',
  'site/content/resources/reports.mdx':
    'argues with the price table, number by number (see sums-with-prices.test.ts)',
  'site/content/resources/tools.mdx': 'worked examples (the one with a price: see sums-with-prices.test.ts)',
  'site/content/resources/training.mdx': 'craft',
  'site/content/resources/webinars.mdx': 'craft',
  'site/content/legal/':
    'deadlines and amounts of laws, each with its section; the studio’s own come from policy.ts',
  'site/content/company/': 'invented, and marked as a demonstration',
  'site/content/services/sheets.ts': 'example briefs of customers',
  'site/content/support/developer-portal.mdx': 'limits of the API, held by stated-limits.test.ts',
};

/** Single figures elsewhere, by file: part of the sentence they are in. */
const exceptions: Readonly<Record<string, readonly string[]>> = {
  // Craft, and marks on skin.
  'site/content/videos.ts': ['in two weeks'],
  'site/content/services/guides/portrait-retouching.ts': ['for a day'],
  // How long a browser keeps a draft, and a link of the customer's.
  'site/content/support/upload-guide.mdx': ['for a week'],
};

const files = [
  'site/content',
  'site/pages',
  'site/sections',
  'site/templates',
  'site/orders',
  'site/operations',
]
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${toPosix(file)}`,
    ),
  )
  .filter((file) => /\.(?:mdx|tsx?)$/.test(file) && !homes.some((home) => file.includes(home)));

/** Prose, and of code the strings and the text between tags. */
function wordsOf(file: string): string {
  const source = readFileSync(join(root, file), 'utf8');
  if (file.endsWith('.mdx')) return source;
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '').replaceAll(/className="[^"]*"/g, '');
  return (
    [...code.matchAll(/'((?:[^'\\\n]|\\.)*)'|`([^`]*)`|>([^<>{}=;]+)</g)]
      .map(([, single, template, text]) => single ?? template?.replaceAll(/\$\{[^}]*\}/g, '…') ?? text ?? '')
      // Leaves out crop positions, such as "12% 40%".
      .filter((text) => !/^\d+% \d+%$/.test(text))
      .join('\n')
  );
}

const isAllowed = (file: string) => Object.keys(allowed).some((path) => file.startsWith(path));

test('every promised number comes from its one source', () => {
  const written = files
    .filter((file) => !isAllowed(file))
    .flatMap((file) =>
      [...wordsOf(file).matchAll(promise)]
        .map(([found]) => found)
        .filter((found) => !exceptions[file]?.includes(found))
        .map((found) => `${file}: ${found}`),
    );
  expect(written).toEqual([]);
});

test('every listed exception is needed', () => {
  for (const path of Object.keys(allowed))
    expect(
      files.some((file) => file.startsWith(path) && wordsOf(file).match(promise)),
      path,
    ).toBe(true);
  for (const [file, found] of Object.entries(exceptions))
    for (const text of found) expect(wordsOf(file), file).toContain(text);
});
