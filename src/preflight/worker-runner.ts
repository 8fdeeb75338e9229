import type { Answer, Question, TaskName, Tasks } from './tasks.ts';

/** A task that isn't done by then, in ms, has met a file that stops the machine: the thread is ended, and with it the task. */
const TOO_LONG = 10_000;
/** Until its script has come, over a slow line, no task is late; after this, in ms, it is taken for a thread that hangs. */
const SLOW_START = 60_000;
/** An idle thread is let go after this, in ms: it holds the memory of its last picture. */
const IDLE = 20_000;

/** Runs one task elsewhere. Answers `null` if it failed, hung or crashed its thread. */
export type RunTask = <Name extends TaskName>(
  name: Name,
  ...input: Parameters<Tasks[Name]>
) => Promise<Awaited<ReturnType<Tasks[Name]>> | null>;

/**
 * A worker that is started when there is something to do, ended when it hangs, and let go when idle. Where
 * workers can't be started, the tasks run on the page's own thread: slower, and nothing else is different.
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
  /** The first word of a thread: from now on each task has its time. */
  const wakeUp = () => {
    isAwake = true;
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
  /** It hangs: the thread is ended, and what else was on it is asked again of the next. */
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
  /** Before the first answer its script didn't load, and won't the next time; after it, one file was too much. */
  const crashed = (event: Event) => {
    // It is dealt with here, so it is no error of the page's.
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
      worker.onmessage = ({ data }: MessageEvent<Answer | null>) => {
        hasAnswered = true;
        if (data) settle(data.id, data.output);
        else wakeUp();
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

/** On the page's own thread, a task's code is fetched when it is needed. */
async function here(name: TaskName, input: unknown[]): Promise<unknown> {
  const { tasks } = await import('./tasks.ts');
  return (tasks[name] as (...input: unknown[]) => Promise<unknown>)(...input).catch(() => null);
}

const startWorker = () => new Worker(new URL('./preflight-worker.ts', import.meta.url), { type: 'module' });
