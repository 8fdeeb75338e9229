/** Resolves after `ms`, or rejects when the signal aborts. */
export type Wait = (ms: number, signal?: AbortSignal) => Promise<void>;

/** Resolves to `null` if `work` fails or takes longer than `limit`, in ms. Never rejects. */
export const inTime = <T>(wait: Wait, limit: number, work: Promise<T>): Promise<T | null> =>
  Promise.race([work, wait(limit).then(() => null)]).catch(() => null);
