import { useEffect, useState } from 'react';
import { useWindowEvent } from './use-window-event.ts';

/** Time between two updates, in ms. What depends on the time of day changes at midnight or on the half hour. */
const CHECK_INTERVAL = 60_000;

/**
 * Returns the time of the visitor's device, updated every minute; `undefined` in the prerendered page and until the first
 * effect.
 *
 * @param fixed A moment to return instead, for hosts and tests.
 */
export function useMinute(fixed?: Date): Date | undefined {
  const [now, setNow] = useState<Date>();
  const update = () => setNow(new Date());
  // Timers stop while a laptop sleeps.
  useWindowEvent('visibilitychange', update);
  useEffect(() => {
    if (fixed) return;
    update();
    const timer = setInterval(update, CHECK_INTERVAL);
    return () => clearInterval(timer);
  }, [fixed]);
  return fixed ?? now;
}
