import { expect, test, vi } from 'vitest';
import { createPreflightQueue } from '../../../src/preflight/preflight-queue.ts';
import type { RunTask } from '../../../src/preflight/run-task.ts';
import { reportOf } from './report-of.ts';

const photo = () => new File(['x'], 'DSC_0412.JPG');

test('createPreflightQueue reads a photo once for both a thumbnail and a report', async () => {
  const run = vi.fn((name: string) => Promise.resolve(name === 'read' ? reportOf() : null));
  const queue = createPreflightQueue(run as unknown as RunTask);
  const file = photo();
  queue.requestThumbnail(file);
  queue.requestReport(file);
  await queue.getReport(file);
  await vi.waitFor(() => expect(queue.getEntry(file).thumbnail).toBeNull(), 20_000);
  expect(run.mock.calls.map(([name]) => name)).toEqual(['read', 'thumbnail']);
});

test('createPreflightQueue goes on by itself after the code of its tasks did not load', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let isOnline = false;
  const run = async (name: string) => {
    if (!isOnline) throw new TypeError('Failed to fetch dynamically imported module');
    return name === 'read' ? reportOf() : null;
  };
  const queue = createPreflightQueue(run as RunTask);
  const files = [photo(), photo(), photo()];
  files.forEach(queue.requestReport);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(queue.getEntry(files[0]!).report).toBeUndefined();
  isOnline = true;
  await vi.advanceTimersByTimeAsync(30_000);
  vi.useRealTimers();
  for (const file of files) expect(queue.getEntry(file).report).toEqual(reportOf());
});

test('createPreflightQueue reads a photo again when its thumbnail is requested after a task hung, as on slow storage', async () => {
  let isSlow = true;
  const thumbnail = { image: new Blob(), isRough: false };
  const run = vi.fn(async (name: string) => {
    if (name === 'read') return isSlow ? null : reportOf();
    return isSlow ? null : thumbnail;
  });
  const queue = createPreflightQueue(run as unknown as RunTask);
  const file = photo();
  queue.requestThumbnail(file);
  queue.requestReport(file);
  await vi.waitFor(() => expect(queue.getEntry(file).thumbnail).toBeNull());
  expect(queue.getEntry(file).report?.findings).toEqual([{ code: 'unreadable' }]);
  isSlow = false;
  const { calls } = run.mock;
  const before = calls.length;
  // Each change of the list requests every report.
  queue.requestReport(file);
  expect(calls).toHaveLength(before);
  queue.requestThumbnail(file);
  await vi.waitFor(() => expect(queue.getEntry(file)).toEqual({ report: reportOf(), thumbnail }));
});
