import type { Page } from '@playwright/test';
import { setOnline } from '../connection.ts';
import type { TestServer } from '../test-server.ts';
import { abortFirst, applicationPath, expect, holdBack, toastOf } from './fixtures.ts';
import {
  expectFilled,
  expectStored,
  fillOrder,
  openOrderForm,
  orderForm,
  type OrderForm,
} from './order-form-page.ts';
import { test } from './server-fixture.ts';

/*
 * A lost connection, and code that loads late or not at all, with the build without mocks: the page makes real requests to
 * a test server. Faulty responses are tested in broken-connection.spec.ts.
 */
test.use({
  // The browser logs failed requests itself, whatever the page makes of them.
  expectedConsoleErrors: /Failed to load resource/,
});

const countSent = (studio: TestServer) => ({
  uploads: studio.count('POST /api/upload'),
  orders: studio.count('POST /api/orders'),
});

/** Sends an order that could not be sent before. Until the button is pressed, nothing is sent. */
async function sendOnceMore(page: Page, order: OrderForm, studio: TestServer): Promise<void> {
  await page.clock.runFor(60_000);
  expect(countSent(studio)).toEqual({ uploads: 0, orders: 0 });
  await order.form.getByRole('button', { name: 'Try again' }).click();
  await expect(order.number).toContainText('2048');
  expect(countSent(studio)).toEqual({ uploads: 1, orders: 1 });
}

test('the form reports a lost connection and sends nothing until the visitor submits again (ordering 37)', async ({
  page,
  studio,
}) => {
  await page.clock.install();
  const order = await openOrderForm(page);
  await fillOrder(order);
  await setOnline(page, false);
  await expect(order.form.getByText(/^You are offline\. Everything you entered stays here/)).toBeVisible();
  await order.submit.click();
  await expect(toastOf(page)).toContainText('You appear to be offline');
  await expectFilled(order);

  await setOnline(page, true);
  await expect(order.form.getByText(/^You’re back online\. Your order has not been sent yet/)).toBeVisible();
  await sendOnceMore(page, order, studio);
});

test('the submit button stays under a finger when the connection is lost', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const order = await openOrderForm(page);
  await fillOrder(order);
  await order.submit.scrollIntoViewIfNeeded();
  const before = await order.submit.boundingBox();
  await setOnline(page, false);
  await expect(order.form.getByText(/^You are offline/)).toBeVisible();
  expect(await order.submit.boundingBox()).toEqual(before);
});

test('a tab whose fields do not load shows a notice until they have loaded (errors 27)', async ({ page }) => {
  let isLineBad = true;
  await page.route('**/assets/contact-fields-*.js*', (route) =>
    isLineBad ? route.abort() : route.continue(),
  );
  const order = await openOrderForm(page);
  await order.tab('Contact & Delivery').click();
  const notice = order.form.getByRole('status').filter({ hasText: /^These fields have not loaded yet\./ });
  await expect(notice).toBeVisible();
  isLineBad = false;
  await expect(order.name).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('a tab whose fields do not load shows the notice although the page is still loading (errors 27)', async ({
  page,
}) => {
  await page.route('**/assets/contact-fields-*.js*', (route) => route.abort());
  // A font that does not come holds up the window's `load` event.
  await page.route('**/*.woff2', () => {});
  await page.goto('/orders/new', { waitUntil: 'commit' });
  const order = orderForm(page);
  await order.tab('Contact & Delivery').click();
  await expect(order.form.getByText(/^These fields have not loaded yet\./)).toBeVisible();
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
});

test('a failed check focuses its field, even if the tab’s fields load later (ordering 21)', async ({
  page,
}) => {
  const releaseFields = await holdBack(page, '*/assets/details-fields-*.js');
  const order = await openOrderForm(page);
  await order.tab('Contact & Delivery').click();
  await order.submit.click();
  await expect(order.form.getByRole('tabpanel', { name: 'Service Details' })).toBeFocused();
  await releaseFields();
  await expect(order.service).toBeFocused();
});

test('a draft is stored although the storage code loads only at the second request', async ({ page }) => {
  await abortFirst(page, '**/assets/indexed-store-*.js*');
  const order = await openOrderForm(page);
  await order.tab('Contact & Delivery').click();
  await order.name.fill('Ana');
  await expect(order.form.getByText('Kept on this device')).toBeVisible();
  await expectStored(page);
  await page.reload();
  await order.tab('Contact & Delivery').click();
  await expect(order.name).toHaveValue('Ana');
});

test.describe('an order whose calls have no code at first', () => {
  test.use({ expectedConsoleErrors: /Failed to load resource|dynamically imported module/ });

  test('is sent in the end (ordering 37)', async ({ page, studio }) => {
    await page.clock.install();
    let isLineBad = true;
    await page.route(/assets\/(?:order-calls|send-panel|order-confirmation)-/, (route) =>
      isLineBad ? route.abort() : route.continue(),
    );
    const order = await openOrderForm(page);
    await fillOrder(order);
    await order.submit.click();
    await expect(toastOf(page)).toContainText('Failed to upload files');
    isLineBad = false;
    await sendOnceMore(page, order, studio);
  });
});

test('an article whose code fails to load once works after the next press', async ({ page }) => {
  let requests = 0;
  await page.route(/assets\/job-/, (route) => (requests++ === 0 ? route.abort() : route.continue()));
  await page.goto(applicationPath());
  const name = page.getByRole('main').getByRole('textbox', { name: 'Name' });
  await name.scrollIntoViewIfNeeded();
  await expect.poll(() => requests).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Write email' }).click();
  await expect(name).toHaveAccessibleDescription('Enter your name.');
});

test('a dismissed offer to reload stays away while the same code fails again (errors 28)', async ({
  page,
}) => {
  let requests = 0;
  await page.route('**/assets/tabs-*.js', (route) => (requests++ === 0 ? route.abort() : route.continue()));
  await page.goto('/');
  await orderForm(page).form.scrollIntoViewIfNeeded();
  const offer = page.getByRole('region', { name: 'Site update' });
  await offer.getByRole('button', { name: 'Not now' }).click();
  const checked = () => page.waitForResponse((response) => response.request().method() === 'HEAD');
  await checked();
  await checked();
  await expect(offer).toHaveCount(0);
});

test('the site offers a reload for code that one lost request blocks (errors 28)', async ({ page }) => {
  let requests = 0;
  // The form's file imports it, so a second request of the form's file does not help.
  await page.route('**/assets/tabs-*.js', (route) => (requests++ === 0 ? route.abort() : route.continue()));
  await page.goto('/');
  const order = orderForm(page);
  await order.form.scrollIntoViewIfNeeded();
  const offer = page.getByRole('region', { name: 'Site update' });
  await expect(offer).toContainText('Part of this page did not load.');
  await offer.getByRole('button', { name: 'Reload' }).click();
  await expect(async () => {
    await order.tab('Service Details').click();
    await expect(order.service).toBeVisible({ timeout: 5000 });
  }).toPass();
});
