/** Runs a task when the browser is idle. Safari has no `requestIdleCallback` (webkit.org/b/164193): there it runs soon. */
export function whenIdle(task: () => void): void {
  (window.requestIdleCallback ?? setTimeout)(task);
}
