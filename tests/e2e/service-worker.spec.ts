import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './person.ts';

/** The line is cut by the test, and the browser says so; it also tells how a file came by way of the worker. */
test.use({
  expectedComplaints: /Failed to load resource|ERR_INTERNET_DISCONNECTED|cross-world service worker/,
});

/** Until the worker answers for the page and has what the page came with. */
async function workerReady(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

const copies = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

test('466 /service-worker.js is registered for the whole site', async ({ page }) => {
  await page.goto('/pricing');
  await workerReady(page);
  const worker = await page.evaluate(async () => {
    const { active, scope } = await navigator.serviceWorker.ready;
    return [new URL(active?.scriptURL ?? '').pathname, new URL(scope).pathname];
  });
  expect(worker).toEqual(['/service-worker.js', '/']);
});

test('470 visited pages open without a connection; others say what is kept', async ({ page, context }) => {
  await page.goto('/pricing');
  await hydrated(page);
  await workerReady(page);
  // By a link, so without a document of its own.
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/faq"]')?.click());
  await expect(page).toHaveTitle(/^Questions/);
  await expect.poll(() => copies(page)).toEqual(expect.arrayContaining(['/pricing', '/faq', '/offline']));

  await context.setOffline(true);
  await page.reload();
  await hydrated(page);
  await expect(page).toHaveTitle(/^Questions/);
  await page.goto('/pricing?from=here#tiers');
  await hydrated(page);
  await expect(page).toHaveTitle(/^Prices/);

  await page.goto('/company/culture');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline.');
  await expect(page.getByText('Your draft is kept on this device.')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'On this device' }).getByRole('link')).toHaveCount(2);

  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL('/company/culture');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('You are offline.');
});
