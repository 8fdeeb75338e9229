import { isOnline } from '../lib/is-online.ts';
import { wait } from '../lib/wait.ts';
import { ApiError, NetworkError } from './errors.ts';

/** Attempts after the first one (errors 7). */
export const RETRIES = 1;

/** Delay before the second attempt of a mutation, in ms (errors 7). */
export const RETRY_DELAY = 1000;

/**
 * Whether the same request may succeed now: after a 5xx response or a lost connection. A refusal (4xx) would be
 * repeated. After a timeout the visitor has already waited long, and offline another second changes nothing; in
 * both cases the visitor decides.
 */
export function isWorthRetrying(error: unknown): boolean {
  if (error instanceof ApiError) return error.status >= 500;
  return error instanceof NetworkError && error.reason === 'unreachable';
}

/**
 * Runs `attempt`, and once more after `RETRY_DELAY` if that can help. For calls with an `Idempotency-Key`, so that a
 * server which did the first attempt does not do it twice. Sign-in and sign-up have none and are not retried.
 *
 * @param attempt Gets the number of attempts before it.
 * @param signal Ends the delay: `withRetry` then rejects with the signal's reason.
 * @param deps The delay and the state of the connection; tests replace them.
 */
export async function withRetry<T>(
  attempt: (retries: number) => Promise<T>,
  signal?: AbortSignal,
  { pause = wait, online = isOnline }: { pause?: typeof wait; online?: typeof isOnline } = {},
): Promise<T> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await attempt(retries);
    } catch (error) {
      if (retries === RETRIES || signal?.aborted || !isWorthRetrying(error)) throw error;
      await pause(RETRY_DELAY, signal);
      // Do not send by itself when the connection is back: the visitor decides (ordering 37).
      if (!online()) throw error;
    }
  }
}
