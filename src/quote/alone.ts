/**
 * Does a task that only one tab of the browser may do at a time, if none is at it.
 *
 * @param name What the tabs have in common, such as the name of a draft. Without one the task is done at once.
 * @returns what the task returns, or `'elsewhere'` if another tab is at it.
 */
export async function alone<T>(name: string | undefined, task: () => Promise<T>): Promise<T | 'elsewhere'> {
  // Missing on plain http other than localhost. The server then has the Idempotency-Key alone to go by.
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  if (!locks || name === undefined) return task();
  return locks.request(`order:${name}`, { ifAvailable: true }, (lock) => (lock ? task() : 'elsewhere'));
}
