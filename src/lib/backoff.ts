/** Delay before the first retry, in ms. It doubles with each further one, up to `MAX_DELAY`. */
const FIRST_DELAY = 1000;
const MAX_DELAY = 30_000;

/** Returns the delay before a retry, in ms. `retries`: how many there were already. */
export const backoff = (retries: number): number => Math.min(FIRST_DELAY * 2 ** retries, MAX_DELAY);
