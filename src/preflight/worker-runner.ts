import type { Answer, Question, TaskName, Tasks, WorkerState } from './tasks.ts';

/**
 * Time limit of a task, in ms. A file that takes longer hangs the decoder: the worker is terminated, and with it the
 * task.
 */
const TOO_LONG = 10_000;
/** Time limit while the worker loads code, maybe over a slow line, or decodes a large photo, in ms. */
const SLOW_START = 60_000;
/** Idle time after which the worker is terminated, in ms: it holds the memory of its last image. */
const IDLE = 20_000;

/** Runs one task in the worker. Resolves to `null` if it failed, hung or crashed the worker. */
export type RunTask = <Name extends TaskName>(
  name: Name,
  ...input: Parameters<Tasks[Name]>
) => Promise<Awaited<ReturnType<Tasks[Name]>> | null>;

/**
 * Creates a runner whose worker is started on the first task, terminated when it hangs, and terminated when idle. If
 * workers cannot be started, the tasks run on the main thread: slower, with the same results.
 */
export function createWorkerRunner(start: () => Worker = startWorker): RunTask {
  let worker: Worker | null = null;
  let cannotStart = false;
  let hasAnswered = false;
  let isAwake = false;
  let idle: ReturnType<typeof setTimeout> | undefined;
  let count = 0;
  const waiting = new Map<number, Waiting>();

  const end = () => {
    worker?.terminate();
    worker = null;
    isAwake = false;
  };
  /** Restarts the timeout of each pending task, with the limit of the worker's new state. */
  const setAwake = (isReady: boolean) => {
    isAwake = isReady;
    for (const [id, task] of waiting) allowTime(id, task);
  };
  const allowTime = (id: number, task: Waiting) => {
    clearTimeout(task.tooLong);
    task.tooLong = setTimeout(() => giveUp(id), isAwake ? TOO_LONG : SLOW_START);
  };
  const settle = (id: number, output: unknown) => {
    const task = waiting.get(id);
    if (!task) return;
    clearTimeout(task.tooLong);
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
    for (const [other, task] of waiting) {
      const opened = open();
      if (!opened) settle(other, null);
      else {
        opened.postMessage(task.question, []);
        allowTime(other, task);
      }
    }
  };
  /**
   * Handles a worker error. A worker that never sent a message has no script, so do not start it again; otherwise a
   * file crashed it.
   */
  const crashed = (event: Event) => {
    // Handled here, so the page must not report it.
    event.preventDefault();
    cannotStart ||= !hasAnswered;
    end();
    for (const id of waiting.keys()) settle(id, null);
  };
  const open = (): Worker | null => {
    if (worker || cannotStart) return worker;
    try {
      worker = start();
      worker.onerror = crashed;
      worker.onmessage = ({ data }: MessageEvent<Answer | WorkerState>) => {
        hasAnswered = true;
        if (typeof data === 'string') setAwake(data === 'ready');
        else settle(data.id, data.output);
      };
    } catch {
      cannotStart = true;
    }
    return worker;
  };

  const run = async (name: TaskName, ...input: unknown[]) => {
    const opened = open();
    if (!opened) return here(name, input);
    const id = ++count;
    const output = await new Promise<unknown>((resolve) => {
      const question: Question = { id, name, input };
      clearTimeout(idle);
      const task: Waiting = { question, settle: resolve };
      waiting.set(id, task);
      allowTime(id, task);
      opened.postMessage(question, []);
    });
    return output === null && cannotStart ? here(name, input) : output;
  };
  return run as RunTask;
}

type Waiting = {
  question: Question;
  settle: (output: unknown) => void;
  tooLong?: ReturnType<typeof setTimeout>;
};

/** On the main thread, the code of a task is loaded when it is needed. */
async function here(name: TaskName, input: unknown[]): Promise<unknown> {
  const { tasks } = await import('./tasks.ts');
  return (tasks[name] as (...input: unknown[]) => Promise<unknown>)(...input).catch(() => null);
}

const startWorker = () => new Worker(new URL('./preflight-worker.ts', import.meta.url), { type: 'module' });
