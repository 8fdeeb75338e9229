import type { Page, Route } from '@playwright/test';
import { originOf } from '../servers.ts';
import { expect, hydrated, test, toastOf } from './fixtures.ts';
import { fillOrder, openOrderForm, type OrderForm } from './order-form-page.ts';

/*
 * Faults of the server, against the build without mocks: real requests leave the page, and the test answers them.
 * Each fault shows one message, loses no input, and sends no order twice.
 */
test.use({
  // Playwright reads the fixtures that it must bring from this pattern.
  // oxlint-disable-next-line no-empty-pattern
  baseURL: async ({}, use) => use(originOf('live')),
  // The browser logs failed requests itself, whatever the page makes of them.
  expectedConsoleErrors: /Failed to load resource/,
});

type Answer = (route: Route) => Promise<void>;

const uploaded: Answer = (route) =>
  route.fulfill({ json: { files: [{ filename: 'a.jpg' }, { filename: 'b.png' }, { filename: 'c.tiff' }] } });
const ordered: Answer = (route) => route.fulfill({ status: 201, json: { id: 'A-1042' } });

/** The server of this test; counts what reaches it. */
async function serve(page: Page, answers: { upload?: Answer; orders?: Answer }) {
  const counts = { uploads: 0, orders: 0 };
  await page.route('**/api/**', (route) => route.fulfill({ json: [] }));
  await page.route('**/api/upload', (route) => {
    counts.uploads++;
    return (answers.upload ?? uploaded)(route);
  });
  await page.route('**/api/orders', (route) => {
    counts.orders++;
    return (answers.orders ?? ordered)(route);
  });
  return { counts, answer: (next: typeof answers) => Object.assign(answers, next) };
}

async function expectKept(order: OrderForm): Promise<void> {
  await expect(order.name).toHaveValue('Ada Brook');
  await expect(order.email).toHaveValue('ada@example.com');
  await order.tab('Upload Photos').click();
  await expect(order.photo('DSC_0412.jpg')).toBeVisible();
  await expect(order.photo('scan-007.tiff')).toBeVisible();
  await order.tab('Service Details').click();
  await expect(order.service).toHaveValue('portrait');
  await expect(order.requirements).toHaveValue('Soften under the eyes, keep the freckles.');
  await order.tab('Contact & Delivery').click();
}

const retry = (order: OrderForm) => order.form.getByRole('button', { name: 'Try again' });

const broken: { name: string; answer: Answer; orderSays: string }[] = [
  {
    name: '500 with words',
    answer: (route) => route.fulfill({ status: 500, body: 'The studio is closed.' }),
    orderSays: 'The studio is closed.',
  },
  {
    name: '500 with a JSON message',
    answer: (route) => route.fulfill({ status: 500, json: { message: 'The disk is full.' } }),
    orderSays: 'The disk is full.',
  },
  {
    name: '502 with an HTML page',
    answer: (route) =>
      route.fulfill({
        status: 502,
        contentType: 'text/html',
        body: '<h1>Bad gateway</h1><script>alert(1)</script>',
      }),
    orderSays: 'Failed to submit order. Please try again.',
  },
  {
    name: '503 and nothing',
    answer: (route) => route.fulfill({ status: 503, body: '' }),
    orderSays: 'Failed to submit order. Please try again.',
  },
];

for (const { name, answer, orderSays } of broken) {
  test(`an order answered by ${name} says so, keeps everything, and can be sent again once`, async ({
    page,
  }) => {
    const server = await serve(page, { orders: answer });
    const order = await openOrderForm(page);
    await fillOrder(order);
    await order.submit.click();
    await expect(toastOf(page)).toContainText('Submission Error');
    await expect(toastOf(page)).toContainText(orderSays);
    await expect(toastOf(page)).toHaveCount(1);
    await expectKept(order);
    const sent = server.counts.orders;
    expect(sent, 'no more than one retry, none after an answer that will stay').toBeLessThanOrEqual(2);

    server.answer({ orders: ordered });
    await retry(order).click();
    await expect(order.number).toContainText('A-1042');
    expect(server.counts).toEqual({ uploads: 1, orders: sent + 1 });
  });
}

test('an upload that fails sends no order and keeps everything', async ({ page }) => {
  const server = await serve(page, { upload: (route) => route.fulfill({ status: 500, body: '' }) });
  const order = await openOrderForm(page);
  await fillOrder(order);
  await order.submit.click();
  await expect(toastOf(page)).toContainText('Upload Error', { timeout: 10_000 });
  await expect(toastOf(page)).toHaveCount(1);
  await expectKept(order);
  expect(server.counts.orders).toBe(0);
});

test('a lost connection during either phase keeps everything', async ({ page }) => {
  const server = await serve(page, { upload: (route) => route.abort('connectionreset') });
  const order = await openOrderForm(page);
  await fillOrder(order);
  await order.submit.click();
  await expect(toastOf(page)).toContainText('Upload Error', { timeout: 10_000 });
  await expectKept(order);
  expect(server.counts.orders).toBe(0);

  server.answer({ upload: uploaded, orders: (route) => route.abort('connectionreset') });
  await retry(order).click();
  await expect(toastOf(page)).toContainText('Submission Error', { timeout: 10_000 });
  await expectKept(order);
});

test('a success that is no answer is not taken for an order', async ({ page }) => {
  const server = await serve(page, {
    orders: (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<p>Welcome</p>' }),
  });
  const order = await openOrderForm(page);
  await fillOrder(order);
  await order.submit.click();
  await expect(toastOf(page)).toContainText('Submission Error', { timeout: 10_000 });
  await expect(order.number).toHaveCount(0);
  await expectKept(order);
  expect(server.counts.orders, 'the server said yes: sending it again by itself could order twice').toBe(1);
});

test('a server that never answers is given up after 15 s', async ({ page }) => {
  await page.clock.install();
  await serve(page, { orders: () => new Promise(() => {}) });
  const order = await openOrderForm(page);
  await fillOrder(order);
  await order.submit.click();
  await expect(order.form.getByRole('button', { name: 'Submitting Order...' })).toBeVisible();
  await page.clock.runFor(14_000);
  await expect(toastOf(page)).toHaveCount(0);
  await page.clock.runFor(20_000);
  await expect(toastOf(page)).toContainText('Submission Error');
  await expectKept(order);
});

test('a double click and an impatient Enter send one order', async ({ page }) => {
  const { promise: impatient, resolve: answerNow } = Promise.withResolvers<void>();
  const server = await serve(page, { orders: (route) => impatient.then(() => ordered(route)) });
  const order = await openOrderForm(page);
  await fillOrder(order);
  await order.submit.dblclick();
  await page.keyboard.press('Enter');
  answerNow();
  await expect(order.number).toContainText('A-1042');
  expect(server.counts).toEqual({ uploads: 1, orders: 1 });
});

test('offline is noticed and said; nothing is sent until somebody presses the button', async ({
  page,
  context,
}) => {
  await page.clock.install();
  const server = await serve(page, {});
  const order = await openOrderForm(page);
  await fillOrder(order);
  await context.setOffline(true);
  await expect(order.form.getByText(/^You are offline\. Everything you entered stays here/)).toBeVisible();
  await order.submit.click();
  await expect(toastOf(page)).toContainText('You appear to be offline');
  await expectKept(order);

  await context.setOffline(false);
  await expect(order.form.getByText(/^You’re back online\. Your order has not been sent yet/)).toBeVisible();
  await page.clock.runFor(60_000);
  expect(server.counts).toEqual({ uploads: 0, orders: 0 });
  await retry(order).click();
  await expect(order.number).toContainText('A-1042');
  expect(server.counts).toEqual({ uploads: 1, orders: 1 });
});

test('a second try does not upload again, not even after a reload', async ({ page }) => {
  const keys: (string | undefined)[] = [];
  const refuse: Answer = (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    return route.fulfill({ status: 503, body: 'Closed.' });
  };
  const server = await serve(page, { orders: refuse });
  const order = await openOrderForm(page);
  await fillOrder(order);
  await order.submit.click();
  await expect(toastOf(page)).toContainText('Closed.');
  await page.reload();
  await hydrated(page);
  await order.tab('Contact & Delivery').click();
  await expect(order.name).toHaveValue('Ada Brook');
  server.answer({
    orders: (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      return ordered(route);
    },
  });
  await order.submit.click();
  await expect(order.number).toContainText('A-1042');
  expect(server.counts.uploads).toBe(1);
  expect(new Set(keys).size).toBe(1);
});

test('a canceled upload sends nothing and keeps everything', async ({ page }) => {
  const server = await serve(page, { upload: () => new Promise(() => {}) });
  const order = await openOrderForm(page);
  await fillOrder(order);
  await order.submit.click();
  await order.form.getByRole('button', { name: 'Cancel upload' }).click();
  await expect(order.form.getByText(/^Upload canceled\. Nothing was sent/)).toBeVisible();
  await expectKept(order);
  expect(server.counts.orders).toBe(0);
});
