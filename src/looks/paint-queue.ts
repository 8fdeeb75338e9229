/** The last queued job; each new one is chained to it. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Runs a job after those before it, each in a task of its own, so that the page responds to input between two
 * previews. A job that is aborted while it waits is not run.
 */
export function enqueuePaint(job: () => Promise<void>, signal: AbortSignal): void {
  last = last.then(nextTask).then(() => (signal.aborted ? undefined : job()));
  // A failed job must not stop those after it. Its caller keeps the picture that it shows.
  last = last.catch(() => undefined);
}

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
