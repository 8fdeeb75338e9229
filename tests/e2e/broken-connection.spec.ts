import type { Locator, Page } from '@playwright/test';
import { test } from './server-fixture.ts';
import { expect, hydrated, toastOf, withoutBeacons } from './fixtures.ts';
import { expectFilled, fillOrder, openOrderForm } from './order-form-page.ts';
import { answerWith, type Fault, type TestServer } from '../test-server.ts';

/*
 * The seven calls over real HTTP when the connection breaks: the page keeps what was entered and reports the failure, and
 * the server has it once. Other failures are tested without a browser (tests/unit/api, tests/unit/failure-table.test.tsx).
 */

const reset: Fault = (request) => void request.socket.destroy();
const hang: Fault = () => {};

// Messages of the browser and the search about failed requests, and the error that the log's test throws.
test.use({ expectedConsoleErrors: /Failed to load resource|Search failed|Broken on purpose/ });
test.beforeEach(({ page }) => page.clock.install());

/** Advances the page's fake timers until the expectation holds: fifteen seconds take about one. */
async function inTime(page: Page, expectation: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(400);
    await expectation();
  }).toPass({ timeout: 60_000, intervals: [20] });
}

/** Waits for a toast with these words. The global toast may appear first; the form's toast replaces it. */
const expectToast = (page: Page, words: string): Promise<void> =>
  inTime(page, () => expect(toastOf(page)).toContainText(words, { timeout: 20 }));

async function dismiss(page: Page): Promise<void> {
  const toast = toastOf(page);
  await toast.getByRole('button').last().click();
  await expect(toast).toHaveCount(0);
}

for (const { call, says, isTaken } of [
  { call: 'POST /api/upload', says: 'Upload Error', isTaken: false },
  // The worst case: the studio has accepted the order, and its response is lost.
  { call: 'POST /api/orders', says: 'Submission Error', isTaken: true },
])
  for (const [name, fault] of Object.entries({ reset, hang }))
    test(`${call}, ${name}: the form keeps everything, and sending again makes one order`, async ({
      page,
      studio,
    }) => {
      const order = await openOrderForm(page);
      await fillOrder(order);
      studio.fail(call, (request, response, body) => {
        if (isTaken) void studio.take(request, body);
        fault(request, response, body);
      });
      await order.submit.click();
      await expectToast(page, says);
      await expect(toastOf(page)).toHaveCount(1);
      await expectFilled(order);

      studio.restore(call);
      await order.form.getByRole('button', { name: 'Try again' }).click();
      await inTime(page, () => expect(order.number).toBeVisible({ timeout: 20 }));
      expect(studio.orders).toHaveLength(1);
      if (isTaken) expect(studio.count('POST /api/upload')).toBe(1);
      expect(studio.files.size).toBe(3);
      await expect(order.number).toContainText(studio.orders[0]!.id);
    });

const signIn = { path: '/login', call: 'POST /api/auth/login', button: 'Sign In' };
const signUp = { path: '/register', call: 'POST /api/auth/register', button: 'Sign Up' };

/** Fills in a form of the account, sends it, and waits for the toast of the lost connection. */
async function submitInVain(page: Page, { path, button }: typeof signIn, says: string): Promise<Locator> {
  await page.goto(path);
  await hydrated(page);
  const form = page.getByRole('main').locator('form').first();
  const fields = { Name: 'Ada', Email: 'ada@example.com', Password: 'secret', 'Confirm password': 'secret' };
  for (const [label, value] of Object.entries(fields)) {
    const field = form.getByLabel(label, { exact: true });
    if (await field.count()) await field.fill(value);
  }
  await form.getByRole('button', { name: button }).click();
  await expectToast(page, says);
  await expect(form.getByLabel('Email', { exact: true })).toHaveValue('ada@example.com');
  return form;
}

test('POST /api/auth/register: a lost connection raises a toast, keeps the fields and is not retried', async ({
  page,
  studio,
}) => {
  studio.fail(signUp.call, reset);
  await submitInVain(page, signUp, 'Registration failed');
  expect(studio.count(signUp.call)).toBe(1);
});

test('POST /api/auth/login: the same, and a script in an HTML response does not run', async ({
  page,
  studio,
}) => {
  studio.fail(signIn.call, reset);
  const form = await submitInVain(page, signIn, 'Login failed');
  expect(studio.count(signIn.call)).toBe(1);
  const html = '<h1>Welcome to the hotel</h1><script>window.hacked = true</script>';
  studio.fail(signIn.call, answerWith(200, 'text/html', html));
  await form.getByRole('button', { name: signIn.button }).click();
  // Signing in reads no more than the status.
  await expectToast(page, 'Login successful');
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

test('GET /api/search: the query stays, and the search shows no results', async ({ page, studio }) => {
  studio.fail('GET /api/search', reset);
  await page.goto('/pricing');
  await hydrated(page);
  await page.evaluate(() => window.dispatchEvent(new Event('openSearch')));
  const dialog = page.getByRole('dialog');
  const field = dialog.getByRole('combobox');
  await field.fill('wedding');
  await inTime(page, () =>
    expect(dialog.getByText('No results found for "wedding"').first()).toBeVisible({ timeout: 20 }),
  );
  await expect(field).toHaveValue('wedding');
  expect(studio.count('GET /api/search')).toBeGreaterThan(0);
});

const services = (studio: TestServer) => studio.count('GET /api/services');

test('GET /api/services: the static list stays on the page (estimate 23)', async ({ page, studio }) => {
  studio.fail('GET /api/services', reset);
  await page.goto('/services');
  await hydrated(page);
  await inTime(page, async () => expect(services(studio)).toBeGreaterThan(0));
  await expect(page.getByRole('main').getByRole('link', { name: 'Portrait' }).first()).toBeVisible();
});

test('GET /api/services: is requested once in each document (estimate 23)', async ({ page, studio }) => {
  await page.goto('/');
  await hydrated(page);
  await inTime(page, async () => expect(services(studio)).toBe(1));
  for (const path of ['/pricing', '/faq']) {
    await page.locator(`a[href="${path}"]:visible`).first().click();
    await inTime(page, () => expect(page.getByRole('heading', { level: 1 })).toBeFocused());
    await page.clock.runFor(20_000);
  }
  expect(services(studio)).toBe(1);
});

test('POST /api/logs/error: an error raises one toast, and a failing log raises none (errors 24)', async ({
  page,
  studio,
}) => {
  await withoutBeacons(page);
  const call = 'POST /api/logs/error';
  studio.fail(call, reset);
  await page.goto('/pricing');
  await hydrated(page);
  await page.evaluate(() =>
    window.dispatchEvent(new ErrorEvent('error', { error: new Error('Broken on purpose') })),
  );
  await expectToast(page, 'Unexpected error');
  await expect.poll(() => studio.count(call)).toBe(1);
  await dismiss(page);
  await page.clock.runFor(20_000);
  expect(studio.count(call), 'no loop').toBe(1);
  await expect(toastOf(page)).toHaveCount(0);
});
