import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { DAYS_KEPT } from '../../../../../site/orders/sent-orders.ts';
import { preferenceKeys } from '../../../../../src/pricing/preferences.ts';
import { jpeg, test } from '../../studio/studio-fixture.ts';

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

test('the cookie policy states which calls set the cookie of the studio, and how long it is kept', async ({
  studio,
}) => {
  const ada = studio.visitor();
  await ada.request('/api/search?q=wedding');
  await ada.post('/api/auth/register', { username: 'Ada', email: 'ada@example.com', password: 'a' });
  expect(ada.cookie()).toBe('');
  const { headers: afterSignIn } = await ada.post('/api/auth/login', { username: 'Ada', password: 'a' });
  const { headers: afterUpload } = await studio.visitor().send([jpeg()]);
  for (const headers of [afterSignIn, afterUpload]) {
    const [, name, seconds] = /^(\w+)=.*; Max-Age=(\d+)/.exec(headers.get('Set-Cookie') ?? '') ?? [];
    expect(policy).toContain(`| Name | \`${name}\` |`);
    expect(policy).toMatch(new RegExp(`\\| Kept \\| For ${Number(seconds) / (24 * 60 * 60)} days `));
  }
  expect(policy).toMatch(/\| Set by \|.* when you upload photographs or sign in \|/);
});
