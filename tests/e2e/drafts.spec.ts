import type { Page } from '@playwright/test';
import { hashesOf } from '../hash-of.ts';
import { test } from './server-fixture.ts';
import { expect, follow, hydrated, toastOf } from './fixtures.ts';
import {
  asksBeforeLeaving,
  expectFilled,
  expectStored,
  fillOrder,
  openOrderForm,
  orderForm,
  photographs,
  sendOrder,
  type OrderForm,
} from './order-form-page.ts';

/** Drafts survive a reload, a closed tab, another page and another tab. */

const restored = (page: Page) => page.getByText(/^We kept your draft from \w+day, \d\d:\d\d/);

async function expectEmpty(order: OrderForm): Promise<void> {
  await order.tab('Contact & Delivery').click();
  await expect(order.name).toHaveValue('');
  await order.tab('Service Details').click();
  await expect(order.count).toHaveValue('1');
  await order.tab('Upload Photos').click();
  await expect(order.form.getByRole('button', { name: /^Remove / })).toHaveCount(0);
}

/** Fills in an order and waits until it is stored on the device. */
async function fillAndWait(page: Page): Promise<OrderForm> {
  const order = await openOrderForm(page);
  await fillOrder(order);
  await expectStored(page);
  return order;
}

test('a draft survives a closed tab byte for byte, and ends with its order (ordering 50, ordering 54)', async ({
  page: closed,
  context,
  studio,
}) => {
  await fillAndWait(closed);
  await closed.close();
  const page = await context.newPage();
  const order = await openOrderForm(page);
  await expect(restored(page)).toContainText(': 3 photos.');
  await expectFilled(order);
  await sendOrder(order);
  expect([...studio.files.values()].toSorted()).toEqual(hashesOf(await photographs()));
  expect(studio.orders).toHaveLength(1);
  const kept = await page.evaluate(() => JSON.stringify(localStorage));
  expect(kept, 'the list of sent orders').toContain('2048');
  expect(kept, 'nothing personal').not.toMatch(/Ada|freckles|DSC_0412/);

  await page.reload();
  await hydrated(page);
  await expectEmpty(order);
  await expect(restored(page)).toHaveCount(0);
});

test('client navigation keeps the draft, including the last keystroke', async ({ page }) => {
  await page.goto('/orders/new');
  await hydrated(page);
  const order = orderForm(page);
  await fillOrder(order);
  await page.evaluate(() => {
    Object.assign(window, { sameDocument: true });
    document.querySelector<HTMLAnchorElement>('a[href="/pricing"]')?.click();
  });
  await expect(page).toHaveURL('/pricing');
  await page.goBack();
  await expect(restored(page)).toContainText(': 3 photos.');
  await expectFilled(order);
  expect(await page.evaluate(() => 'sameDocument' in window), 'no page load').toBe(true);
});

test('choices in the URL override the draft, and its other fields stay', async ({ page }) => {
  await fillAndWait(page);
  await page.goto('/orders/new?service=wedding&turnaround=standard&count=40');
  await hydrated(page);
  const order = orderForm(page);
  await order.tab('Service Details').click();
  await expect(order.requirements).toHaveValue('Soften under the eyes, keep the freckles.');
  await expect(order.service).toHaveValue('wedding');
  await expect(order.count).toHaveValue('40');
});

test('what the visitor changes of the choices in the URL survives a reload and Back (ordering 61)', async ({
  page,
}) => {
  const order = await openOrderForm(page, '/orders/new?service=wedding&tier=premium&count=40');
  await order.tab('Service Details').click();
  await expect(order.service).toHaveValue('wedding');
  await order.service.selectOption('portrait');
  await order.count.fill('3');
  await order.requirements.fill('Keep the freckles.');
  const expectKept = async () => {
    await expect(restored(page)).toBeVisible();
    await order.tab('Service Details').click();
    await expect(order.requirements).toHaveValue('Keep the freckles.');
    await expect(order.service).toHaveValue('portrait');
    await expect(order.count).toHaveValue('3');
    await expect(order.quality('Premium')).toBeChecked();
  };
  await expectStored(page);
  await page.reload();
  await hydrated(page);
  await expectKept();
  await follow(page, '/pricing');
  await expect(page).toHaveURL('/pricing');
  await page.goBack();
  await expectKept();
});

test('“Start over” empties the form and can be undone (ordering 55)', async ({ page }) => {
  await fillAndWait(page);
  await page.reload();
  await hydrated(page);
  const order = orderForm(page);
  await expect(restored(page)).toBeVisible();
  await order.form.getByRole('button', { name: 'Start over' }).click();
  await expectEmpty(order);
  await order.form.getByRole('button', { name: 'Undo' }).click();
  await expectFilled(order);
});

test('a second tab offers to bring the draft over, and moves all of it (ordering 51)', async ({
  page,
  context,
}) => {
  const one = await fillAndWait(page);
  const second = await context.newPage();
  const other = await openOrderForm(second);
  const line = 'You have an order open in another tab.';
  await expect(other.form.getByText(line)).toBeVisible();
  await expectEmpty(other);

  // Text typed just before is moved, too.
  await one.tab('Contact & Delivery').click();
  await one.name.fill('Ada Brook-Moss');
  await other.form.getByRole('button', { name: 'Bring it here' }).click();
  await expect(other.form.getByText(/^Your order from .* is here now: 3 photos\.$/)).toBeVisible();
  await other.tab('Contact & Delivery').click();
  await expect(other.name).toHaveValue('Ada Brook-Moss');
  await expect(one.form.getByText(line)).toBeVisible();
  await expectEmpty(one);

  await one.form.getByRole('button', { name: 'Bring it here' }).click();
  await one.tab('Contact & Delivery').click();
  await expect(one.name).toHaveValue('Ada Brook-Moss');
  await expectEmpty(other);
});

test('two tabs keep one draft each, and both can be opened', async ({ page, context }) => {
  const one = await fillAndWait(page);
  const second = await context.newPage();
  const other = await openOrderForm(second);
  await other.tab('Contact & Delivery').click();
  await other.name.fill('Bea Moss');
  await expectStored(second);
  await second.close();

  // The latest draft is restored, and the other one is offered.
  await page.reload();
  await hydrated(page);
  await one.tab('Contact & Delivery').click();
  await expect(one.name).toHaveValue('Bea Moss');
  await expect(one.form.getByText(/^You have another order from .*: 3 photos\.$/)).toBeVisible();
  await one.form.getByRole('button', { name: 'Open it' }).click();
  // Opened, an order shows its first tab: a tab chosen before that would be left again.
  await expect(one.form.getByText(/^You have another order from \w+day, \d\d:\d\d\.$/)).toBeVisible();
  await expect(one.tab('Upload Photos')).toHaveAttribute('aria-selected', 'true');
  await expectFilled(one);
});

test('a second tab cannot take a draft that is being sent, and shows its order number afterward', async ({
  page,
  context,
  studio,
}) => {
  const one = await fillAndWait(page);
  const second = await context.newPage();
  const other = await openOrderForm(second);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  studio.fail(
    'POST /api/orders',
    (request, response, body) => void held.then(() => studio.answer(request, response, body)),
  );
  await one.submit.click();
  await expect(one.form.getByRole('button', { name: 'Submitting Order...' })).toBeVisible();
  await other.form.getByRole('button', { name: 'Bring it here' }).click();
  await expect(other.form.getByText(/The other tab is sending that order/)).toBeVisible();
  release();
  await expect(one.number).toContainText('2048');
  await expect(
    other.form.getByText('Your order in another tab was sent. Its number is #2048.'),
  ).toBeVisible();
  await expectEmpty(other);
  expect(studio.orders).toHaveLength(1);
  expect(studio.count('POST /api/upload')).toBe(1);
});

test.describe('on another page while the order is sent', () => {
  // The browser itself logs what the server has refused.
  test.use({ expectedConsoleErrors: /Failed to load resource/ });

  test('a toast reports the outcome, and the form can be used again', async ({ page, studio }) => {
    const order = await fillAndWait(page);
    for (const isTaken of [false, true]) {
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      studio.fail('POST /api/orders', (request, response, body) => {
        void held.then(() => {
          if (isTaken) return studio.answer(request, response, body);
          response.writeHead(400).end('The studio is closed.');
        });
      });
      await order.tab('Contact & Delivery').click();
      await order.submit.click();
      await expect.poll(() => studio.count('POST /api/orders')).toBe(isTaken ? 2 : 1);
      await follow(page, '/pricing');
      await expect(page).toHaveURL('/pricing');
      release();
      await expect(toastOf(page)).toContainText(isTaken ? 'Your order #2048' : 'The studio is closed.');
      await page.goBack();
      if (isTaken) await expectEmpty(order);
      else await expectFilled(order);
    }
    // Later input is saved as before.
    await order.tab('Contact & Delivery').click();
    await order.name.fill('Bea Moss');
    await expectStored(page);
    await page.reload();
    await hydrated(page);
    await order.tab('Contact & Delivery').click();
    await expect(order.name).toHaveValue('Bea Moss');
    expect(studio.orders).toHaveLength(1);
  });
});

test('a form that is opened again during the order shows that it is being sent', async ({ page, studio }) => {
  const order = await fillAndWait(page);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  studio.fail('POST /api/orders', (request, response, body) => {
    void held.then(() => studio.answer(request, response, body));
  });
  await order.tab('Contact & Delivery').click();
  await order.submit.click();
  await expect.poll(() => studio.count('POST /api/orders')).toBe(1);
  await follow(page, '/pricing');
  await expect(page).toHaveURL('/pricing');
  await page.goBack();
  await expect(order.form.getByRole('button', { name: 'Submitting Order...' })).toBeVisible();
  release();
  await expect(order.number).toBeVisible();
});

test('an upload goes on while another page is open, and so does its order (ordering 45)', async ({
  page,
  studio,
}) => {
  const order = await fillAndWait(page);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  studio.fail('POST /api/upload', (request, response, body) => {
    void held.then(() => studio.answer(request, response, body));
  });
  await order.submit.click();
  await expect.poll(() => studio.count('POST /api/upload')).toBe(1);
  await follow(page, '/pricing');
  await expect(page).toHaveURL('/pricing');
  await page.goBack();
  await expect(order.form.getByRole('button', { name: 'Uploading Files...' })).toBeVisible();
  await follow(page, '/pricing');
  await expect(page).toHaveURL('/pricing');
  release();
  await expect(toastOf(page)).toContainText('Your order #2048');
  expect(studio.orders).toHaveLength(1);
});

test('the browser asks before leaving only if work would be lost', async ({ page }) => {
  const order = await openOrderForm(page);
  expect(await asksBeforeLeaving(page), 'nothing entered').toBe(false);
  await order.tab('Contact & Delivery').click();
  const asked = await order.name.evaluate(async (field: HTMLInputElement) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'Ada');
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await Promise.resolve();
    return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  });
  expect(asked, 'typed, not written yet').toBe(true);
  await expectStored(page);
});

test('without storage the form says that nothing is kept, and warns before leaving (ordering 50)', async ({
  page,
  studio,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  const order = await openOrderForm(page);
  await fillOrder(order);
  await order.tab('Upload Photos').click();
  await expect(order.form.getByText(/^This browser can’t save drafts\./)).toBeVisible();
  expect(await asksBeforeLeaving(page)).toBe(true);
  await sendOrder(order);
  expect(studio.orders).toHaveLength(1);
  expect(await asksBeforeLeaving(page)).toBe(false);
});
