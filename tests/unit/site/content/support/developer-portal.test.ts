import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MAX_PHOTO_BYTES, MAX_PHOTOS } from '../../../../../src/photos/accept.ts';

const page = readFileSync(
  join(import.meta.dirname, '../../../../../site/content/support/developer-portal.mdx'),
  'utf8',
);

test('the developer portal states the limits that the server enforces', () => {
  expect(page).toContain(`| One file | ${MAX_PHOTO_BYTES / 1024 / 1024} MB | 413 |`);
  const limit = MAX_PHOTOS.toLocaleString('en-US');
  expect(page).toContain(`| One upload | ${limit} files | 413 |`);
  expect(page).toContain(`| One list of an order, photos or references | ${limit} files | 400 |`);
});
