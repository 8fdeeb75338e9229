import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createWorkerRunner } from '../../../src/preflight/worker-runner.ts';
import type { TaskRequest } from '../../../src/preflight/tasks.ts';

/** A worker that the test controls. */
class FakeWorker {
  requestedIds: number[] = [];
  isEnded = false;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: ((event: Event) => void) | null = null;
  postMessage({ id }: TaskRequest) {
    this.requestedIds.push(id);
  }
  terminate() {
    this.isEnded = true;
  }
  sendReady() {
    this.onmessage?.({ data: 'ready' });
  }
  respond(id: number, output: unknown) {
    this.onmessage?.({ data: { id, output } });
  }
  fail() {
    this.onerror?.(new Event('error'));
  }
}

let workers: FakeWorker[];
const runInstead = vi.fn(() => Promise.resolve('run instead'));
const open = () =>
  createWorkerRunner(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  }, runInstead);
const photo = new File(['x'], 'DSC_0412.JPG');

beforeEach(() => {
  workers = [];
  runInstead.mockClear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('createWorkerRunner resolves a task whose worker script takes 30 s to load', async () => {
  const result = open()('fingerprint', photo);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(workers).toHaveLength(1);
  workers[0]!.sendReady();
  await vi.advanceTimersByTimeAsync(9_000);
  workers[0]!.respond(1, 'ab12');
  await expect(result).resolves.toBe('ab12');
});

test('createWorkerRunner resolves a task to null after 60 s and moves the others to a new worker', async () => {
  const run = open();
  const first = run('fingerprint', photo);
  workers[0]!.sendReady();
  await vi.advanceTimersByTimeAsync(30_000);
  const second = run('fingerprint', photo);
  await vi.advanceTimersByTimeAsync(30_000);
  await expect(first).resolves.toBeNull();
  expect(workers[0]!.isEnded).toBe(true);
  // Half of the second task's time has passed. On the new worker its timeout starts again.
  workers[1]!.sendReady();
  await vi.advanceTimersByTimeAsync(50_000);
  expect(workers[1]!.requestedIds).toEqual([2]);
  workers[1]!.respond(2, 'cd34');
  await expect(second).resolves.toBe('cd34');
});

test('createWorkerRunner waits 50 s for a slow task without terminating the worker', async () => {
  const result = open()('fingerprint', photo);
  workers[0]!.sendReady();
  await vi.advanceTimersByTimeAsync(50_000);
  expect(workers[0]!.isEnded).toBe(false);
  workers[0]!.respond(1, 'ef56');
  await expect(result).resolves.toBe('ef56');
});

test('createWorkerRunner resolves a task to null if the worker script does not load within 60 s', async () => {
  const result = open()('fingerprint', photo);
  await vi.advanceTimersByTimeAsync(60_000);
  await expect(result).resolves.toBeNull();
  expect(workers[0]!.isEnded).toBe(true);
});

test('createWorkerRunner uses `runInstead` if the worker script fails, and starts another worker next time', async () => {
  const run = open();
  const first = run('fingerprint', photo);
  workers[0]!.fail();
  await expect(first).resolves.toBe('run instead');
  const second = run('fingerprint', photo);
  workers[1]!.sendReady();
  workers[1]!.respond(2, 'ab12');
  await expect(second).resolves.toBe('ab12');
  expect(runInstead).toHaveBeenCalledOnce();
});

test('createWorkerRunner resolves a task that crashes the worker to null without running it elsewhere', async () => {
  const result = open()('fingerprint', photo);
  workers[0]!.sendReady();
  workers[0]!.fail();
  await expect(result).resolves.toBeNull();
  expect(runInstead).not.toHaveBeenCalled();
});
