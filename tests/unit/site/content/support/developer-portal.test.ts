import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MAX_FILES } from '../../../../../site/studio/http/read-upload.ts';
import { MAX_PHOTO_BYTES } from '../../../../../src/photos/accept.ts';

const page = readFileSync(
  join(import.meta.dirname, '../../../../../site/content/support/developer-portal.mdx'),
  'utf8',
);

test('the developer portal states the limits that the server enforces', () => {
  expect(page).toContain(`| One file | ${MAX_PHOTO_BYTES / 1024 / 1024} MB | 413 |`);
  expect(page).toContain(`| One upload | ${MAX_FILES.toLocaleString('en-US')} files | 413 |`);
  expect(page).toContain(`| One order | ${MAX_FILES.toLocaleString('en-US')} files | 400 |`);
});
