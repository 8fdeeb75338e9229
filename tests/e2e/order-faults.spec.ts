import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashOf } from '../hash-of.ts';
import { test } from './server-fixture.ts';
import { expect, openProfile, withoutStorage } from './fixtures.ts';
import {
  expectStored,
  fillOrder,
  openOrderForm,
  photographs,
  sendOrder,
  type OrderForm,
} from './order-form-page.ts';
import type { TestServer } from '../test-server.ts';

/*
 * Faults of an order that need a real disk, or two tabs with one IndexedDB. All others are tested without a browser, by
 * the model in tests/unit/quote/order/order-model.test.ts and the tests beside it.
 */

async function sendOnce(order: OrderForm, studio: TestServer): Promise<void> {
  await sendOrder(order);
  expect(studio.orders).toHaveLength(1);
}

test.describe('a photo that was deleted from disk', () => {
  const onDisk = async () => {
    const folder = await mkdtemp(join(tmpdir(), 'card-'));
    const path = join(folder, 'DSC_0412.jpg');
    const [photo] = await photographs();
    await writeFile(path, photo.buffer);
    return {
      path,
      hash: hashOf(photo.buffer),
      remove: () => rm(folder, { recursive: true }),
    };
  };

  // Playwright’s own contexts are private windows, where Chromium stores a reference to the file and no copy.
  const testOnProfile = test.extend({
    context: async ({ baseURL }, use) => {
      const profile = await mkdtemp(join(tmpdir(), 'profile-'));
      const context = await openProfile(profile, baseURL);
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
    await expectStored(page);
    await remove();
    await sendOnce(order, studio);
    expect([...studio.files.values()]).toEqual([hash]);
  });

  test('is named if there is no kept copy, and can be chosen again (ordering 52)', async ({
    page,
    studio,
  }) => {
    await withoutStorage(page);
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
    await sendOnce(order, studio);
    expect(studio.files.size).toBe(3);
  });
});

test('a second tab does not show an order that the first tab is still storing', async ({ page, context }) => {
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

test('any page removes stored files without a draft (ordering 54)', async ({ page }) => {
  // Scripts are off, so that only this test writes to the database.
  await page.goto('/robots.txt');
  await page.evaluate(async () => {
    const opening = indexedDB.open('order-drafts', 2);
    opening.addEventListener('upgradeneeded', () => {
      opening.result.createObjectStore('orders');
      opening.result.createObjectStore('files').put(new File(['x'], 'a.jpg'), ['ghost', 'a.jpg/1/1']);
    });
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    opening.result.close();
  });
  await page.goto('/pricing');
  const countFiles = () =>
    page.evaluate(async () => {
      const opening = indexedDB.open('order-drafts');
      await new Promise((resolve) => opening.addEventListener('success', resolve));
      const counting = opening.result.transaction('files').objectStore('files').count();
      await new Promise((resolve) => counting.addEventListener('success', resolve));
      opening.result.close();
      return counting.result;
    });
  expect(await countFiles()).toBe(1);
  await page.mouse.move(100, 100);
  await page.mouse.move(200, 200);
  await expect.poll(countFiles).toBe(0);
});
