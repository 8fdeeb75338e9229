import { expect, test } from 'vitest';
import { prose } from '../../../../site/build/prose.ts';

/** Compiles a page of prose as the build does. Returns the code of its module. */
async function compile(text: string, leftOut?: ReadonlySet<string>, path = '/page.mdx'): Promise<string> {
  const { transform } = prose(leftOut) as unknown as {
    transform: (text: string, path: string) => Promise<{ code: string }>;
  };
  return (await transform(text, path)).code;
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

test('prose removes each block that links to a page that is left out, and a heading without text', async () => {
  const text = [
    'Stays [here](/stays).',
    'Leaves [there](/blog#top).',
    '- Item [pears](/blog)\n- Item two',
    '## Empty\n\n- Item [plums](/blog)',
    '## Full\n\nText.',
    '| A | B |\n| - | - |\n| Cell [grapes](/blog) | 1 |\n| Cell five | 2 |',
  ].join('\n\n');
  const code = await compile(text, new Set(['/blog']));
  for (const kept of ['Stays ', 'Item two', 'Full', 'Cell five']) expect(code).toContain(kept);
  for (const gone of ['Leaves ', 'pears', 'Empty', 'plums', 'grapes']) expect(code).not.toContain(gone);
});

test('prose removes notes, tables and headings that have lost all of their content', async () => {
  const text = [
    '## Above\n\n### Below\n\nLeaves [there](/blog).',
    '<Note>\n\nLeaves [there](/blog).\n\n</Note>',
    '| Column |\n| - |\n| [grapes](/blog) |',
    '## Full\n\n### Part\n\nText.\n\n<Rule />',
  ].join('\n\n');
  const code = await compile(text, new Set(['/blog']));
  for (const kept of ['Full', 'Part', '_jsx(Rule']) expect(code).toContain(kept);
  for (const gone of ['Above', 'Below', '_jsx(Note', 'Column', 'grapes']) expect(code).not.toContain(gone);
});

test('prose leaves legal pages whole', async () => {
  const code = await compile('Stays [here](/blog).', new Set(['/blog']), '/site/content/legal/page.mdx');
  expect(code).toContain('Stays ');
});

test('prose labels a table with the heading above it, and one without a heading "Table"', async () => {
  const code = await compile([table('A', 'B'), table('C', 'D'), '## Prices', table('E', 'F')].join('\n\n'));
  expect([...code.matchAll(/"aria-label": "([^"]*)"/g)].map(([, label]) => label)).toEqual([
    'Table',
    'Table 2',
    'Prices: table',
  ]);
});
