import type { Page } from '@playwright/test';
import { test } from './server-fixture.ts';
import { expect, hydrated, toastOf } from './fixtures.ts';
import { orderForm, photographs, type OrderForm } from './order-form-page.ts';
import { answerWith, type Fault, type TestServer } from '../test-server.ts';

/*
 * Seven calls and one fault of each kind, over real HTTP. For each: what the person entered is kept, what they are told,
 * and how often the studio has got it. Printed as a table at the end. Which error an answer becomes, and what it says,
 * is held without a browser (tests/unit/api, tests/unit/failure-table.test.tsx).
 */

const WORDS = 'The studio is closed.';

const faults: Record<string, Fault> = {
  '500 text': answerWith(500, 'text/plain', WORDS),
  HTML: answerWith(200, 'text/html', '<h1>Welcome to the hotel</h1><script>window.hacked = true</script>'),
  hang: () => {},
  reset: (request) => void request.socket.destroy(),
};

/** A refusal is told as a 500 is, and ends the receipts of an order. */
const refusal: Record<string, Fault> = { '404': answerWith(404, 'text/plain', 'No such thing.') };

/** An answer that is well where the body is not read: signing in asks for no more than a 2xx. */
const WELL_UNREAD = 'HTML';

type Cell = { kept: string; told: string; sent: string };
const table: Record<string, Record<string, string>> = {};

// Messages of the browser and the search about failed requests, and the error that the log's test throws.
test.use({ expectedConsoleErrors: /Failed to load resource|Search failed|Broken on purpose/ });
// Calls pass the worker by (service-worker.spec.ts).
test.use({ serviceWorkers: 'block' });
test.describe.configure({ mode: 'default' });
test.setTimeout(120_000);
test.beforeEach(({ page }) => page.clock.install());
test.afterAll(() => {
  const rows = Object.keys(table);
  // oxlint-disable-next-line no-console -- the table is what a reader of the run wants
  if (rows.length > 0) console.table(table);
});

/** Lets the page's clock run until the expectation holds: fifteen seconds of it pass in about one. */
async function inTime(page: Page, expectation: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(400);
    await expectation();
  }).toPass({ timeout: 60_000, intervals: [20] });
}

/** Waits for a toast with these words. The call's own toast may come first, and gives way to the form's. */
const told = (page: Page, words: string): Promise<void> =>
  inTime(page, () => expect(toastOf(page)).toContainText(words, { timeout: 20 }));

async function dismissed(page: Page): Promise<void> {
  const toast = toastOf(page);
  if (await toast.count()) await toast.getByRole('button').last().click();
  await expect(toast).toHaveCount(0);
}

/** Runs a call through the faults, and notes each cell. */
async function throughFaults(
  studio: TestServer,
  call: string,
  cell: (name: string, fault: Fault) => Promise<Cell>,
  extra: Record<string, Fault> = {},
): Promise<void> {
  for (const [name, fault] of Object.entries({ ...faults, ...extra })) {
    const before = studio.count(call);
    studio.fail(call, fault);
    await test.step(name, async () => {
      const { kept, told: said, sent } = await cell(name, fault);
      (table[name] ??= {})[call.replace(/^\w+ \/api\//, '')] = `${kept} / ${said} / ${sent}`;
    });
    expect(studio.count(call), `${call} was made under "${name}"`).toBeGreaterThan(before);
    studio.fail(call);
  }
}

async function fill(order: OrderForm): Promise<void> {
  const [photo] = await photographs();
  await order.tab('Upload Photos').click();
  await order.photos.setInputFiles([photo]);
  await order.tab('Service Details').click();
  await order.service.selectOption('portrait');
  await order.tab('Contact & Delivery').click();
  await order.name.fill('Ada Brook');
  await order.email.fill('ada@example.com');
}

async function isKept(order: OrderForm): Promise<void> {
  await expect(order.name).toHaveValue('Ada Brook');
  await expect(order.service).toHaveValue('portrait');
  await expect(order.count).toHaveValue('2');
  await order.tab('Upload Photos').click();
  await expect(order.photo('DSC_0412.jpg')).toBeVisible();
  await order.tab('Contact & Delivery').click();
}

for (const { call, says, taken } of [
  { call: 'POST /api/upload', says: 'Upload Error', taken: false },
  // The worst case: the studio has taken the order, unless it refuses it, and its answer is what goes wrong.
  { call: 'POST /api/orders', says: 'Submission Error', taken: true },
]) {
  test(`${call}: nothing is lost, and sent again it is one order`, async ({ page, studio }) => {
    await page.goto('/orders/new');
    await hydrated(page);
    const order = orderForm(page);
    const cell = async (name: string, fault: Fault) => {
      const isRefused = name in refusal;
      if (taken && !isRefused) {
        studio.fail(call, (request, response, body) => {
          void studio.take(request, body);
          fault(request, response, body);
        });
      }
      await fill(order);
      const [orders, files, uploads] = [
        studio.orders.length,
        studio.files.size,
        studio.count('POST /api/upload'),
      ];
      await order.submit.click();
      await told(page, says);
      if (taken && name === '500 text') await expect(toastOf(page)).toContainText(WORDS);
      await expect(toastOf(page)).toHaveCount(1);
      await isKept(order);
      await dismissed(page);

      studio.fail(call);
      await order.form.getByRole('button', { name: 'Try again' }).click();
      await inTime(page, () => expect(order.number).toBeVisible({ timeout: 20 }));
      expect(studio.orders.length - orders, 'one order').toBe(1);
      // A refusal of the order (4xx) ends the receipts: the photo is uploaded again, under a new key and name.
      const isUploadedTwice = taken && isRefused;
      if (taken) expect(studio.count('POST /api/upload') - uploads, 'uploads').toBe(isUploadedTwice ? 2 : 1);
      expect(studio.files.size - files, 'stored files').toBe(isUploadedTwice ? 2 : 1);
      expect(await order.number.innerText()).toContain(studio.orders.at(-1)?.id);
      await page.getByRole('button', { name: 'Start another order' }).click();
      await dismissed(page);
      return { kept: 'kept', told: 'told', sent: 'once' };
    };
    await throughFaults(studio, call, cell, taken ? refusal : {});
  });
}

for (const { path, call, button, fails, works, fields } of [
  {
    path: '/login',
    call: 'POST /api/auth/login',
    button: 'Sign In',
    fails: 'Login failed',
    works: 'Login successful',
    fields: { Email: 'ada@example.com', Password: 'secret' },
  },
  {
    path: '/register',
    call: 'POST /api/auth/register',
    button: 'Sign Up',
    fails: 'Registration failed',
    works: 'Account created',
    fields: { Name: 'Ada', Email: 'ada@example.com', Password: 'secret', 'Confirm password': 'secret' },
  },
]) {
  test(`${call}: told, never sent by itself again, the fields stay`, async ({ page, studio }) => {
    const form = page.getByRole('main').locator('form').first();
    await throughFaults(studio, call, async (name) => {
      // Signed in, one is led on to the portal.
      if (!page.url().endsWith(path)) {
        await page.goto(path);
        await hydrated(page);
      }
      for (const [label, value] of Object.entries(fields)) {
        await form.getByLabel(label, { exact: true }).fill(value);
      }
      const before = studio.count(call);
      await form.getByRole('button', { name: button }).click();
      const isWell = name === WELL_UNREAD;
      await told(page, isWell ? works : fails);
      expect(studio.count(call) - before).toBe(1);
      if (!isWell) await expect(form.getByLabel('Email', { exact: true })).toHaveValue('ada@example.com');
      await dismissed(page);
      expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
      return { kept: isWell ? 'signed in' : 'kept', told: 'told', sent: 'once' };
    });
  });
}

test('GET /api/search: what was typed stays, and the search says that it found nothing', async ({
  page,
  studio,
}) => {
  await page.goto('/pricing');
  await hydrated(page);
  await page.evaluate(() => window.dispatchEvent(new Event('openSearch')));
  const dialog = page.getByRole('dialog');
  const field = dialog.getByRole('combobox').or(dialog.getByRole('searchbox')).first();
  await expect(field).toBeVisible();
  let word = 0;
  await throughFaults(studio, 'GET /api/search', async () => {
    const query = `wedding ${++word}`;
    await field.fill(query);
    await inTime(page, () =>
      expect(dialog.getByText(`No results found for "${query}"`).first()).toBeVisible({ timeout: 20 }),
    );
    await expect(field).toHaveValue(query);
    return { kept: 'kept', told: 'told', sent: 'read' };
  });
});

test('GET /api/services: the list on the page stays (estimate 23)', async ({ page, studio }) => {
  const cell = async () => {
    const before = studio.count('GET /api/services');
    await page.goto('/services');
    await hydrated(page);
    await inTime(page, async () => expect(studio.count('GET /api/services')).toBeGreaterThan(before));
    await expect(page.getByRole('main').getByRole('link', { name: 'Portrait' }).first()).toBeVisible();
    return { kept: 'kept', told: 'not asked for', sent: 'read' };
  };
  await throughFaults(studio, 'GET /api/services', cell);
});

test('GET /api/services: asked for once a visit, however many pages it shows (estimate 23)', async ({
  page,
  studio,
}) => {
  const asked = () => studio.count('GET /api/services');
  await page.goto('/');
  await hydrated(page);
  await inTime(page, async () => expect(asked()).toBe(1));
  for (const path of ['/pricing', '/faq']) {
    await page.locator(`a[href="${path}"]:visible`).first().click();
    await inTime(page, () => expect(page.getByRole('heading', { level: 1 })).toBeFocused());
    await page.clock.runFor(20_000);
  }
  expect(asked()).toBe(1);
});

test('POST /api/logs/error: the person is told once, a failing log never of itself', async ({
  page,
  studio,
}) => {
  // A beacon has no answer that could go wrong.
  await page.addInitScript(() => Object.defineProperty(navigator, 'sendBeacon', { value: undefined }));
  await page.goto('/pricing');
  await hydrated(page);
  const call = 'POST /api/logs/error';
  await throughFaults(studio, call, async () => {
    const before = studio.count(call);
    await page.evaluate(() =>
      window.dispatchEvent(new ErrorEvent('error', { error: new Error('Broken on purpose') })),
    );
    await told(page, 'Unexpected error');
    await expect.poll(() => studio.count(call)).toBe(before + 1);
    await page.clock.runFor(20_000);
    expect(studio.count(call) - before, 'no loop').toBe(1);
    await dismissed(page);
    return { kept: 'kept', told: 'told', sent: 'once' };
  });
});
