import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createWorkerRunner } from '../../../src/lib/worker-runner.ts';

/** A worker that the test controls. */
class FakeWorker {
  isEnded = false;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: ((event: Event) => void) | null = null;
  postMessage() {}
  terminate() {
    this.isEnded = true;
  }
  sendReady() {
    this.onmessage?.({ data: 'ready' });
  }
  respond(output: unknown) {
    this.onmessage?.({ data: { output } });
  }
  fail() {
    const event = new Event('error', { cancelable: true });
    this.onerror?.(event);
    return event.defaultPrevented;
  }
}

let workers: FakeWorker[];
const open = () =>
  createWorkerRunner<string>(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  }, 60_000);

beforeEach(() => {
  workers = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('createWorkerRunner resolves a task whose worker script takes 30 s to load', async () => {
  const result = open()('task');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(workers).toHaveLength(1);
  workers[0]!.sendReady();
  await vi.advanceTimersByTimeAsync(9_000);
  workers[0]!.respond('ab12');
  await expect(result).resolves.toBe('ab12');
});

test.each(['hangs', 'crashes'])(
  'createWorkerRunner resolves only the task whose worker %s to null, not the one that runs beside it',
  async (fault) => {
    const run = open();
    const [first, second] = [run('task'), run('task')];
    for (const worker of workers) worker.sendReady();
    if (fault === 'crashes') workers[0]!.fail();
    await vi.advanceTimersByTimeAsync(50_000);
    workers[1]!.respond('cd34');
    await vi.advanceTimersByTimeAsync(10_000);
    await expect(first).resolves.toBeNull();
    await expect(second).resolves.toBe('cd34');
    expect(workers[0]!.isEnded).toBe(true);
    expect(workers[1]!.isEnded).toBe(false);
  },
);

test('createWorkerRunner reuses a worker, and terminates it after 20 s without a task', async () => {
  const run = open();
  for (const output of ['ab12', 'cd34']) {
    const result = run('task');
    workers[0]!.respond(output);
    await expect(result).resolves.toBe(output);
    await vi.advanceTimersByTimeAsync(19_000);
    expect(workers[0]!.isEnded).toBe(false);
  }
  expect(workers).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(workers[0]!.isEnded).toBe(true);
  void run('task');
  expect(workers).toHaveLength(2);
});

test('createWorkerRunner waits 50 s for a slow task without terminating the worker', async () => {
  const result = open()('task');
  workers[0]!.sendReady();
  await vi.advanceTimersByTimeAsync(50_000);
  expect(workers[0]!.isEnded).toBe(false);
  workers[0]!.respond('ef56');
  await expect(result).resolves.toBe('ef56');
});

test('createWorkerRunner waits for the worker of a page that was suspended for longer than its limit', async () => {
  const result = open()('task');
  workers[0]!.sendReady();
  // As a phone resumes the page, each overdue timer fires once, before the worker can go on.
  vi.runOnlyPendingTimers();
  workers[0]!.respond('ab12');
  await expect(result).resolves.toBe('ab12');
});

test('createWorkerRunner resolves a task to null if the worker script does not load within its limit', async () => {
  const result = open()('task');
  await vi.advanceTimersByTimeAsync(60_000);
  await expect(result).resolves.toBeNull();
  expect(workers[0]!.isEnded).toBe(true);
});

test('createWorkerRunner rejects a task if the worker script fails, and starts another worker next time', async () => {
  const run = open();
  const first = run('task');
  expect(workers[0]!.fail(), 'the page does not report it').toBe(true);
  await expect(first).rejects.toThrow('The worker did not load.');
  const second = run('task');
  workers[1]!.sendReady();
  workers[1]!.respond('ab12');
  await expect(second).resolves.toBe('ab12');
});

test('createWorkerRunner resolves a task that crashes the loaded worker to null', async () => {
  const result = open()('task');
  workers[0]!.sendReady();
  workers[0]!.fail();
  await expect(result).resolves.toBeNull();
});

test('createWorkerRunner rejects a task that cannot be sent, and keeps the worker for the next', async () => {
  const run = open();
  const first = run('task');
  workers[0]!.respond('ab12');
  await first;
  workers[0]!.postMessage = () => {
    throw new DOMException('The bitmap is closed.', 'DataCloneError');
  };
  await expect(run('task')).rejects.toThrow('closed');
  workers[0]!.postMessage = () => {};
  const next = run('task');
  workers[0]!.respond('cd34');
  await expect(next).resolves.toBe('cd34');
  expect(workers).toHaveLength(1);
});

test('createWorkerRunner terminates a new worker to which the first task cannot be sent', async () => {
  vi.spyOn(FakeWorker.prototype, 'postMessage').mockImplementationOnce(() => {
    throw new DOMException('The bitmap is closed.', 'DataCloneError');
  });
  await expect(open()('task')).rejects.toThrow('closed');
  expect(workers[0]!.isEnded).toBe(true);
});

test('createWorkerRunner terminates an idle worker that fails, and keeps the others', async () => {
  const run = open();
  const results = [run('task'), run('task')];
  for (const worker of workers) worker.respond('ab12');
  await Promise.all(results);
  workers[0]!.fail();
  expect(workers[0]!.isEnded).toBe(true);
  await vi.advanceTimersByTimeAsync(19_000);
  const result = run('task');
  await vi.advanceTimersByTimeAsync(2000);
  workers[1]!.respond('cd34');
  await expect(result).resolves.toBe('cd34');
  void run('task');
  expect(workers).toHaveLength(2);
  void run('task');
  expect(workers).toHaveLength(3);
});
