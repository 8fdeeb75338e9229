/**
 * `npm run bench`: what the built site weighs and how fast it is. It prints one table with the budgets and the change
 * since the committed figures (bench.json), and writes it to dist/bench.md and dist/bench.json.
 *
 * It never fails, because times depend on the machine; tests/site/budgets.test.ts enforces the bytes. Run
 * `npm run build` first.
 *
 * - `npm run bench -- --applied` measures only the part in which the browser itself slows the network and the
 *   processor down (bench-applied.ts).
 * - `npm run bench -- --update` also writes the measured figures to tests/bench.json, to be committed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import lighthouse, { type Result } from 'lighthouse';
import type { Browser } from 'playwright-core';
import { DIST } from '../site/build/dist.ts';
import { serveStatic } from '../site/serve.ts';
import { appliedRows, countBytes, PHONE, SLOWDOWN, slowDown } from './bench-applied.ts';
import { leftBehind, peakMemory } from './bench-memory.ts';
import { manyPhotos, rawShare } from './bench-photos.ts';
import type { Row } from './bench-row.ts';
import { studioRows } from './bench-studio.ts';
import { launchBrowser } from './browser.ts';
import { kindOf, largestDocuments, pageBudgets, pageKinds, weigh, weights } from './budgets.ts';
import { listen } from './listen.ts';
import { plainPicture } from './plain-picture.ts';
import { builtPages, site } from './site/built.ts';

const COMMITTED = join(import.meta.dirname, 'bench.json');
const DEBUG_PORT = 9377;
/** Time after `load` until a first load is over, in ms. */
const QUIET = 1000;
const PHOTOS = 300;
/** One page of each template that a visitor reads. */
const SCORED = [
  '/',
  '/services/portrait',
  '/blog/culling-a-wedding',
  '/privacy-policy',
  '/orders/new',
  '/faq',
];

const server = createServer(await serveStatic({ root: site }));
const origin = await listen(server);
const browser = await launchBrowser(`--remote-debugging-port=${DEBUG_PORT}`);

const rows: Row[] = [];
try {
  if (process.argv.includes('--applied')) rows.push(...(await appliedRows(browser, origin, site)));
  else await measureAll();
} finally {
  await browser.close();
  server.close();
}
const table = tabulate(rows, await lastFigures());
console.log(plain(table));
await writeFile(join(DIST, 'bench.md'), markdown(table));
await writeFile(join(DIST, 'bench.json'), JSON.stringify(rows, null, 2));
if (process.argv.includes('--update')) await writeFile(COMMITTED, figuresOf(rows, await lastFigures()));

async function measureAll(): Promise<void> {
  rows.push(...pageBytes(), ...(await firstLoad(browser)));
  rows.push(...(await middle(() => openingSearch(browser))), ...(await middle(() => typing(browser))));
  rows.push(await painting(browser));
  rows.push(await rawShare(), ...(await manyPhotos(browser, origin)));
  rows.push(...(await peakMemory(origin)), ...(await leftBehind(origin)));
  rows.push(...(await studioRows()));
  for (const path of SCORED) rows.push(...(await scores(path)));
  rows.push(...(await appliedRows(browser, origin, site)));
}

/** Returns the median of three measurements, by their first figure, in case other work slows down one of them. */
async function middle(measure: () => Promise<Row[]>): Promise<Row[]> {
  const runs = [await measure(), await measure(), await measure()];
  const [, rows] = runs.toSorted(([a], [b]) => (a?.figure ?? 0) - (b?.figure ?? 0));
  if (!rows) throw new Error('Three measurements have a middle one.');
  return rows;
}

/** The heaviest page of each kind, from the files. */
function pageBytes(): Row[] {
  return pageKinds.flatMap((kind) => {
    const pages = builtPages.filter((page) => kindOf(page) === kind);
    return weights.map((weight): Row => {
      const weighed = weight === 'html' ? largestDocuments(pages) : pages;
      const figure = Math.max(...weighed.map((page) => weigh(page)[weight]));
      const unit = weight === 'nodes' ? 'nodes' : 'KB';
      return { what: `${kind} page: ${weight}`, figure, unit, budget: pageBudgets[kind][weight] };
    });
  });
}

/** Bytes of the home page's first visit on a phone, as they came over the wire with their headers. */
async function firstLoad(browser: Browser): Promise<Row[]> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const bytes = await countBytes(await context.newCDPSession(page));
  await page.goto(origin, { waitUntil: 'load' });
  await page.waitForTimeout(QUIET);
  await context.close();
  return [
    { what: 'First visit of /: pictures', figure: bytes.of('Image'), unit: 'KB', budget: 120 },
    { what: 'First visit of /: everything', figure: bytes.total(), unit: 'KB', budget: 235 },
  ];
}

/**
 * Measures the time from the press on the search button to the frame that shows the dialog, and to the first frame after
 * the press, on a slow processor. It is measured in the page, because a locator by role reads every element.
 */
async function openingSearch(browser: Browser): Promise<Row[]> {
  const page = await browser.newPage();
  await page.goto(origin, { waitUntil: 'load' });
  // Until it is hydrated, the button does not react to the pointer.
  await page.waitForTimeout(QUIET);
  await page
    .getByRole('button', { name: /^Search/ })
    .first()
    .hover();
  await page.waitForTimeout(QUIET);
  await slowDown(await page.context().newCDPSession(page));
  await page.evaluate(() => {
    const times: { frame?: number; shown?: number } = {};
    Object.assign(window, { searchTimes: times });
    const onPress = ({ timeStamp }: Event) => {
      const sincePress = () => performance.now() - timeStamp;
      // A task after a frame's callbacks comes when that frame has been drawn.
      const check = () => {
        const isThere = document.querySelector('[role=dialog]') !== null;
        setTimeout(() => {
          times.frame ??= sincePress();
          if (isThere) times.shown = sincePress();
        });
        if (!isThere) requestAnimationFrame(check);
      };
      requestAnimationFrame(check);
    };
    addEventListener('click', onPress, { capture: true, once: true });
  });
  await page.mouse.down();
  await page.mouse.up();
  const times = await page.waitForFunction(() => {
    const { searchTimes } = window as unknown as { searchTimes: { frame?: number; shown?: number } };
    return searchTimes.shown && searchTimes;
  });
  const { frame = Infinity, shown = Infinity } = (await times.jsonValue()) || {};
  await page.close();
  return [
    { what: `Search opens, ${SLOWDOWN}× slowdown`, figure: shown, unit: 'ms', budget: 160 },
    { what: `Search opens: next frame, ${SLOWDOWN}× slowdown`, figure: frame, unit: 'ms', budget: 64 },
  ];
}

/** Measures the slowest large preview of a look in the worker, from its color table to its pixels. */
async function painting(browser: Browser): Promise<Row> {
  const page = await browser.newPage();
  await page.goto(`${origin}/orders/new`, { waitUntil: 'networkidle' });
  const buffer = await plainPicture(2400, 1600).jpeg().toBuffer();
  const photo = { name: 'DSC_1000.jpg', mimeType: 'image/jpeg', buffer };
  await page.locator('input[type=file][multiple]').first().setInputFiles(photo);
  await page.getByRole('tab', { name: 'Preferences' }).click();
  for (const name of ['Moody & Dramatic', 'Warm & Cozy', 'High contrast']) {
    await page.getByRole('checkbox', { name }).check();
    await page.waitForTimeout(QUIET);
  }
  const figure = await page.evaluate(() => {
    const painted = performance.getEntriesByName('look painted') as PerformanceMeasure[];
    const times = painted.filter(({ detail }) => detail.width === 1600).map(({ duration }) => duration);
    // If nothing was painted, the measurement has failed.
    return times.length > 0 ? Math.max(...times) : Number.POSITIVE_INFINITY;
  });
  await page.close();
  return { what: 'A look on a photo of 1600 px', figure, unit: 'ms', budget: 100 };
}

/** Measures the slowest of forty keystrokes in a form with many photos, on a slow processor. */
async function typing(browser: Browser): Promise<Row[]> {
  const page = await browser.newPage();
  await page.goto(`${origin}/#upload`);
  const photo = await plainPicture(640, 480).jpeg().toBuffer();
  const files = Array.from({ length: PHOTOS }, (_, index) => ({
    name: `DSC_${1000 + index}.jpg`,
    mimeType: 'image/jpeg',
    // Different contents, or the form would report copies.
    buffer: Buffer.concat([photo, Buffer.from(String(index))]),
  }));
  await page.locator('#upload input[type=file][multiple]').first().setInputFiles(files);
  await page.waitForTimeout(3000);
  await page.getByRole('tab', { name: /Service Details/ }).click();
  await page.locator('#upload textarea:visible').first().focus();
  await slowDown(await page.context().newCDPSession(page));
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { keyTimes: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === 'keydown') seen.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 });
  });
  await page.keyboard.type('Keep the grain, warm the shadows a little.', { delay: 120 });
  await page.waitForTimeout(500);
  const times = await page.evaluate(() => (window as unknown as { keyTimes: number[] }).keyTimes);
  await page.close();
  const figure = Math.max(16, ...times);
  return [{ what: `Slowest key, ${PHOTOS} photos, ${SLOWDOWN}× slowdown`, figure, unit: 'ms', budget: 50 }];
}

/** Returns Lighthouse's four scores of a page on its simulated phone: the median of three runs, as its guide advises. */
async function scores(path: string): Promise<Row[]> {
  const budgets = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
  const runs: Result[] = [];
  for (let run = 0; run < 3; run++) {
    const result = await lighthouse(origin + path, {
      port: DEBUG_PORT,
      logLevel: 'error',
      onlyCategories: Object.keys(budgets),
    });
    if (!result) throw new Error(`Lighthouse gave no result for ${path}.`);
    runs.push(result.lhr);
  }
  const scoreOf = (result: Result, id: string) => (result.categories[id]?.score ?? 0) * 100;
  const middle = runs.toSorted((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'))[1];
  if (!middle) throw new Error('Three runs have a middle one.');
  if (path === '/') await writeFile(join(DIST, 'lighthouse.json'), JSON.stringify(middle));
  return Object.entries(budgets).map(([id, budget]) => ({
    what: `Lighthouse ${path}: ${id}`,
    figure: scoreOf(middle, id),
    unit: 'points',
    budget,
    atLeast: true,
  }));
}

/** Reads the committed figures, by name. */
async function lastFigures(): Promise<Record<string, number>> {
  return JSON.parse(await readFile(COMMITTED, 'utf8').catch(() => '{}'));
}

/**
 * Returns the committed figures with the measured ones, so that measuring a part keeps the others. A measurement that
 * failed has no finite figure and changes nothing.
 */
function figuresOf(rows: Row[], last: Record<string, number>): string {
  const measured = rows.filter(({ figure }) => Number.isFinite(figure));
  const figures = Object.fromEntries(measured.map(({ what, figure, unit }) => [what, rounded(figure, unit)]));
  return `${JSON.stringify({ ...last, ...figures }, null, 2)}\n`;
}

function tabulate(rows: Row[], last: Record<string, number>): string[][] {
  const lines = rows.map(({ what, figure, unit, budget, atLeast, spread }) => [
    what,
    `${rounded(figure, unit)} ${unit}`,
    spread?.map((end) => rounded(end, unit)).join('–') ?? '',
    budget === undefined ? '' : `${atLeast ? '≥' : '≤'} ${budget}`,
    budget === undefined ? '' : (atLeast ? figure >= budget : figure <= budget) ? 'kept' : 'OVER',
    changeOf(rounded(figure, unit), last[what], unit),
  ]);
  return [['', 'figure', 'spread', 'budget', 'verdict', 'since'], ...lines];
}

function changeOf(figure: number, before: number | undefined, unit: Row['unit']): string {
  if (before === undefined) return 'new';
  const change = rounded(figure - before, unit);
  return change === 0 ? '=' : `${change > 0 ? '+' : ''}${change}`;
}

/** With as many decimals as the unit’s budgets have. */
function rounded(figure: number, unit: Row['unit']): number {
  return Number(figure.toFixed(unit === 'shift' ? 4 : unit === '×' ? 2 : 1));
}

function plain(table: string[][]): string {
  const widths = [0, 1, 2, 3, 4, 5].map((column) =>
    Math.max(...table.map((line) => line[column]?.length ?? 0)),
  );
  return table
    .map((line) =>
      line
        .map((cell, column) => (column ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[0] ?? 0)))
        .join('  '),
    )
    .join('\n');
}

function markdown([head = [], ...lines]: string[][]): string {
  const row = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [row(head), '| --- | ---: | ---: | ---: | --- | ---: |', ...lines.map(row)].join('\n') + '\n';
}
