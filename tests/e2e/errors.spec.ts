import type { Page } from '@playwright/test';
import { originOf } from '../servers.ts';
import { expect, hydrated, test, toastOf } from './person.ts';

/*
 * Something breaks that nobody expected. The page stays, one toast says so, and what the visitor reads out is what
 * the log has. Against the build without stand-ins, so that the log call can be seen.
 */
test.use({
  // Playwright reads the fixtures that it must bring from this pattern.
  // oxlint-disable-next-line no-empty-pattern
  baseURL: async ({}, use) => use(originOf('live')),
  expectedComplaints: /Failed to load resource|Broken on purpose|dynamically imported module/,
});

type Report = { id: string; message: string };

/** Goes to a page whose log calls the test collects. */
async function visit(page: Page, answer = 204): Promise<Report[]> {
  const reports: Report[] = [];
  await page.addInitScript(() => Object.defineProperty(navigator, 'sendBeacon', { value: undefined }));
  await page.route('**/api/**', (route) => route.fulfill({ json: [] }));
  await page.route('**/api/logs/error', (route) => {
    reports.push(route.request().postDataJSON() as Report);
    return route.fulfill({ status: answer });
  });
  await page.goto('/pricing');
  await hydrated(page);
  return reports;
}

const throwIn = (page: Page) =>
  page.evaluate(() => {
    const error = new Error('Broken on purpose');
    for (let times = 0; times < 3; times++) window.dispatchEvent(new ErrorEvent('error', { error }));
  });

test('458, 459, 465 an error of the window is told once, with the id that the log has', async ({ page }) => {
  const reports = await visit(page);
  await throwIn(page);
  await expect(toastOf(page)).toContainText('Unexpected error');
  await expect.poll(() => reports.length).toBe(1);
  expect(reports[0]?.message).toBe('Broken on purpose');
  await expect(toastOf(page)).toContainText(
    `An unexpected error occurred (ID: ${reports[0]?.id}). Please copy this ID and share with support.`,
  );
});

test('465 a rejection without a handler is told once', async ({ page }) => {
  const reports = await visit(page);
  await page.evaluate(() => {
    void Promise.reject(new Error('Broken on purpose'));
  });
  await expect(toastOf(page)).toContainText('Unexpected error');
  await expect.poll(() => reports.length).toBe(1);
});

test('464 a log that fails is not told of itself', async ({ page }) => {
  const reports = await visit(page, 500);
  await throwIn(page);
  await expect(toastOf(page)).toContainText('Unexpected error');
  await page.waitForTimeout(500);
  expect(reports).toHaveLength(1);
  await expect(toastOf(page)).toHaveCount(1);
});

test('a page whose code does not come says so; header and footer stay', async ({ page }) => {
  await visit(page);
  await page.route(/\/assets\/services-[^/]*\.js/, (route) => route.abort());
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/services"]')?.click());
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText('This page did not load.');
  await expect(page.getByRole('button', { name: 'Copy ID' })).toBeVisible();
  await expect(page.getByText(/^E-\w{8}$/)).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to Homepage' })).toHaveAttribute('href', '/');
});
