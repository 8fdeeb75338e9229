import type { TaskName, TaskRequest, Tasks, WorkerMessage } from './tasks.ts';

/**
 * Time limit of a task, in ms, long enough to load the worker or a decoder over a slow line, or to wait for slow storage.
 * A file that takes longer hangs the decoder: the worker is terminated, and with it the task.
 */
const TASK_LIMIT = 60_000;
/** Idle time after which the worker is terminated, in ms: it holds the memory of its last image. */
const IDLE = 20_000;

/** Runs one task in the worker. Resolves to `null` if it failed, hung or crashed the worker. */
export type RunTask = <Name extends TaskName>(
  name: Name,
  ...input: Parameters<Tasks[Name]>
) => Promise<Awaited<ReturnType<Tasks[Name]>> | null>;

type Run = (name: TaskName, input: unknown[]) => Promise<unknown>;

/**
 * Creates a runner whose worker is started on the first task, terminated when it hangs, and terminated when idle.
 *
 * @param runInstead runs a task if no worker can be started or its script cannot be loaded. By default it runs on the
 *   main thread: slower, with the same results. The next task tries to start a worker again.
 */
export function createWorkerRunner(
  start: () => Worker = startWorker,
  runInstead: Run = runOnMainThread,
): RunTask {
  let worker: Worker | null = null;
  let isReady = false;
  let idle: ReturnType<typeof setTimeout> | undefined;
  let count = 0;
  const waiting = new Map<number, Waiting>();

  const end = () => {
    worker?.terminate();
    worker = null;
  };
  const settle = (id: number, output: unknown) => {
    const task = waiting.get(id);
    if (!task) return;
    clearTimeout(task.timeout);
    waiting.delete(id);
    if (waiting.size === 0) idle = setTimeout(end, IDLE);
    task.settle(output);
  };
  /**
   * Handles a timeout: terminates the worker, resolves this task with `null`, and re-posts the other tasks to a new
   * worker.
   */
  const giveUp = (id: number) => {
    end();
    settle(id, null);
    for (const [other, task] of waiting) send(other, task);
  };
  /** Handles a worker error: a file crashed it, unless it never sent a message. Then its script was not loaded. */
  const onError = (event: Event) => {
    // Handled here, so the page must not report it.
    event.preventDefault();
    end();
    for (const id of waiting.keys()) settle(id, isReady ? null : NOT_STARTED);
  };
  const open = (): Worker => {
    if (worker) return worker;
    worker = start();
    isReady = false;
    worker.onerror = onError;
    worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
      if (data === 'ready') isReady = true;
      else settle(data.id, data.output);
    };
    return worker;
  };
  const send = (id: number, task: Waiting) => {
    try {
      open().postMessage(task.request, []);
      clearTimeout(task.timeout);
      task.timeout = setTimeout(() => giveUp(id), TASK_LIMIT);
    } catch {
      settle(id, NOT_STARTED);
    }
  };

  const run = async (name: TaskName, ...input: unknown[]) => {
    clearTimeout(idle);
    const id = ++count;
    const output = await new Promise<unknown>((resolve) => {
      const task: Waiting = { request: { id, name, input }, settle: resolve };
      waiting.set(id, task);
      send(id, task);
    });
    return output === NOT_STARTED ? runInstead(name, input) : output;
  };
  return run as RunTask;
}

/** Output of a task that no worker has run. */
const NOT_STARTED = Symbol('not started');

type Waiting = {
  request: TaskRequest;
  settle: (output: unknown) => void;
  timeout?: ReturnType<typeof setTimeout>;
};

/** The code of a task is loaded when it is needed. */
async function runOnMainThread(name: TaskName, input: unknown[]): Promise<unknown> {
  const { tasks } = await import('./tasks.ts');
  return (tasks[name] as (...input: unknown[]) => Promise<unknown>)(...input).catch(() => null);
}

const startWorker = () => new Worker(new URL('./preflight-worker.ts', import.meta.url), { type: 'module' });
