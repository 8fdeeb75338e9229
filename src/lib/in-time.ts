import type { wait } from './wait.ts';

/** Resolves to `null` if `work` fails or takes longer than `limit`, in ms. Never rejects. Tests pass their own `pause`. */
export const inTime = <T>(pause: typeof wait, limit: number, work: Promise<T>): Promise<T | null> =>
  Promise.race([work, pause(limit).then(() => null)]).catch(() => null);
