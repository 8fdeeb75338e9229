import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './fixtures.ts';

type Call = [name: string, figure: { value: number; rating: string; path: string }];

/** Opens a page and moves the mouse once, which starts the deferred work. */
async function visit(page: Page) {
  await page.goto('/pricing?name=Ada#tiers');
  await hydrated(page);
  await page.mouse.move(200, 200);
}

test('sends Web Vitals to the analytics service, without personal data (offline 7)', async ({ page }) => {
  await page.addInitScript(() => {
    const calls: unknown[][] = [];
    Object.assign(window, { calls, analytics: { track: (...args: unknown[]) => calls.push(args) } });
  });
  await visit(page);
  const calls = () => page.evaluate(() => (window as unknown as { calls: Call[] }).calls);
  const names = async () => (await calls()).map(([name]) => name);
  await expect.poll(names).toEqual(expect.arrayContaining(['TTFB', 'FCP']));
  // The largest paint is final once the visitor interacts.
  await page.mouse.click(5, 5);
  await expect.poll(names).toContain('LCP');
  for (const [, figure] of await calls()) {
    expect(Object.keys(figure).toSorted()).toEqual(['path', 'rating', 'value']);
    expect(figure.path).toBe('/pricing');
  }
});

test('measures a visit without any input (offline 7)', async ({ page }) => {
  await page.addInitScript(() => {
    const calls: unknown[][] = [];
    Object.assign(window, { calls, gtag: (...args: unknown[]) => calls.push(args) });
  });
  await page.goto('/pricing');
  const calls = () => page.evaluate(() => (window as unknown as { calls: unknown[][] }).calls);
  // Sooner than the deferred work of a page without input begins (site/boot/background.ts).
  await expect
    .poll(async () => (await calls()).map(([, name]) => name))
    .toEqual(expect.arrayContaining(['TTFB', 'FCP']));
});
