import type { Answer, Question, TaskName, Tasks } from './tasks.ts';

/** A task that isn't done by then, in ms, has met a file that stops the machine: the thread is ended, and with it the task. */
const TOO_LONG = 10_000;
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
export function openBench(start: () => Worker = startWorker): RunTask {
  let worker: Worker | null = null;
  let cannotStart = false;
  let hasAnswered = false;
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
    clearTimeout(task.tooLong);
    waiting.delete(id);
    if (waiting.size === 0) idle = setTimeout(end, IDLE);
    task.settle(output);
  };
  /** It hangs: the thread is ended, and what else was on it is asked again of the next. */
  const giveUp = (id: number) => {
    end();
    settle(id, null);
    for (const [other, { question }] of waiting) {
      const opened = open();
      if (opened) opened.postMessage(question, []);
      else settle(other, null);
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
      worker.onmessage = ({ data }: MessageEvent<Answer>) => {
        hasAnswered = true;
        settle(data.id, data.output);
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
      waiting.set(id, { question, settle: resolve, tooLong: setTimeout(() => giveUp(id), TOO_LONG) });
      opened.postMessage(question, []);
    });
    return output === null && cannotStart ? here(name, input) : output;
  };
  return run as RunTask;
}

type Waiting = {
  question: Question;
  settle: (output: unknown) => void;
  tooLong: ReturnType<typeof setTimeout>;
};

/** On the page's own thread, a task's code is fetched when it is needed. */
async function here(name: TaskName, input: unknown[]): Promise<unknown> {
  const { tasks } = await import('./tasks.ts');
  return (tasks[name] as (...input: unknown[]) => Promise<unknown>)(...input).catch(() => null);
}

const startWorker = () => new Worker(new URL('./preflight-worker.ts', import.meta.url), { type: 'module' });
