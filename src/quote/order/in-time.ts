/** Resolves after `ms`, or rejects when the signal aborts. */
export type Wait = (ms: number, signal?: AbortSignal) => Promise<void>;

/** Rejects if `work` takes longer than `limit`, in ms. */
export const inTime = <T>(wait: Wait, limit: number, work: Promise<T>): Promise<T> =>
  Promise.race([work, wait(limit).then(() => Promise.reject(new Error('No answer in time')))]);
