/**
 * The soak: so many orders by one visitor after the other, each with random photos, random faults of the studio's
 * server and random accidents (a reload, a closed tab, a lost connection, an impatient double click). Afterwards the
 * orders that the server has taken must be those that a person was told of, each once, with the very bytes that they
 * chose. Run: npm run soak -- 200 20261121 (how many, and the seed that makes a run repeatable).
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { type Browser, type BrowserContext, chromium, expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { browserArgs, browserPath } from './browser.ts';
import { hydrated, orderForm } from './e2e/person.ts';
import { answerWith, type Fault, startTestServer, type TestServer } from './test-server.ts';

const COUNT = Number(process.argv[2] ?? 200);
const SEED = Number(process.argv[3] ?? Date.now() % 1_000_000);
/** Tries of one person before the soak calls the order lost. */
const PATIENCE = 12;
/** Orders that are on their way at the same time, each in a browser context of its own. */
const AT_ONCE = 2;

/** Mulberry32: small, and the same on every machine. */
function randomFrom(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    chance: (share: number) => next() < share,
    pick: <T>(list: readonly T[]): T => list[below(list.length)]!,
  };
}

type Random = ReturnType<typeof randomFrom>;

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

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

const accidents = ['none', 'none', 'reload', 'closed tab', 'offline', 'double click'] as const;

async function photosOf(random: Random, order: number) {
  const make = async (index: number) => {
    const background = { r: random.below(256), g: random.below(256), b: random.below(256) };
    const size = 16 + random.below(200);
    const buffer = await sharp({ create: { width: size, height: size, channels: 3, background } })
      .jpeg()
      // Makes each file the only one of its kind.
      .withExif({ IFD0: { ImageDescription: `order ${order}, photo ${index}` } })
      .toBuffer();
    return { name: `DSC_${order}_${index}.jpg`, mimeType: 'image/jpeg', buffer };
  };
  return Promise.all(Array.from({ length: 1 + random.below(4) }, (_, index) => make(index)));
}

/** Answers the next calls badly, a random number of times. An order may have been taken all the same. */
function trouble(random: Random, studio: TestServer): void {
  const fault = random.pick(faults);
  const isTaken = random.chance(0.5);
  for (const call of ['POST /api/upload', 'POST /api/orders']) {
    let left = random.below(4);
    if (left === 0) continue;
    studio.fail(call, (request, response, body) => {
      if (--left === 0) studio.fail(call);
      if (isTaken && call === 'POST /api/orders') void studio.take(request, body);
      fault(request, response, body);
    });
  }
}

type Photos = Awaited<ReturnType<typeof photosOf>>;

async function fillIn(page: Page, visitor: string, photos: Photos) {
  const order = orderForm(page);
  await order.photos.setInputFiles(photos);
  await expect(order.photo(photos.at(-1)!.name)).toBeVisible({ timeout: 15_000 });
  await order.tab('Service Details').click();
  await order.service.selectOption('portrait');
  await order.tab('Contact & Delivery').click();
  await order.name.fill(visitor);
  await order.email.fill('ada@example.com');
}

async function open(context: BrowserContext, origin: string): Promise<Page> {
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(`${origin}/orders/new`);
  await hydrated(page);
  return page;
}

/** Lets the page's clock run until the order's number or the way to try again is there. */
async function settled(page: Page): Promise<'sent' | 'failed'> {
  const order = orderForm(page);
  // One question: between two, the button may have gone with the order's number in its place.
  const again = order.form.getByRole('button', { name: 'Try again', disabled: false });
  for (let step = 0; step < 300; step++) {
    if (await order.number.isVisible()) return 'sent';
    if ((await again.count()) > 0) return 'failed';
    await page.clock.runFor(300);
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
  throw new Error('Neither an order number nor a way to try again');
}

async function survive(
  accident: (typeof accidents)[number],
  page: Page,
  context: BrowserContext,
  studio: TestServer,
) {
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
  if (accident === 'reload') {
    await page.reload();
    await hydrated(page);
    return page;
  }
  await page.close();
  return open(context, studio.origin);
}

/** One visitor, from the first photo to the order's number. Returns the number. */
async function visit(
  browser: Browser,
  studio: TestServer,
  random: Random,
  visitor: string,
  photos: Photos,
): Promise<string> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  });
  let page = await open(context, studio.origin);
  const accident = random.pick(accidents);
  try {
    await fillIn(page, visitor, photos);
    if (accident !== 'none' && accident !== 'double click')
      page = await survive(accident, page, context, studio);
    const order = orderForm(page);
    await order.tab('Contact & Delivery').click();
    await expect(order.name, `after: ${accident}`).toHaveValue(visitor);
    await (accident === 'double click' ? order.submit.dblclick() : order.submit.click());
    for (let tries = 0; tries < PATIENCE; tries++) {
      if ((await settled(page)) === 'sent') {
        const id = /#(\S+)/.exec(await order.number.innerText())?.[1];
        return id ?? '';
      }
      await order.form.getByRole('button', { name: 'Try again' }).click();
    }
    throw new Error('Out of patience');
  } finally {
    await context.close();
  }
}

/** Runs of the model of an order (tests/unit/quote/order-model.test.ts), with the same seed. */
const MODEL_RUNS = '20000';
const model = spawnSync('npm', ['exec', '--', 'vitest', 'run', '--project', 'unit', 'order-model'], {
  env: { ...process.env, RUNS: MODEL_RUNS, SEED: String(SEED) },
  stdio: 'inherit',
});

const browser = await chromium.launch({ executablePath: await browserPath(), args: browserArgs });
const problems: string[] = [];
let confirmedOrders = 0;
console.warn(`${COUNT} orders, seed ${SEED}`);

/** Visitors one after the other, at a studio of their own. */
async function queue(first: number): Promise<void> {
  const studio = await startTestServer();
  const confirmed = new Map<string, string>();
  const chosen = new Map<string, string[]>();
  for (let at = first; at < COUNT; at += AT_ONCE) {
    const random = randomFrom(SEED * 1000 + at);
    const visitor = `Visitor ${at} of ${SEED}`;
    const photos = await photosOf(random, at);
    trouble(random, studio);
    try {
      const id = await visit(browser, studio, random, visitor, photos);
      confirmed.set(id, visitor);
      chosen.set(
        id,
        photos.map(({ buffer }) => hashOf(buffer)),
      );
    } catch (error) {
      problems.push(`${visitor}: ${error instanceof Error ? error.message : String(error)}`);
    }
    studio.fail('POST /api/upload');
    studio.fail('POST /api/orders');
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

await Promise.all(Array.from({ length: AT_ONCE }, (_, first) => queue(first)));
await browser.close();
for (const problem of problems) console.error(problem);
console.warn(`${confirmedOrders} of ${COUNT} orders confirmed, ${problems.length} problems`);
process.exitCode = problems.length > 0 || confirmedOrders !== COUNT || model.status !== 0 ? 1 : 0;
