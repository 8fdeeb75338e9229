import { expect, test } from 'vitest';
import { createUploadProgress, percentOf } from '../../../src/photos/upload-progress.ts';
import { fileOf } from '../quote/file-of.ts';

test('createUploadProgress assigns the sent bytes to the files in order', () => {
  const [a, b] = [fileOf('a.jpg', { size: 100 }), fileOf('b.jpg', { size: 300 })];
  const progress = createUploadProgress();
  expect(progress.percent(a)).toBeNull();
  progress.start([a, b]);
  progress.report(50, 100);
  expect([progress.percent(a), progress.percent(b), progress.bytes()]).toEqual([
    100,
    35,
    { sent: 200, total: 400 },
  ]);
  expect(progress.percent(fileOf('c.jpg'))).toBeNull();
  progress.clear();
  expect(progress.percent(a)).toBeNull();
});

test('percentOf stays between 0 and 100', () => {
  expect(percentOf(0, 100, 50, 150)).toBe(0);
  expect(percentOf(1, 0, 50, 150)).toBe(100);
  expect(percentOf(1, 0, 0, 0)).toBe(0);
});
