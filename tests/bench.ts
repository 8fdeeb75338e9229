/**
 * `npm run bench`: what the built site weighs and how fast it is, against the budgets, as one table and as
 * dist/bench.json. It never fails: times depend on the machine. Run `npm run build` first.
 */
import { readFile, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import lighthouse from 'lighthouse';
import { chromium, type Browser, type Page } from 'playwright-core';
import sharp from 'sharp';
import { createServer } from '../site/serve.ts';
import { browserArgs, browserPath } from './browser.ts';

const DIST = join(import.meta.dirname, '../dist');
const DEBUG_PORT = 9377;
/** A first load is over when nothing has moved for this long after `load`, in ms. */
const QUIET = 1000;
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const PHOTOS = 300;
const SLOWDOWN = 4;

type Row = { what: string; figure: number; unit: 'KB' | 'ms' | 'points'; budget: number; atLeast?: true };

const server = await createServer();
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const browser = await chromium.launch({
  executablePath: await browserPath(),
  args: [...browserArgs, `--remote-debugging-port=${DEBUG_PORT}`],
});

const rows: Row[] = [];
try {
  rows.push(...(await firstLoad(browser)), await typing(browser), await prerendering());
  rows.push(...(await scores()));
} finally {
  await browser.close();
  server.close();
}
print(rows);
await writeFile(join(DIST, 'bench.json'), JSON.stringify(rows, null, 2));

/** Bytes of the home page's first visit on a phone, as they came over the wire. */
async function firstLoad(browser: Browser): Promise<Row[]> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const bytes = await countBytes(page);
  await page.goto(origin, { waitUntil: 'load' });
  await page.waitForTimeout(QUIET);
  const css = await page.locator('head > style').first().textContent();
  await context.close();
  const sum = (kind: string) => (bytes.get(kind) ?? 0) / 1024;
  const total = [...bytes.values()].reduce((all, one) => all + one, 0) / 1024;
  return [
    { what: 'First load of /: JavaScript', figure: sum('Script'), unit: 'KB', budget: 95 },
    { what: 'CSS, inlined', figure: brotliCompressSync(css ?? '').length / 1024, unit: 'KB', budget: 14 },
    { what: 'Fonts', figure: sum('Font'), unit: 'KB', budget: 60 },
    { what: 'HTML, with its CSS', figure: sum('Document'), unit: 'KB', budget: 40 },
    { what: 'Pictures', figure: sum('Image'), unit: 'KB', budget: 120 },
    { what: 'Whole page', figure: total, unit: 'KB', budget: 260 },
  ];
}

/** Encoded bytes with their headers, by kind of resource. */
async function countBytes(page: Page): Promise<Map<string, number>> {
  const bytes = new Map<string, number>();
  const kinds = new Map<string, string>();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength);
  });
  return bytes;
}

/** What one key costs in the form with many photographs attached, on a slow processor: the slowest of forty. */
async function typing(browser: Browser): Promise<Row> {
  const page = await browser.newPage();
  await page.goto(`${origin}/#upload`);
  const photo = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#b06a32' } })
    .jpeg()
    .toBuffer();
  const files = Array.from({ length: PHOTOS }, (_, index) => ({
    name: `DSC_${1000 + index}.jpg`,
    mimeType: 'image/jpeg',
    // Each its own content: the form knows the same file twice.
    buffer: Buffer.concat([photo, Buffer.from(String(index))]),
  }));
  await page.locator('#upload input[type=file][multiple]').first().setInputFiles(files);
  await page.waitForTimeout(3000);
  await page.getByRole('tab', { name: /Service Details/ }).click();
  await page.locator('#upload textarea:visible').first().focus();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { keyTimes: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === 'keydown') seen.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await page.keyboard.type('Keep the grain, warm the shadows a little.', { delay: 120 });
  await page.waitForTimeout(500);
  const times = await page.evaluate(() => (window as unknown as { keyTimes: number[] }).keyTimes);
  await page.close();
  const figure = Math.max(16, ...times);
  return { what: `Slowest key, ${PHOTOS} photos, ${SLOWDOWN}× slowdown`, figure, unit: 'ms', budget: 50 };
}

/** As the build measured it. */
async function prerendering(): Promise<Row> {
  const { msPerPage } = JSON.parse(await readFile(join(DIST, 'prerender.json'), 'utf8'));
  return { what: 'Prerender, per page', figure: msPerPage, unit: 'ms', budget: 50 };
}

/** Lighthouse's four, for the home page on its simulated phone. */
async function scores(): Promise<Row[]> {
  const budgets = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
  const result = await lighthouse(origin, {
    port: DEBUG_PORT,
    logLevel: 'error',
    onlyCategories: Object.keys(budgets),
  });
  if (!result) throw new Error('Lighthouse gave no result.');
  await writeFile(join(DIST, 'lighthouse.json'), JSON.stringify(result.lhr));
  return Object.entries(budgets).map(([id, budget]) => ({
    what: `Lighthouse mobile: ${id}`,
    figure: (result.lhr.categories[id]?.score ?? 0) * 100,
    unit: 'points',
    budget,
    atLeast: true,
  }));
}

function print(rows: Row[]) {
  const lines = rows.map(({ what, figure, unit, budget, atLeast }) => {
    const kept = atLeast ? figure >= budget : figure <= budget;
    return [what, `${figure.toFixed(1)} ${unit}`, `${atLeast ? '≥' : '≤'} ${budget}`, kept ? 'kept' : 'OVER'];
  });
  const table = [['', 'figure', 'budget', ''], ...lines];
  const widths = [0, 1, 2].map((column) => Math.max(...table.map((line) => line[column]?.length ?? 0)));
  for (const [what = '', figure = '', budget = '', verdict = ''] of table) {
    const [first = 0, second = 0, third = 0] = widths;
    console.log([what.padEnd(first), figure.padStart(second), budget.padStart(third), verdict].join('  '));
  }
}
