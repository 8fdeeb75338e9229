import { expect, test } from 'vitest';
import { prose } from '../../../../site/build/prose.ts';

/** Compiles a page of prose as the build does. Returns the code of its module. */
async function compile(text: string): Promise<string> {
  const { transform } = prose() as unknown as {
    transform: (text: string, path: string) => Promise<{ code: string }>;
  };
  return (await transform(text, '/page.mdx')).code;
}

const table = (...rows: readonly string[]) =>
  rows
    .toSpliced(1, 0, rows[0]?.replaceAll(/[^|]+/g, '-') ?? '')
    .map((row) => `| ${row} |`)
    .join('\n');

const long = 'Brings back what you had typed, so that a closed tab loses no work at all';

test('prose adds the column heading to each cell of a table of sentences', async () => {
  const code = await compile(table('Note | What *for* | Kept', `Draft | ${long} | For a week`));
  expect([...code.matchAll(/"data-stacked": "([^"]*)"/g)].map(([, heading]) => heading)).toEqual(
    // The heading row, then the row of the draft.
    ['', '', '', '', 'What for', 'Kept'],
  );
});

test.each([
  ['of figures', table('Print | At 300 ppi | At 150 ppi', 'A4 | 2,480 × 3,508 | 1,240 × 1,754')],
  ['of two columns', table('Note | What for', `Draft | ${long}, and then some more`)],
])('prose does not stack a table %s', async (_, text) => {
  expect(await compile(text)).not.toContain('data-stacked');
});
