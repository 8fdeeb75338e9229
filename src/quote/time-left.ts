import { createStore } from '../lib/store.ts';

/** Time before the first estimate, in ms. The first bytes only fill buffers. */
const WARM_UP = 2000;
/** Time after which a measurement counts half, in ms. The estimate follows a slower connection within seconds. */
const HALF_LIFE = 4000;

/**
 * Estimates the remaining time of an upload from a smoothed rate. Kept outside React's state, as the progress is.
 *
 * @param now The clock, in ms; tests use their own.
 */
export function createTimeLeft(now: () => number = () => performance.now()) {
  let last: { at: number; sent: number } | null = null;
  let startedAt = 0;
  /** Bytes per ms. */
  let rate = 0;
  const left = createStore<number | null>(null);

  function clear() {
    last = null;
    rate = 0;
    left.set(null);
  }

  return {
    subscribe: left.subscribe,
    /** Takes the number of bytes sent, of a total. A lower number than before means that a list is sent again. */
    report(sent: number, total: number) {
      const at = now();
      if (last && sent < last.sent) clear();
      if (!last) {
        last = { at, sent };
        startedAt = at;
        return;
      }
      const passed = at - last.at;
      if (passed <= 0) return;
      const weight = rate === 0 ? 1 : 1 - 0.5 ** (passed / HALF_LIFE);
      rate += weight * ((sent - last.sent) / passed - rate);
      last = { at, sent };
      // After the last byte no measurement says how long the buffers and the server still take.
      if (sent >= total) left.set(null);
      else if (at - startedAt >= WARM_UP && rate > 0) left.set(rounded((total - sent) / rate));
    },
    clear,
    /** Remaining time in ms, rounded; `null` while it is unknown. */
    left: left.get,
  };
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Rounds up to ten seconds, a minute or a quarter of an hour, so that the sentence rarely changes. */
export function rounded(ms: number): number {
  const step = ms <= MINUTE ? 10 * SECOND : ms <= HOUR ? MINUTE : 15 * MINUTE;
  return Math.max(1, Math.ceil(ms / step)) * step;
}

/** Returns a rounded time in words: "about 2 minutes left", "about 1 hour 15 minutes left". */
export function inWords(ms: number): string {
  if (ms <= 10 * SECOND) return 'a few seconds left';
  if (ms < MINUTE) return `about ${ms / SECOND} seconds left`;
  const hours = count(Math.floor(ms / HOUR), 'hour');
  return `about ${hours}${count(Math.round((ms % HOUR) / MINUTE), 'minute')}left`;
}

/** Returns "2 minutes ", or nothing for 0. */
const count = (number: number, unit: string) =>
  number ? `${number} ${unit}${number === 1 ? '' : 's'} ` : '';
