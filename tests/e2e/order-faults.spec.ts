import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { browserArgs, browserPath } from '../browser.ts';
import { test } from './server-fixture.ts';
import { expect, hydrated, toastOf } from './fixtures.ts';
import {
  asksBeforeLeaving,
  fillOrder,
  openOrderForm,
  photographs,
  type OrderForm,
} from './order-form-page.ts';
import { answerWith, type Fault, type TestServer } from '../test-server.ts';

/*
 * Ways in which an order was once doubled, or a photo or a brief lost: each with a real server, a real disk and a real
 * IndexedDB. The model in tests/unit/quote/order/order-model.test.ts has the accidents that no test names.
 */

// The browser reports what the server refuses and what is not reached.
test.use({ expectedConsoleErrors: /Failed to load resource/ });

const DAY = 24 * 60 * 60 * 1000;

const stored = (page: Page) => expect.poll(() => asksBeforeLeaving(page), 'kept on the device').toBe(false);

/** Moves the clock of one page; `page.clock` would move that of every tab. */
const moveClock = (page: Page, ms: number) =>
  page.addInitScript((offset) => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + offset;
  }, ms);

const refuse = (status: number, body: string) => answerWith(status, 'text/plain', body);

/** Notes the key of each order that arrives, and answers it as told. */
function keysAt(studio: TestServer, answers: readonly Fault[]): string[] {
  const keys: string[] = [];
  studio.fail('POST /api/orders', (request, response, body) => {
    keys.push(String(request.headers['idempotency-key']));
    const fault = answers[Math.min(keys.length, answers.length) - 1]!;
    fault(request, response, body);
  });
  return keys;
}

/** Writes the brief again and sends the order. Confirms that it is a separate order, if the form asks. */
async function send(order: OrderForm, words?: string): Promise<void> {
  if (words !== undefined) {
    await order.tab('Service Details').click();
    await order.requirements.fill(words);
  }
  await order.tab('Contact & Delivery').click();
  await order.submit.click();
  const own = order.form.getByRole('button', { name: 'Send this as its own order' });
  const submitting = order.form.getByRole('button', { name: /^(Uploading|Submitting)/ });
  await expect(own.or(submitting).or(order.number).or(toastOf(order.form.page())).first()).toBeVisible();
  if (await own.isVisible()) await own.click();
}

/** Waits for the outcome of an attempt, and puts its toast away. */
async function failed(order: OrderForm, words: string | RegExp): Promise<void> {
  const toast = toastOf(order.form.page());
  await expect(toast).toContainText(words);
  await toast.getByRole('button').last().click();
  await expect(toast).toHaveCount(0);
}

/** From now on the browser refuses to write, as on a full disk, except into these tables. */
const fillDisk = (page: Page, except: readonly string[] = []) =>
  page.evaluate((tables) => {
    for (const name of ['put', 'delete'] as const) {
      const write = IDBObjectStore.prototype[name];
      // oxlint-disable-next-line no-extend-native -- the point of the test
      IDBObjectStore.prototype[name] = function refused(this: IDBObjectStore, ...values: never[]) {
        if (tables.includes(this.name)) return (write as (...all: never[]) => IDBRequest).apply(this, values);
        throw new DOMException('The disk is full.', 'QuotaExceededError');
      } as never;
    }
  }, except);

const sendsOnce = async (order: OrderForm, studio: TestServer) => {
  await expect(order.number).toBeVisible();
  expect(studio.orders).toHaveLength(1);
};

test('a full disk: the same content has the same key at every attempt', async ({ page, studio }) => {
  const order = await openOrderForm(page);
  await fillOrder(order);
  await stored(page);
  const keys = keysAt(studio, [
    refuse(422, 'Not like this.'),
    refuse(500, ''),
    refuse(500, ''),
    refuse(500, ''),
    refuse(500, ''),
    refuse(500, ''),
  ]);
  await send(order);
  await failed(order, 'Not like this.');
  await fillDisk(page);
  await send(order, 'Brighter, please.');
  await failed(order, 'Failed to submit order');
  await send(order);
  await failed(order, 'Failed to submit order');
  expect(keys).toHaveLength(5);
  expect(new Set(keys.slice(1)).size).toBe(1);
});

test('the same photos in both lists are stored for each', async ({ page, studio }) => {
  const order = await openOrderForm(page);
  await fillOrder(order);
  await order.tab('Upload Photos').click();
  await order.form.getByLabel(/^Drop references here or/).setInputFiles(await photographs());
  await send(order);
  await sendsOnce(order, studio);
  const { uploadedFiles, referenceFiles } = studio.orders[0]!.payload as Record<string, string[]>;
  expect(new Set([...uploadedFiles!, ...referenceFiles!]).size).toBe(6);
});

test('the end of the draft cannot be stored: the next tab sends the same order, not a second one (ordering 44)', async ({
  page,
  context,
  studio,
}) => {
  const order = await openOrderForm(page);
  await fillOrder(order);
  await stored(page);
  await fillDisk(page, ['sending']);
  await send(order);
  await sendsOnce(order, studio);
  await page.close();

  const again = await context.newPage();
  const second = await openOrderForm(again);
  await second.tab('Contact & Delivery').click();
  await expect(second.name).toHaveValue('Ada Brook');
  await send(second);
  await expect(second.number).toContainText('2048');
  expect(studio.orders).toHaveLength(1);
});

test('A without an answer, B refused, A again: A keeps its key', async ({ page, studio }) => {
  const order = await openOrderForm(page);
  await fillOrder(order);
  const takeInSilence: Fault = (request, response, body) => {
    void studio.take(request, body).then(() => response.writeHead(500).end());
  };
  const keys = keysAt(studio, [
    takeInSilence,
    refuse(500, ''),
    refuse(422, 'Not like this.'),
    (request, response, body) => void studio.answer(request, response, body),
  ]);
  await send(order, 'A');
  await failed(order, 'Failed to submit order');
  await send(order, 'B');
  await failed(order, 'Not like this.');
  await send(order, 'A');
  await sendsOnce(order, studio);
  expect(keys[3]).toBe(keys[0]);
});

test('a changed order is not sent in silence after one that may have arrived (ordering 41)', async ({
  page,
  studio,
}) => {
  const order = await openOrderForm(page);
  await fillOrder(order);
  keysAt(studio, [
    (request, response, body) => void studio.take(request, body).then(() => response.writeHead(502).end()),
  ]);
  await send(order, 'A');
  await failed(order, 'Failed to submit order');
  const before = studio.count('POST /api/orders');
  await order.tab('Service Details').click();
  await order.requirements.fill('B');
  await order.tab('Contact & Delivery').click();
  await order.submit.click();
  await expect(order.form.getByRole('region', { name: 'Your first version may have arrived' })).toBeVisible();
  expect(studio.count('POST /api/orders')).toBe(before);
  studio.fail('POST /api/orders');
  await order.form.getByRole('button', { name: 'Send the first version again' }).click();
  await sendsOnce(order, studio);
  expect(studio.orders[0]?.payload['specialInstructions']).toBe('A');
  await expect(order.form.getByText(/Your later changes are not part of it/)).toBeVisible();
});

test.describe('a photo that is gone from the disk', () => {
  const onDisk = async () => {
    const folder = await mkdtemp(join(tmpdir(), 'card-'));
    const path = join(folder, 'DSC_0412.jpg');
    const [photo] = await photographs();
    await writeFile(path, photo.buffer);
    return {
      path,
      hash: createHash('sha256').update(photo.buffer).digest('hex'),
      remove: () => rm(folder, { recursive: true }),
    };
  };

  // Playwright’s own contexts are private windows, where Chromium stores a reference to the file and no copy.
  const testOnProfile = test.extend({
    context: async ({ baseURL, viewport }, use) => {
      const profile = await mkdtemp(join(tmpdir(), 'profile-'));
      const context = await chromium.launchPersistentContext(profile, {
        executablePath: await browserPath(),
        args: browserArgs,
        baseURL,
        viewport,
      });
      await use(context);
      await context.close();
      await rm(profile, { recursive: true, force: true });
    },
  });

  testOnProfile('is sent from the kept copy (ordering 52)', async ({ page, studio }) => {
    const { path, hash, remove } = await onDisk();
    const order = await openOrderForm(page);
    await fillOrder(order);
    await order.tab('Upload Photos').click();
    for (const { name } of await photographs()) await order.photo(name).click();
    await order.photos.setInputFiles(path);
    await expect(order.photo('DSC_0412.jpg')).toBeVisible();
    await stored(page);
    await remove();
    await send(order);
    await sendsOnce(order, studio);
    expect([...studio.files.values()]).toEqual([hash]);
  });

  test('is named if there is no copy, and can be chosen again (ordering 52)', async ({ page, studio }) => {
    await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
    const { path, remove } = await onDisk();
    const order = await openOrderForm(page);
    await fillOrder(order);
    await order.tab('Upload Photos').click();
    await order.photo('DSC_0412.jpg').click();
    await order.photos.setInputFiles(path);
    await expect(order.photo('DSC_0412.jpg')).toBeVisible();
    await remove();
    await order.tab('Contact & Delivery').click();
    await order.submit.click();
    const panel = order.form.getByRole('region', { name: '1 file can’t be read' });
    await expect(panel).toContainText('DSC_0412.jpg');
    expect(studio.count('POST /api/upload')).toBe(0);
    const choosing = page.waitForEvent('filechooser');
    await panel.getByRole('button', { name: 'Choose it again: DSC_0412.jpg' }).click();
    await (await choosing).setFiles((await photographs())[0]);
    await expect(panel).toHaveCount(0);
    await order.submit.click();
    await sendsOnce(order, studio);
    expect(studio.files.size).toBe(3);
  });
});

test('a tab that was idle for eight days loses nothing to another tab', async ({ page, context }) => {
  const order = await openOrderForm(page);
  await fillOrder(order);
  await stored(page);
  const later = await context.newPage();
  await moveClock(later, 8 * DAY);
  await openOrderForm(later);
  await later.waitForTimeout(500);
  await later.close();
  await order.name.fill('Bea Moss');
  await stored(page);
  await page.reload();
  await hydrated(page);
  await order.tab('Upload Photos').click();
  for (const { name } of await photographs()) await expect(order.photo(name)).toBeVisible();
});

test('a second tab does not show half of the order that the first one is storing', async ({
  page,
  context,
}) => {
  const [photo] = await photographs();
  const many = Array.from({ length: 60 }, (_, at) => ({
    ...photo,
    name: `DSC_${at}.jpg`,
    buffer: Buffer.concat([photo.buffer, Buffer.alloc(300_000, at)]),
  }));
  const second = await context.newPage();
  const other = await openOrderForm(second);
  const order = await openOrderForm(page);
  await order.photos.setInputFiles(many);
  await expect(other.form.getByText('You have an order open in another tab.')).toBeVisible();
  await expect(other.form.getByRole('button', { name: /^Remove / })).toHaveCount(0);
  await other.form.getByRole('button', { name: 'Bring it here' }).click();
  await expect(other.form.getByText(/^60 photos · /)).toBeVisible();
  await expect(order.form.getByText('You have an order open in another tab.')).toBeVisible();
  await expect(order.form.getByRole('button', { name: /^Remove / })).toHaveCount(0);
});

test('a file that the server has lost is uploaded again (ordering 36, ordering 42)', async ({
  page,
  studio,
}) => {
  const order = await openOrderForm(page);
  await fillOrder(order);
  const lost = new Set<string>();
  studio.fail('POST /api/orders', (request, response, body) => {
    const { uploadedFiles } = JSON.parse(body.toString()) as { uploadedFiles: string[] };
    const missing = uploadedFiles.find((name) => lost.size === 0 || lost.has(name));
    if (missing === undefined) return void studio.answer(request, response, body);
    if (lost.size === 0) for (const name of uploadedFiles) lost.add(name);
    response.writeHead(400, { 'Content-Type': 'text/plain' }).end(`The file "${missing}" was not uploaded.`);
  });
  await send(order);
  await failed(order, 'was not uploaded');
  await page.reload();
  await hydrated(page);
  for (let press = 0; press < 4 && studio.orders.length === 0; press++) {
    await order.tab('Contact & Delivery').click();
    await order.submit.click();
    await expect(order.number.or(toastOf(page)).first()).toBeVisible();
    if (studio.orders.length === 0) await failed(order, 'was not uploaded');
  }
  await sendsOnce(order, studio);
});

for (const year of [2020, 2040]) {
  test(`a draft written in ${year} by a wrong clock is offered when the clock is right`, async ({
    page,
    context,
  }) => {
    await moveClock(page, Date.UTC(year, 0) - Date.now());
    const order = await openOrderForm(page);
    await fillOrder(order);
    await stored(page);
    await page.close();
    const now = await context.newPage();
    const again = await openOrderForm(now);
    await again.tab('Contact & Delivery').click();
    await expect(again.name).toHaveValue('Ada Brook');
    await again.tab('Upload Photos').click();
    await expect(again.photo('scan-007.tiff')).toBeVisible();
  });
}

test('a storage that hangs does not hold the order up (ordering 44)', async ({ page, context, studio }) => {
  const order = await openOrderForm(page);
  await fillOrder(order);
  await stored(page);
  const other = await context.newPage();
  await other.goto('/pricing');
  // A transaction that never ends: every other one waits for it.
  await other.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('order-drafts');
      opening.addEventListener('success', () => resolve(opening.result));
    });
    const store = db.transaction([...db.objectStoreNames], 'readwrite').objectStore('files');
    const again = () => store.count().addEventListener('success', again);
    again();
  });
  await send(order);
  await expect(order.number).toBeVisible();
  expect(studio.orders).toHaveLength(1);
});

test('any page removes files that no draft names (ordering 54)', async ({ page }) => {
  await openOrderForm(page);
  await page.waitForTimeout(300);
  const files = (work: 'plant' | 'count') =>
    page.evaluate(async (job) => {
      const db = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open('order-drafts');
        opening.addEventListener('success', () => resolve(opening.result));
      });
      const store = db.transaction('files', 'readwrite').objectStore('files');
      const request =
        job === 'plant' ? store.put(new File(['x'], 'a.jpg'), ['ghost', 'a.jpg/1/1']) : store.count();
      const result = await new Promise((resolve) =>
        request.addEventListener('success', () => resolve(request.result)),
      );
      db.close();
      return result;
    }, work);
  await files('plant');
  await page.goto('/pricing');
  await page.mouse.move(100, 100);
  await page.mouse.move(200, 200);
  await expect.poll(() => files('count')).toBe(0);
});
