import { expect, test } from 'vitest';
import { formatSize } from '../../../src/lib/format-size.ts';

const MB = 1024 ** 2;

test.each([
  [0, '0 KB'],
  [1, '1 KB'],
  [0.1 * MB - 1, '103 KB'],
  [1.5 * MB, '1.5 MB'],
  [1024 * MB, '1.0 GB'],
])('formatSize writes %i bytes as %s', (bytes, text) => {
  expect(formatSize(bytes)).toBe(text);
});

test('formatSize writes the number for a locale', () => {
  expect(formatSize(84.2 * MB, 'de-DE')).toBe('84,2 MB');
});
