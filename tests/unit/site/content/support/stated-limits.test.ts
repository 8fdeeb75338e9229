/** Limits that texts for visitors and developers state, compared with those that the code enforces. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { questions } from '../../../../../site/content/faq.ts';
import { REQUEST_TIMEOUT } from '../../../../../src/api/client.ts';
import { sentences } from '../../../../../src/api/errors.ts';
import { READING_SPEED, STALL_TIMEOUTS } from '../../../../../src/api/upload.ts';
import { MAX_PHOTO_BYTES, MAX_PHOTOS } from '../../../../../src/photos/accept.ts';
import { photoPickerMessages } from '../../../../../src/photos/photo-picker-messages.ts';
import { rejectionMessages } from '../../../../../src/photos/rejection-messages.ts';

const pageOf = (name: string) =>
  readFileSync(join(import.meta.dirname, `../../../../../site/content/support/${name}.mdx`), 'utf8');
const size = MAX_PHOTO_BYTES / 1024 / 1024;
const photos = MAX_PHOTOS.toLocaleString('en-US');

test('the developer portal states the limits that the server enforces', () => {
  const page = pageOf('developer-portal');
  expect(page).toContain(`| One file | ${size} MB | 413 |`);
  expect(page).toContain(`| One upload | ${photos} files | 413 |`);
  expect(page).toContain(`| One list of an order, photos or references | ${photos} files | 400 |`);
});

test('the form, the FAQ and the page on formats state the same size of a photo as the check', () => {
  const stated = `JPG, PNG, TIFF, RAW up to ${size}MB each`;
  expect(photoPickerMessages.limits).toBe(stated);
  expect(questions.find(({ id }) => id === 'which-files')?.answer[0]).toContain(stated);
  expect(pageOf('file-formats')).toContain(stated);
  expect(rejectionMessages.size.one('a.jpg')).toContain(`over ${size} MB`);
  expect(rejectionMessages.size.many(2, 'a, b')).toContain(`over ${size} MB`);
});

test('the messages about too many photos state the number of the check', () => {
  expect(rejectionMessages.number.one('a.jpg')).toContain(`up to ${photos} photos`);
  expect(rejectionMessages.number.many(2, 'a, b')).toContain(`up to ${photos} photos`);
});

test('the time limits of a call and an upload are stated as the client sets them', () => {
  const timeout = `${REQUEST_TIMEOUT / 1000} seconds`;
  const [stall, longest] = [STALL_TIMEOUTS.base / 1000, STALL_TIMEOUTS.max / 1000];
  expect(sentences.timeout).toContain(`longer than ${timeout}`);
  expect(pageOf('api-documentation')).toContain(
    `after ${timeout} without a response; for an upload, after ${stall} seconds without progress, or up to ${longest} `,
  );
  const longer = `longer, by a second for each ${READING_SPEED / 1000} MB`;
  expect(pageOf('api-documentation')).toContain(longer);
  expect(pageOf('upload-guide')).toContain(longer);
  expect(pageOf('upload-guide')).toContain(
    `when nothing has moved for ${stall} seconds, or for up to ${longest} `,
  );
});
