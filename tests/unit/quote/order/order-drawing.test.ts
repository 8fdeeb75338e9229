import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { transitions } from '../../../../src/quote/order/order-machine.ts';
import { rowsOf } from '../../../../stories/docs/order-transitions.tsx';
import { pathOf, rules } from '../../../order-rules.ts';

const readme = readFileSync(join(import.meta.dirname, '../../../../src/quote/order/README.md'), 'utf8');

test('the README lists the transitions of the state machine', () => {
  const drawn = rowsOf(readme).map(([from, on, when, to, stored]) => {
    const saves = stored === '' ? '' : stored?.startsWith('later: ') ? 'later' : 'now';
    return { from: from?.split(', '), on, when, to, saves };
  });
  expect(drawn).toEqual(transitions);
});

test.each(rules)('the code has the place once at which test:rules breaks “%s”', (_rule, file, text) => {
  expect(readFileSync(pathOf(file), 'utf8').split(text)).toHaveLength(2);
});
