import { expect, test } from 'vitest';
import { createUploadProgress } from '../../../src/photos/upload-progress.ts';
import { fileOf } from '../quote/file-of.ts';

test('createUploadProgress assigns the sent bytes to the files in order', () => {
  const [a, b] = [fileOf('a.jpg', { size: 100 }), fileOf('b.jpg', { size: 300 })];
  const empty = fileOf('empty.jpg', { size: 0 });
  const progress = createUploadProgress();
  expect(progress.percent(a)).toBeNull();
  progress.start([a, b, empty]);
  progress.report(0, 100);
  expect([a, b, empty].map(progress.percent)).toEqual([0, 0, 0]);
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
