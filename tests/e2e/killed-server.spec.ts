import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, test as base, type Page } from '@playwright/test';
import { startOnline } from '../connection.ts';
import { hashesOf } from '../hash-of.ts';
import { startKillableServer } from '../killable-server.ts';
import { expect, openProfile, toastOf } from './fixtures.ts';
import {
  expectFilled,
  expectStored,
  fillOrder,
  openOrderForm,
  photographs,
  type OrderForm,
} from './order-form-page.ts';

/*
 * Kills real processes during the upload, and between an order and its response. A visitor who returns finds everything
 * as before, and the studio has one order in the end.
 */

type KillableServer = Awaited<ReturnType<typeof startKillableServer>>;

const test = base.extend<{ studio: KillableServer; profile: string }>({
  // Playwright reads the fixtures to set up from this pattern.
  studio: async ({}, use) => {
    const studio = await startKillableServer();
    await use(studio);
    await studio.close();
  },
  profile: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'plug-'));
    await use(folder);
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  },
  baseURL: async ({ studio }, use) => use(studio.origin),
  page: async ({ page }, use) => {
    await startOnline(page);
    await use(page);
  },
});

/** The first photo is large, so that its bytes are still being sent when the server is killed. */
async function photos() {
  const [first, ...others] = await photographs();
  const long = Buffer.concat([first.buffer, Buffer.alloc(4 * 1024 * 1024, 7)]);
  return [{ ...first, buffer: long }, ...others];
}

async function fillIn(page: Page): Promise<OrderForm> {
  const order = await openOrderForm(page);
  await fillOrder(order, await photos());
  await expectStored(page);
  return order;
}

async function expectOneOrder(studio: KillableServer, order: OrderForm): Promise<void> {
  await expect(order.number).toContainText('2048');
  const taken = await studio.orders();
  expect(taken).toHaveLength(1);
  expect(taken[0]?.photos.map(({ sha256 }) => sha256).toSorted()).toEqual(hashesOf(await photos()));
}

test('an order survives a server that dies during the upload and before its response', async ({
  page,
  studio,
}) => {
  const order = await fillIn(page);
  await studio.stopAt({ call: 'upload', and: 'die' });
  await order.submit.click();
  await expect(toastOf(page)).toContainText('Upload Error');
  await studio.start();
  await expectFilled(order);

  await studio.stopAt({ call: 'order', and: 'die' });
  const again = order.form.getByRole('button', { name: 'Try again' });
  await again.click();
  await expect(toastOf(page)).toContainText('Submission Error');
  await studio.start();
  await expectFilled(order);
  await again.click();
  await expectOneOrder(studio, order);
});

test('an order survives a browser that dies during the upload and before the order number', async ({
  studio,
  profile,
}) => {
  const open = () => openProfile(profile, studio.origin);
  const reopen = async () => {
    context = await open();
    const page = await context.newPage();
    const order = await openOrderForm(page);
    await expect(page.getByText(/^We kept your draft from/)).toContainText(': 3 photos.');
    await expectFilled(order);
    return order;
  };

  let context = await open();
  const order = await fillIn(await context.newPage());
  await studio.stopAt({ call: 'upload', and: 'hang' });
  let reached = studio.reached();
  await order.submit.click();
  await reached;
  await kill(context);

  const second = await reopen();
  await studio.stopAt({ call: 'order', and: 'hang' });
  reached = studio.reached();
  await second.submit.click();
  await reached;
  await kill(context);
  expect(await studio.orders()).toHaveLength(1);

  const third = await reopen();
  await studio.stopAt(null);
  const before = studio.countUploads();
  await third.submit.click();
  await expectOneOrder(studio, third);
  expect(studio.countUploads(), 'what the studio had is not sent again').toBe(before);
  await context.close();
});

/** Like a crash: no handler of the page runs. */
async function kill(context: BrowserContext): Promise<void> {
  const browser = context.browser();
  const session = await browser?.newBrowserCDPSession();
  const { processInfo } = await session!.send('SystemInfo.getProcessInfo');
  const gone = new Promise((resolve) => context.once('close', resolve));
  process.kill(processInfo.find(({ type }) => type === 'browser')!.id, 'SIGKILL');
  await gone;
}
