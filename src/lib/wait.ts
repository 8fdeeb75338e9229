/** Settles as the promise does, or rejects with the signal’s reason as soon as it aborts. */
export function untilAborted<T>(promise: Promise<T>, signal?: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal?.reason as Error);
    if (signal?.aborted) return abort();
    signal?.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal?.removeEventListener('abort', abort));
  });
}

/** Resolves after `ms`, or rejects with the signal’s reason when it aborts. */
export function wait(ms: number, signal?: AbortSignal): Promise<void> {
  let timer: ReturnType<typeof setTimeout>;
  const passed = new Promise<void>((resolve) => (timer = setTimeout(resolve, ms)));
  return untilAborted(passed, signal).finally(() => clearTimeout(timer));
}

/** Resolves to `null` if `work` fails or takes longer than `limit`, in ms. Never rejects. Tests pass their own `pause`. */
export const inTime = <T>(pause: typeof wait, limit: number, work: Promise<T>): Promise<T | null> =>
  Promise.race([work, pause(limit).then(() => null)]).catch(() => null);
