import type { TaskName, TaskRequest, Tasks, WorkerMessage } from './tasks.ts';

/**
 * Time limit of a task in a worker, in ms, long enough to load the worker or a decoder over a slow line, or to wait for
 * slow storage. After it the worker counts as hung, and is terminated.
 */
const TASK_LIMIT = 60_000;
/** Idle time after which the worker is terminated, in ms: it holds the memory of its last image. */
const IDLE_LIMIT = 20_000;

/**
 * Runs one task, in a worker if one can be started. Resolves to `null` if the task failed, or if it hung or crashed its
 * worker. Rejects if neither a worker nor the code of the tasks can be loaded.
 */
export type RunTask = <Name extends TaskName>(
  name: Name,
  ...input: Parameters<Tasks[Name]>
) => Promise<Awaited<ReturnType<Tasks[Name]>> | null>;

type Run = (name: TaskName, input: unknown[]) => Promise<unknown>;

/** Output of a task that no worker has run. */
const NOT_STARTED = Symbol('not started');

/**
 * Creates a runner. Tasks that run at the same time have a worker each, so that a file that hangs or crashes its worker
 * does no harm to another one. Workers are reused, and terminated when they were idle for a while.
 *
 * @param runInstead runs a task if no worker can be started or its script cannot be loaded. By default it runs on the
 *   main thread, where nothing ends a task that hangs. The next task tries to start a worker again.
 */
export function createWorkerRunner(
  start: () => Worker = startWorker,
  runInstead: Run = runOnMainThread,
): RunTask {
  /** Workers between two tasks, each with the timer that terminates it. */
  const idle = new Map<Worker, ReturnType<typeof setTimeout>>();
  const takeIdle = (worker: Worker) => {
    clearTimeout(idle.get(worker));
    idle.delete(worker);
  };
  const keepIdle = (worker: Worker) => {
    const end = () => {
      takeIdle(worker);
      worker.terminate();
    };
    idle.set(worker, setTimeout(end, IDLE_LIMIT));
    worker.onerror = end;
  };

  const runInWorker = (request: TaskRequest) =>
    new Promise<unknown>((resolve) => {
      const [reused] = idle.keys();
      if (reused) takeIdle(reused);
      const worker = reused ?? start();
      let hasLoaded = reused !== undefined;
      const giveUp = (output: unknown) => {
        clearTimeout(timeout);
        worker.terminate();
        resolve(output);
      };
      const timeout = setTimeout(() => giveUp(null), TASK_LIMIT);
      // The file crashed the worker. If the worker has sent no message, its script did not load.
      worker.onerror = (event) => {
        // Handled here, so the page must not report it.
        event.preventDefault();
        giveUp(hasLoaded ? null : NOT_STARTED);
      };
      worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
        hasLoaded = true;
        if (data === 'ready') return;
        clearTimeout(timeout);
        keepIdle(worker);
        resolve(data.output);
      };
      worker.postMessage(request, []);
    });

  const run = async (name: TaskName, ...input: unknown[]) => {
    const output = await runInWorker({ name, input }).catch(() => NOT_STARTED);
    return output === NOT_STARTED ? runInstead(name, input) : output;
  };
  return run as RunTask;
}

/** The code of a task is loaded when it is needed. */
async function runOnMainThread(name: TaskName, input: unknown[]): Promise<unknown> {
  const { tasks } = await import('./tasks.ts');
  return (tasks[name] as (...input: unknown[]) => Promise<unknown>)(...input).catch(() => null);
}

const startWorker = () => new Worker(new URL('./preflight-worker.ts', import.meta.url), { type: 'module' });
