import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { limits } from '../../../../site/studio/http/rate-limit.ts';
import { MAX_PHOTO_BYTES, MAX_PHOTOS } from '../../../../src/photos/accept.ts';

const guide = readFileSync(join(import.meta.dirname, '../../../../site/studio/integration.md'), 'utf8');

test('the integration guide suggests the limits that the studio’s server enforces', () => {
  const { photo, search, login, loginOfAccount, logError } = limits;
  const formatted = (count: number) => count.toLocaleString('en-US');
  const perMinute = ({ refill }: { refill: number }) => 60_000 / refill;
  const rows = [
    `| One file | ${MAX_PHOTO_BYTES / 1024 / 1024} MB (${formatted(MAX_PHOTO_BYTES)} bytes) | 413 |`,
    `| One upload request | ${formatted(MAX_PHOTOS)} files,`,
    `| Photos that are kept | ${formatted(photo.burst)} at once by address, then ${perMinute(photo)} a minute | 429 |`,
    `| Search | ${perMinute(search) / 60} a second by address | 429 |`,
    `| Sign-in | ${login.burst} at once by address, then ${perMinute(login)} a minute; ${loginOfAccount.burst} at once by account, then ${perMinute(loginOfAccount)} a minute | 429 |`,
    `${perMinute(logError)} a minute by address | 429, never shown |`,
  ];
  expect(rows.filter((row) => !guide.includes(row))).toEqual([]);
});
