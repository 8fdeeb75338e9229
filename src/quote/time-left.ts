/** No estimate before this time, in ms: the first bytes only fill buffers. */
const WARM_UP = 2000;
/** After this time, in ms, a measurement counts half: a line that gets slow is believed within seconds. */
const HALF_LIFE = 4000;

/**
 * Estimates how long an upload still takes, from a smoothed rate. Like the progress it lives outside React's state.
 *
 * @param now The clock, in ms; tests use their own.
 */
export function createTimeLeft(now: () => number = () => performance.now()) {
  let last: { at: number; sent: number } | null = null;
  let startedAt = 0;
  /** Bytes per ms. */
  let rate = 0;
  let left: number | null = null;
  const listeners = new Set<() => void>();

  function set(next: number | null) {
    if (next === left) return;
    left = next;
    for (const listener of listeners) listener();
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** So many bytes of all have left. Less than before means that a list is being sent again. */
    report(sent: number, total: number) {
      const at = now();
      if (!last || sent < last.sent) {
        last = { at, sent };
        startedAt = at;
        rate = 0;
        return;
      }
      const passed = at - last.at;
      if (passed <= 0) return;
      const weight = rate === 0 ? 1 : 1 - 0.5 ** (passed / HALF_LIFE);
      rate += weight * ((sent - last.sent) / passed - rate);
      last = { at, sent };
      if (at - startedAt >= WARM_UP && rate > 0) set(rounded((total - sent) / rate));
    },
    clear() {
      last = null;
      rate = 0;
      set(null);
    },
    /** Ms, in steps as coarse as the estimate is; `null` while nothing is known. */
    left: () => left,
  };
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Up, in steps of ten seconds, minutes or quarters of an hour: a sentence that changes all the time says less. */
export function rounded(ms: number): number {
  const step = ms <= MINUTE ? 10 * SECOND : ms <= HOUR ? MINUTE : 15 * MINUTE;
  return Math.max(1, Math.ceil(ms / step)) * step;
}

/** "about 2 minutes left". */
export function inWords(ms: number): string {
  if (ms <= 10 * SECOND) return 'a few seconds left';
  if (ms < MINUTE) return `about ${ms / SECOND} seconds left`;
  if (ms < HOUR) return `about ${count(Math.round(ms / MINUTE), 'minute')} left`;
  return `about ${count(ms / HOUR, 'hour')} left`;
}

const count = (number: number, unit: string) => `${number} ${unit}${number === 1 ? '' : 's'}`;
