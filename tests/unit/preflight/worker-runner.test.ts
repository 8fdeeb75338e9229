import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createWorkerRunner } from '../../../src/preflight/worker-runner.ts';
import type { TaskRequest } from '../../../src/preflight/tasks.ts';

/** A thread that does what the test says, when it says so. */
class Thread {
  asked: number[] = [];
  isEnded = false;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: ((event: Event) => void) | null = null;
  postMessage({ id }: TaskRequest) {
    this.asked.push(id);
  }
  terminate() {
    this.isEnded = true;
  }
  wake() {
    this.onmessage?.({ data: 'ready' });
  }
  answer(id: number, output: unknown) {
    this.onmessage?.({ data: { id, output } });
  }
  fail() {
    this.onerror?.(new Event('error'));
  }
}

let threads: Thread[];
const runInstead = vi.fn(() => Promise.resolve('run instead'));
const open = () =>
  createWorkerRunner(() => {
    const thread = new Thread();
    threads.push(thread);
    return thread as unknown as Worker;
  }, runInstead);
const photo = new File(['x'], 'DSC_0412.JPG');

beforeEach(() => {
  threads = [];
  runInstead.mockClear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a thread whose script comes slowly loses no photo', async () => {
  const answer = open()('fingerprint', photo);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(threads).toHaveLength(1);
  threads[0]!.wake();
  await vi.advanceTimersByTimeAsync(9_000);
  threads[0]!.answer(1, 'ab12');
  await expect(answer).resolves.toBe('ab12');
});

test('a photo on which the thread hangs is given up; the others are asked again of the next thread', async () => {
  const run = open();
  const first = run('fingerprint', photo);
  threads[0]!.wake();
  await vi.advanceTimersByTimeAsync(30_000);
  const second = run('fingerprint', photo);
  await vi.advanceTimersByTimeAsync(30_000);
  await expect(first).resolves.toBeNull();
  expect(threads[0]!.isEnded).toBe(true);
  // The second has waited for half of its time by now; on its new thread it has all of it.
  threads[1]!.wake();
  await vi.advanceTimersByTimeAsync(50_000);
  expect(threads[1]!.asked).toEqual([2]);
  threads[1]!.answer(2, 'cd34');
  await expect(second).resolves.toBe('cd34');
});

test('a photo on slow storage, or a decoder that loads slowly, is waited for', async () => {
  const answer = open()('fingerprint', photo);
  threads[0]!.wake();
  await vi.advanceTimersByTimeAsync(50_000);
  expect(threads[0]!.isEnded).toBe(false);
  threads[0]!.answer(1, 'ef56');
  await expect(answer).resolves.toBe('ef56');
});

test('a script that never comes is not waited for without end', async () => {
  const answer = open()('fingerprint', photo);
  await vi.advanceTimersByTimeAsync(60_000);
  await expect(answer).resolves.toBeNull();
  expect(threads[0]!.isEnded).toBe(true);
});

test('a script that could not be loaded is loaded again for the next task', async () => {
  const run = open();
  const first = run('fingerprint', photo);
  threads[0]!.fail();
  await expect(first).resolves.toBe('run instead');
  const second = run('fingerprint', photo);
  threads[1]!.wake();
  threads[1]!.answer(2, 'ab12');
  await expect(second).resolves.toBe('ab12');
  expect(runInstead).toHaveBeenCalledOnce();
});

test('a photo that crashes the thread is run nowhere else', async () => {
  const answer = open()('fingerprint', photo);
  threads[0]!.wake();
  threads[0]!.fail();
  await expect(answer).resolves.toBeNull();
  expect(runInstead).not.toHaveBeenCalled();
});
