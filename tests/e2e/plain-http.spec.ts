/** Tests the site as on a phone in the studio's own network: http, and not localhost. */
import { originOf, PLAIN_HTTP_HOST } from '../servers.ts';
import { expect, hydrated, test } from './fixtures.ts';

test.use({
  // A function: the servers are not there yet when an editor lists the tests.
  baseURL: async ({}, use) => use(originOf('site').replace('127.0.0.1', PLAIN_HTTP_HOST)),
  // Browsers log that they ignore this header without https, which is not a fault of the page.
  expectedConsoleErrors: /Cross-Origin-Opener-Policy/,
});

test('a page on a plain http host hydrates, and its links navigate without a document load', async ({
  page,
}) => {
  await page.goto('/pricing');
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(page).toHaveURL('/blog');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('the order form on a plain http host opens its tabs', async ({ page }) => {
  await page.goto('/orders/new');
  await page.getByRole('tab', { name: 'Preferences' }).click();
  await expect(page.getByRole('tab', { name: 'Preferences' })).toHaveAttribute('aria-selected', 'true');
});
