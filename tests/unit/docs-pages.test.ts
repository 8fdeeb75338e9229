import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readTokens } from '../../stories/docs/read-tokens.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** The folders whose every piece has a docs page. */
const folders = ['stories/ui', 'stories/pricing'];

const list = (ending: string) =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith(ending))
      .map((name) => `${folder}/${name}`),
  );
const stories = list('.stories.tsx');
const pages = list('.mdx');

test('every piece with stories has a docs page beside them, and no second one made by Storybook', () => {
  expect(stories.length).toBeGreaterThan(20);
  expect(stories.filter((file) => !existsSync(join(root, file.replace('.stories.tsx', '.mdx'))))).toEqual([]);
  expect(stories.filter((file) => !read(file).includes("tags: ['!autodocs']"))).toEqual([]);
});

test.each(pages)('%s says when, of what parts, how it is used, heard and colored', (page) => {
  const text = read(page);
  const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
  expect(headings).toEqual(
    expect.arrayContaining([
      'When to use it',
      'Anatomy',
      'Do and don’t',
      'Keyboard',
      'What a screen reader says',
      'Tokens',
      'Props',
    ]),
  );
  expect(text).toMatch(/<Live (desk )?of=\{Stories\.Playground\}/);
  expect(text.match(/<Do /g)?.length).toBe(text.match(/<Dont /g)?.length);
});

test('the docs name only tokens that the stylesheet has', () => {
  const known = readTokens(read('src/styles/tokens.css'));
  const named = pages.flatMap((page) =>
    [...read(page).matchAll(/<TokensUsed names=\{\[([^\]]+)\]/g)].flatMap(([, names = '']) =>
      [...names.matchAll(/'([^']+)'/g)].map(([, name = '']) => name),
    ),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

test('no sentence stands on two docs pages', () => {
  const seen = new Map<string, string>();
  const repeated = pages.flatMap((page) =>
    sentences(read(page)).filter((sentence) => {
      const elsewhere = seen.get(sentence);
      seen.set(sentence, page);
      return elsewhere !== undefined && elsewhere !== page;
    }),
  );
  expect(repeated).toEqual([]);
});

/** What a reader reads: texts in quotes and between tags, cut into sentences; no code, no class names. */
function sentences(page: string): string[] {
  const texts = [...page.matchAll(/'([^'\n]+)'|because="([^"\n]+)"|>([^<>{}\n]+)</g)].map(
    ([, quoted, because, between]) => quoted ?? because ?? between ?? '',
  );
  return texts
    .flatMap((text) => text.split(/(?<=[.!?])\s+/))
    .filter((text) => /^[A-Z].*[.!?]$/.test(text) && text.includes(' '));
}
