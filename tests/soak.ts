/**
 * Places many orders in a real browser. Each has random photos, random faults of the server and one of the `accidents`.
 * At the end, the orders that the server has accepted must be those that were confirmed to a visitor, each once, with
 * exactly the chosen bytes. It first runs the order model. Run: npm run soak -- 200 20261121 (the number of orders, and
 * the seed that makes a run repeatable).
 */
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { launchBrowser } from './browser.ts';
import { hydrated } from './e2e/fixtures.ts';
import { orderForm } from './e2e/order-form-page.ts';
import { hashOf } from './hash-of.ts';
import { plainPicture } from './plain-picture.ts';
import { npm } from './platform.ts';
import { type Random, randomFrom } from './random.ts';
import { answerWith, type Fault, startTestServer, type TestServer } from './test-server.ts';

const COUNT = Number(process.argv[2] ?? 200);
const SEED = Number(process.argv[3] ?? Date.now() % 1_000_000);
/** Tries of one visitor before an order counts as lost. */
const MAX_TRIES = 12;
/** Orders that are placed at the same time, each in its own browser context. */
const AT_ONCE = 2;

const faults: readonly Fault[] = [
  answerWith(500, 'text/plain', 'The studio is closed.'),
  answerWith(503, 'application/json', '{"message":"Too much to do."}'),
  answerWith(404, 'text/plain', 'No such thing.'),
  answerWith(200, 'text/html', '<p>Welcome to the hotel</p>'),
  answerWith(200, 'application/json', ''),
  answerWith(200, 'application/json', '{"id": "A-'),
  (request) => void request.socket.destroy(),
  () => {},
];

/** Assigned to the visitors in turn, so that a short run has them all. */
const accidents = [
  'none',
  'reload',
  'closed tab',
  'offline',
  'double click',
  'full storage',
  'reload on a full disk',
  'removed file',
  'second tab',
  'reload at every step',
  'a year later',
  'a year earlier',
] as const;
type Accident = (typeof accidents)[number];

const YEAR = 365 * 24 * 60 * 60 * 1000;
/** Times after "Submit" at which the page is reloaded, in ms: one within each step of sending. */
const RELOADS = [0, 30, 80, 150, 300, 600, 1200];

async function photosOf(random: Random, order: number) {
  const make = async (index: number) => {
    const background = { r: random.below(256), g: random.below(256), b: random.below(256) };
    const size = 16 + random.below(200);
    const buffer = await plainPicture(size, size, background)
      .jpeg()
      // Makes the content of each file unique.
      .withExif({ IFD0: { ImageDescription: `order ${order}, photo ${index}` } })
      .toBuffer();
    return { name: `DSC_${order}_${index}.jpg`, mimeType: 'image/jpeg', buffer };
  };
  return Promise.all(Array.from({ length: 1 + random.below(4) }, (_, index) => make(index)));
}

/** Makes the next calls fail, a random number of times. The server may accept an order all the same. */
function causeFault(random: Random, studio: TestServer): void {
  const fault = random.pick(faults);
  const isTaken = random.chance(0.5);
  for (const call of ['POST /api/upload', 'POST /api/orders']) {
    let left = random.below(4);
    if (left === 0) continue;
    studio.fail(call, (request, response, body) => {
      if (--left === 0) studio.restore(call);
      if (isTaken && call === 'POST /api/orders') void studio.take(request, body);
      fault(request, response, body);
    });
  }
}

type Photos = Awaited<ReturnType<typeof photosOf>>;

async function fillIn(page: Page, visitor: string, photos: Photos, pick: () => Promise<unknown>) {
  const order = orderForm(page);
  await pick();
  await expect(order.photo(photos.at(-1)!.name)).toBeVisible({ timeout: 15_000 });
  await order.tab('Service Details').click();
  await order.service.selectOption('portrait');
  await order.tab('Contact & Delivery').click();
  await order.name.fill(visitor);
  await order.email.fill('ada@example.com');
}

async function open(context: BrowserContext, origin: string, offset = 0): Promise<Page> {
  const page = await context.newPage();
  // A tab with unsaved work asks before it is left.
  page.on('dialog', (dialog) => void dialog.accept().catch(() => {}));
  await page.clock.install({ time: Date.now() + offset });
  await page.goto(`${origin}/orders/new`);
  await hydrated(page);
  return page;
}

/** Advances the page's fake timers until the order's number or “Try again” is shown. */
async function waitForOutcome(page: Page): Promise<'sent' | 'failed' | 'unreadable'> {
  const order = orderForm(page);
  // One locator: between two checks, the order's number may replace the button.
  const again = order.form.getByRole('button', { name: 'Try again', disabled: false });
  const lost = order.form.getByRole('region', { name: /can’t be read$/ });
  for (let step = 0; step < 300; step++) {
    if (await order.number.isVisible()) return 'sent';
    if ((await again.count()) > 0) return 'failed';
    if (await lost.isVisible()) return 'unreadable';
    await page.clock.runFor(300);
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
  throw new Error(`Neither an order number nor a way to try again: ${await order.form.innerText()}`);
}

/** Runs in the page: makes the browser refuse every write. */
function fillDisk() {
  // The browser's own disk cannot be filled.
  IDBObjectStore.prototype.put = () => {
    throw new DOMException('The disk is full.', 'QuotaExceededError');
  };
}

/** Causes an accident to an order that is filled in. Resolves to the page in which the visitor continues. */
async function causeAccident(accident: Accident, page: Page, context: BrowserContext, studio: TestServer) {
  await page.clock.runFor(1000);
  if (accident === 'offline') {
    await context.setOffline(true);
    await page.waitForTimeout(50);
    await context.setOffline(false);
    return page;
  }
  // Waits until the draft is saved. Before that, the page asks before it closes.
  const asks = () =>
    page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
  await expect.poll(asks).toBe(false);
  if (accident === 'full storage') {
    await page.evaluate(fillDisk);
    return page;
  }
  if (accident === 'reload on a full disk') await page.addInitScript(fillDisk);
  if (accident === 'reload' || accident === 'reload on a full disk') {
    await page.reload();
    await hydrated(page);
    return page;
  }
  if (accident === 'second tab') {
    const second = await open(context, studio.origin);
    await orderForm(second).form.getByRole('button', { name: 'Bring it here' }).click();
    await expect(orderForm(second).form.getByText(/is here now/)).toBeVisible({ timeout: 15_000 });
    await expect(orderForm(page).form.getByRole('button', { name: /^Remove / })).toHaveCount(0);
    return second;
  }
  await page.close();
  const offset = accident === 'a year later' ? YEAR : accident === 'a year earlier' ? -YEAR : 0;
  return open(context, studio.origin, offset);
}

/** Submits, and reloads the page meanwhile. Resolves to the order's number if the order was accepted. */
async function reloadAtEveryStep(page: Page, studio: TestServer, visitor: string) {
  const order = orderForm(page);
  for (const delay of RELOADS) {
    await order.tab('Contact & Delivery').click();
    await order.submit.click();
    await page.clock.runFor(delay);
    await new Promise((resolve) => setTimeout(resolve, delay));
    await page.reload();
    await hydrated(page);
    await page.clock.runFor(1000);
    await expect(
      order.form
        .getByText(/^We kept your draft/)
        .or(order.photos)
        .first(),
    ).toBeAttached();
    await order.tab('Contact & Delivery').click();
    const taken = studio.orders.find(({ payload }) => payload['customerName'] === visitor);
    const isListed = await page.evaluate((id) => JSON.stringify(localStorage).includes(id), taken?.id ?? '-');
    if (taken && isListed) return taken.id;
    await expect(order.name, `after a reload ${delay} ms into the sending`).toHaveValue(visitor);
  }
  return undefined;
}

/** Adds photos from a folder that is then removed. */
async function pickFromCard(page: Page, photos: Photos) {
  const card = await mkdtemp(join(tmpdir(), 'card-'));
  const paths = photos.map(({ name }) => join(card, name));
  await Promise.all(photos.map(({ buffer }, index) => writeFile(paths[index]!, buffer)));
  await orderForm(page).photos.setInputFiles(paths);
  return () => rm(card, { recursive: true });
}

/** Chooses each photo again that the form reports as unreadable. */
async function chooseAgain(page: Page, photos: Photos) {
  const { form, submit } = orderForm(page);
  for (;;) {
    const again = form.getByRole('button', { name: /^Choose it again: / }).first();
    if (!(await again.isVisible())) break;
    const label = await again.getAttribute('aria-label');
    const choosing = page.waitForEvent('filechooser');
    await again.click();
    await (await choosing).setFiles(photos.find(({ name }) => label?.endsWith(name))!);
    await expect(form.getByRole('button', { name: label! })).toHaveCount(0);
  }
  await submit.click();
}

/** Plays one visitor, from the first photo to the order's number, and returns the number. */
async function visit(
  browser: Browser,
  studio: TestServer,
  accident: Accident,
  visitor: string,
  photos: Photos,
): Promise<string> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  });
  let page = await open(context, studio.origin);
  let eject: () => Promise<void> = async () => {};
  const pick = async () => {
    if (accident !== 'removed file') return orderForm(page).photos.setInputFiles(photos);
    eject = await pickFromCard(page, photos);
    return undefined;
  };
  try {
    await fillIn(page, visitor, photos, pick);
    if (!['none', 'double click', 'removed file', 'reload at every step'].includes(accident))
      page = await causeAccident(accident, page, context, studio);
    await eject();
    const order = orderForm(page);
    await order.tab('Contact & Delivery').click();
    await expect(order.name, `after: ${accident}`).toHaveValue(visitor);
    const taken = accident === 'reload at every step' && (await reloadAtEveryStep(page, studio, visitor));
    if (taken) return taken;
    await (accident === 'double click' ? order.submit.dblclick() : order.submit.click());
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const outcome = await waitForOutcome(page);
      if (outcome === 'sent') {
        const id = /#(\S+)/.exec(await order.number.innerText())?.[1];
        return id ?? '';
      }
      if (outcome === 'unreadable') await chooseAgain(page, photos);
      else await order.form.getByRole('button', { name: 'Try again' }).click();
    }
    throw new Error(`No order number after ${MAX_TRIES} tries`);
  } finally {
    await context.close();
  }
}

/** Runs of the model of an order (tests/unit/quote/order/order-model.test.ts), with the same seed. */
const MODEL_RUNS = process.env['RUNS'] ?? '20000';
const model = spawnSync(...npm('exec', '--', 'vitest', 'run', '--project', 'unit', 'order-model'), {
  env: { ...process.env, RUNS: MODEL_RUNS, SEED: String(SEED) },
  stdio: 'inherit',
});

const browser = await launchBrowser();
const problems: string[] = [];
let confirmedOrders = 0;
/** Number of orders per accident that ended well. */
const succeeded = new Map<string, number>();
console.warn(`${COUNT} orders, seed ${SEED}`);

/** Plays visitors one after the other, with their own server. */
async function playVisitors(first: number): Promise<void> {
  const studio = await startTestServer();
  const confirmed = new Map<string, string>();
  const chosen = new Map<string, string[]>();
  for (let at = first; at < COUNT; at += AT_ONCE) {
    const random = randomFrom(SEED * 1000 + at);
    const visitor = `Visitor ${at} of ${SEED}`;
    const photos = await photosOf(random, at);
    causeFault(random, studio);
    try {
      const accident = accidents[at % accidents.length]!;
      const id = await visit(browser, studio, accident, visitor, photos);
      succeeded.set(accident, (succeeded.get(accident) ?? 0) + 1);
      confirmed.set(id, visitor);
      chosen.set(
        id,
        photos.map(({ buffer }) => hashOf(buffer)),
      );
    } catch (error) {
      problems.push(`${visitor}: ${error instanceof Error ? error.message : String(error)}`);
    }
    studio.restore('POST /api/upload');
    studio.restore('POST /api/orders');
  }
  for (const { id, payload } of studio.orders) {
    if (confirmed.get(id) !== payload['customerName'])
      problems.push(`The studio has ${id} of ${String(payload['customerName'])}, who was told otherwise`);
    const got = (payload['uploadedFiles'] as string[]).map((name) => studio.files.get(name));
    if (String(got) !== String(chosen.get(id))) problems.push(`${id}: other bytes than were chosen`);
  }
  if (studio.orders.length !== confirmed.size)
    problems.push(`${studio.orders.length} orders taken, ${confirmed.size} confirmed`);
  confirmedOrders += confirmed.size;
  await studio.close();
}

await Promise.all(Array.from({ length: AT_ONCE }, (_, first) => playVisitors(first)));
await browser.close();
for (const problem of problems) console.error(problem);
for (const [accident, count] of succeeded) console.warn(`${count} × ${accident}`);
console.warn(`${confirmedOrders} of ${COUNT} orders confirmed, ${problems.length} problems`);
process.exitCode = problems.length > 0 || confirmedOrders !== COUNT || model.status !== 0 ? 1 : 0;
