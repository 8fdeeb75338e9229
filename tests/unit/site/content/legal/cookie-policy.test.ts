import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DAYS_KEPT } from '../../../../../site/orders/sent-orders.ts';
import { preferenceKeys } from '../../../../../src/pricing/preferences.ts';

const root = join(import.meta.dirname, '../../../../..');
const policy = readFileSync(join(root, 'site/content/legal/cookie-policy.mdx'), 'utf8');

/** Keys under which the code stores something in the visitor's browser. */
const keys = [
  ...Object.values(preferenceKeys),
  ...globSync('{src,site}/**/*.{ts,tsx}', { cwd: root }).flatMap((file) =>
    [
      ...readFileSync(join(root, file), 'utf8').matchAll(
        /(?:const (?:\w*KEY|key|DATABASE_NAME|CACHE_PREFIX) = |(?:Stored|setItem)\()['`]([^'`$]+)/g,
      ),
    ].map(([, key = '']) => key),
  ),
];

test('the cookie policy lists every key that the code stores', () => {
  expect(keys.length).toBeGreaterThan(9);
  expect(keys.filter((key) => !policy.includes(` \`${key}\` `))).toEqual([]);
});

test('the cookie policy states the days for which sent orders are kept', () => {
  expect(policy).toContain(`for ${DAYS_KEPT} days or until`);
});
