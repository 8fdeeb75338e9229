/** Idle time after which a worker is terminated, in ms: it holds the memory of its last task. */
const IDLE_LIMIT = 20_000;
/**
 * Number of parts in which a time limit is counted. When a suspended page resumes, as on a phone, an overdue timer fires
 * before the worker can go on. So this costs one part, not the whole limit.
 */
const LIMIT_PARTS = 6;

/** A message of a worker: the output of its task; or `ready`, which it may send once its script has loaded, so that a crash in its first task is recognized. */
export type WorkerMessage<Output = unknown> = { output: Output } | 'ready';

/**
 * Creates a function that runs a task in a worker. It resolves to `null` if the task hung or crashed its worker, and
 * rejects if no worker can be started, its script cannot be loaded, or the task cannot be sent. The next task tries again.
 *
 * Tasks that run at the same time have a worker each, so that one that hangs or crashes does no harm to another. Workers
 * are reused, and terminated once they are idle for `IDLE_LIMIT`.
 *
 * @param start Starts a worker. It gets each task as a message, and answers with a `WorkerMessage`.
 * @param limit Time limit of a task, in ms, including the loading of the script. After it the worker counts as hung, and is
 *   terminated.
 */
export function createWorkerRunner<Output>(
  start: () => Worker,
  limit: number,
): (task: unknown) => Promise<Output | null> {
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

  return (task) =>
    new Promise((resolve, reject) => {
      const [reused] = idle.keys();
      if (reused) takeIdle(reused);
      const worker = reused ?? start();
      let hasLoaded = reused !== undefined;
      let partsLeft = LIMIT_PARTS;
      const timer = setInterval(() => {
        if (--partsLeft > 0) return;
        clearInterval(timer);
        worker.terminate();
        resolve(null);
      }, limit / LIMIT_PARTS);
      worker.onerror = (event) => {
        // Handled here, so the page must not report it.
        event.preventDefault();
        clearInterval(timer);
        worker.terminate();
        // The task crashed the worker. One that has sent no message counts as not loaded.
        if (hasLoaded) resolve(null);
        else reject(new Error('The worker did not load.'));
      };
      worker.onmessage = ({ data }: MessageEvent<WorkerMessage<Output>>) => {
        hasLoaded = true;
        if (data === 'ready') return;
        clearInterval(timer);
        keepIdle(worker);
        resolve(data.output);
      };
      try {
        worker.postMessage(task, []);
      } catch (error) {
        // The task cannot be sent, such as one with a closed bitmap. A new worker is not kept: its script may not load.
        clearInterval(timer);
        if (hasLoaded) keepIdle(worker);
        else worker.terminate();
        reject(error);
      }
    });
}
