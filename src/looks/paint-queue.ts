/** The last queued job; each new one is chained to it. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Runs a job after those before it, each in a task of its own, so that the page responds to input between two
 * previews. A job that is aborted while it waits is not run.
 */
export function whenFree(job: () => Promise<void>, signal: AbortSignal): void {
  last = last.then(nextTask).then(() => (signal.aborted ? undefined : job()));
  // One that fails must not stop those behind it; who asked for it keeps what was there before.
  last = last.catch(() => undefined);
}

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
