import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = 'stories/specification';

/** The pages, by the name that a citation begins with: `ordering` in “(ordering 4)”. */
const pages = new Map(
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => {
      const text = readFileSync(join(root, folder, name), 'utf8');
      return [name.replace('.mdx', ''), text] as const;
    }),
);

const statements = [...pages].flatMap(([page, text]) =>
  [...text.matchAll(/<Statement n=\{(\d+)\}/g)].map(([, n]) => `${page} ${n}`),
);

/** “(ordering 4)”, “(ordering 4, search 6)”: a page and a number, in parentheses. */
const name = `(?:${[...pages.keys()].join('|')}) \\d+`;
const CITATION = new RegExp(`\\(((?:${name})(?:, (?:${name}))*)\\)`, 'g');

type Citation = { file: string; statement: string };

const citations: Citation[] = ['src', 'site', 'mocks', 'stories', 'tests', '.storybook'].flatMap((top) =>
  readdirSync(join(root, top), { recursive: true, encoding: 'utf8' })
    .map((file) => `${top}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.(ts|tsx|mdx|md|css)$/.test(file) && !file.startsWith('tests/results/'))
    // Its own comments contain examples of citations, which hold no statement.
    .filter((file) => file !== 'tests/unit/specification.test.ts')
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(CITATION)].flatMap(([, list = '']) =>
        list.split(', ').map((statement) => ({ file, statement })),
      ),
    ),
);

test('every page of the specification has its own name and ascending, unique statement numbers', () => {
  expect(statements.length).toBeGreaterThan(100);
  for (const [page, text] of pages) {
    expect([...text.matchAll(/<Statements page="([a-z]+)">/g)].map(([, own]) => own)).not.toEqual([]);
    expect([...text.matchAll(/<Statements page="([a-z]+)">/g)].filter(([, own]) => own !== page)).toEqual([]);
    const numbers = [...text.matchAll(/<Statement n=\{(\d+)\}/g)].map(([, n]) => Number(n));
    expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
  }
});

test('every citation names an existing statement', () => {
  expect(citations.filter(({ statement }) => !statements.includes(statement))).toEqual([]);
});

test('every statement is cited by a test', () => {
  const cited = new Set(
    citations
      .filter(({ file }) => /^tests\/.*\.(test|spec)\.tsx?$|\.stories\.tsx$/.test(file))
      .map(({ statement }) => statement),
  );
  expect(statements.filter((statement) => !cited.has(statement))).toEqual([]);
});
