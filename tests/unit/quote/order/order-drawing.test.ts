import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { transitions } from '../../../../src/quote/order/order-machine.ts';

const README = join(import.meta.dirname, '../../../../src/quote/order/README.md');
const MARK = '<!-- transitions -->\n';

/** The table of the machine in Markdown. `UPDATE=1` writes it into the README. */
function drawing(): string {
  const rows = transitions.map(({ from, on, when, to, stored }) =>
    [from.join(', '), on, when, to, stored].join(' | '),
  );
  return ['In | On | If | To | Stored', '--- | --- | --- | --- | ---', ...rows]
    .map((row) => `| ${row} |\n`)
    .join('');
}

test('the README draws the machine as it is', () => {
  const [text] = readFileSync(README, 'utf8').split(MARK);
  const wanted = `${text}${MARK}\n${drawing()}`;
  if (process.env['UPDATE']) writeFileSync(README, wanted);
  expect(readFileSync(README, 'utf8')).toBe(wanted);
});
