import type { Page } from '@playwright/test';

/**
 * Collects layout shifts from the next navigation on.
 *
 * @returns a function that resolves to their sum so far.
 */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = ((window as { shifts?: number[] }).shifts = []);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    const shifts = await page.evaluate(() => (window as { shifts?: number[] }).shifts ?? []);
    return shifts.reduce((sum, shift) => sum + shift, 0);
  };
}
