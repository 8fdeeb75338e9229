/**
 * How the built site behaves on a slow phone. The browser itself slows the network and the processor down, while
 * Lighthouse calculates both from one fast load.
 */
import { createServer } from 'node:http';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { serveStatic } from '../site/serve.ts';
import { buildReference } from './bench-reference.ts';
import type { Row } from './bench-row.ts';
import { listen } from './listen.ts';

const RUNS = 5;
export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
export const SLOWDOWN = 4;
/** “Slow 4G” of Lighthouse and the DevTools: 150 ms and 1.6 Mbit/s, times their factors for applied throttling. */
const SLOW_4G = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6e6 * 0.9) / 8,
  uploadThroughput: (750e3 * 0.9) / 8,
};
/** A first load is measured until this long after `load`, in ms. Idle work of the site starts later. */
const AFTER_LOAD = 3000;
/** A task that blocks input, in ms (web.dev/articles/tbt). */
const LONG_TASK = 50;
/** Speed of a fast swipe, in px per second. */
const SCROLL_SPEED = 2000;
/** Time for a jump to an anchor, in ms: smooth scrolling, and the section’s code over a slow connection. */
const JUMP = 2500;

const REFERENCE = 'no script';

/** One page of each template that a visitor reads, and the catalog of articles with its photographs. */
const pages = [
  '/',
  '/orders/new',
  '/services/portrait',
  '/blog',
  '/blog/culling-a-wedding',
  '/privacy-policy',
] as const;

type Load = {
  fcp: number;
  lcp: number;
  tbt: number;
  mainThread: number;
  longestTask: number;
  nodes: number;
  html: number;
  total: number;
  cls: number;
};

type Measure = keyof Load;
const units: Record<Measure, Row['unit']> = {
  lcp: 'ms',
  fcp: 'ms',
  tbt: 'ms',
  mainThread: 'ms',
  longestTask: 'ms',
  nodes: 'nodes',
  html: 'KB',
  total: 'KB',
  cls: 'shift',
};
const names: Record<Measure, string> = {
  lcp: 'largest paint',
  fcp: 'first paint',
  tbt: 'blocking time',
  mainThread: 'main thread',
  longestTask: 'longest task',
  nodes: 'nodes',
  html: 'HTML',
  total: 'everything',
  cls: 'layout shift',
};

const everywhere = { tbt: 60, mainThread: 1100, total: 260, cls: 0.005 };
/** Page → budgets; the others have those of `everywhere`. Nodes and HTML have theirs in budgets.ts. */
const budgets: Record<string, Partial<Record<Measure, number>>> = {
  '/': { tbt: 110, mainThread: 1500, longestTask: 110, total: 235, cls: 0.005 },
  '/orders/new': { ...everywhere, fcp: 1000 },
};

/** All rows of the applied part: medians of five runs. Each run visits every page, so that a busy moment meets each of them. */
export async function appliedRows(browser: Browser, origin: string, site: string): Promise<Row[]> {
  const reference = createServer(await serveStatic({ root: await buildReference(browser, site) }));
  const referenceOrigin = `${await listen(reference)}/`;
  const loads = new Map<string, Load[]>();
  const scrolls: Scroll[] = [];
  const presses: Press[] = [];
  try {
    for (let run = 0; run < RUNS; run++) {
      for (const path of [REFERENCE, ...pages]) {
        const url = path === REFERENCE ? referenceOrigin : origin + path;
        loads.set(path, [...(loads.get(path) ?? []), await measureLoad(browser, url)]);
      }
      scrolls.push(await measureScroll(browser, origin));
      presses.push(await measurePresses(browser, origin));
    }
  } finally {
    reference.close();
  }
  return [
    ...[...loads].flatMap(([path, runs]) => loadRows(path, runs)),
    ...ratioRows(loads.get('/') ?? [], loads.get(REFERENCE) ?? []),
    ...scrollRows(scrolls),
    ...pressRows(presses),
  ].map((one) => ({ ...one, what: `Applied: ${one.what}` }));
}

function loadRows(path: string, runs: readonly Load[]): Row[] {
  const allowed: Partial<Record<Measure, number>> = path === REFERENCE ? {} : (budgets[path] ?? everywhere);
  return (Object.keys(units) as Measure[]).map((measure) =>
    row(
      `${path}, ${names[measure]}`,
      runs.map((run) => run[measure]),
      units[measure],
      allowed[measure],
    ),
  );
}

function ratioRows(home: readonly Load[], reference: readonly Load[]): Row[] {
  const ratio = (measure: 'fcp' | 'lcp') =>
    median(home.map((run) => run[measure])) / median(reference.map((run) => run[measure]));
  return [
    { what: '/, first paint over the page without script', figure: ratio('fcp'), unit: '×', budget: 1.15 },
    { what: '/, largest paint over the page without script', figure: ratio('lcp'), unit: '×', budget: 1 },
  ];
}

function scrollRows(runs: readonly Scroll[]): Row[] {
  const of = (measure: keyof Scroll) => runs.map((run) => run[measure]);
  return [
    row('scrolling /, longest frame', of('longestFrame'), 'ms', 50),
    row('scrolling /, layout shift', of('cls'), 'shift', 0.005),
    row('scrolling /, sections seen empty', of('empty'), 'more', 0),
    row('jumping to every part of /, layout shift', of('jumpCls'), 'shift', 0.005),
  ];
}

function pressRows(runs: readonly Press[]): Row[] {
  const of = (measure: keyof Press) => runs.map((run) => run[measure]);
  return [
    row('phone menu, next frame', of('menu'), 'ms', 64),
    row('tab of the order form, next frame', of('tab'), 'ms', 64),
  ];
}

function row(what: string, figures: readonly number[], unit: Row['unit'], budget?: number): Row {
  return {
    what,
    figure: median(figures),
    unit,
    budget,
    spread: [Math.min(...figures), Math.max(...figures)],
  };
}

function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;
}

/** A first visit: nothing cached, nothing stored. */
async function measureLoad(browser: Browser, url: string): Promise<Load> {
  const { page, session, close } = await openPhone(browser);
  const bytes = await countBytes(session);
  await throttle(session);
  await browser.startTracing(page, { categories: TRACED });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(AFTER_LOAD);
  const tasks = topLevelTasks(await browser.stopTracing());
  const seen = await page.evaluate(() => ({
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    lcp: window.benchSeen.lcp,
    cls: window.benchSeen.cls,
    nodes: document.querySelectorAll('*').length,
  }));
  await close();
  return { ...seen, ...blocking(tasks, seen.fcp), html: bytes.of('Document'), total: bytes.total() };
}

type Scroll = { longestFrame: number; cls: number; jumpCls: number; empty: number };

/** Scrolls the home page from top to bottom, then jumps to each of its anchors. */
async function measureScroll(browser: Browser, origin: string): Promise<Scroll> {
  const { page, session, close } = await openPhone(browser);
  await throttle(session);
  await page.goto(origin, { waitUntil: 'load' });
  await page.waitForTimeout(AFTER_LOAD);
  await resetSeen(page);
  await page.evaluate((speed) => window.scrollThrough(speed), SCROLL_SPEED);
  await page.waitForTimeout(1000);
  const { longestFrame, cls, empty } = await page.evaluate(() => window.benchSeen);
  await resetSeen(page);
  for (const hash of await hashesOf(page)) {
    await page.evaluate((to) => (location.hash = to), hash);
    await page.waitForTimeout(JUMP);
  }
  const { cls: jumpCls } = await page.evaluate(() => window.benchSeen);
  await close();
  return { longestFrame, cls, jumpCls, empty };
}

/** The anchors of the parts. Those of single questions are left out, because they open an answer. */
function hashesOf(page: Page): Promise<string[]> {
  return page.evaluate(() => [...document.querySelectorAll('main section[id]')].map(({ id }) => `#${id}`));
}

type Press = { menu: number; tab: number };

/** Time from a press to the next frame, from the browser’s event timing: rounded to 8 ms, at least 16 ms. */
async function measurePresses(browser: Browser, origin: string): Promise<Press> {
  const { page, session, close } = await openPhone(browser);
  await page.goto(origin, { waitUntil: 'load' });
  await page.waitForTimeout(AFTER_LOAD);
  await slowDown(session);
  const menu = await longestEvent(page, () => page.getByRole('button', { name: 'Menu' }).tap());
  await page.keyboard.press('Escape');
  await page.goto(`${origin}/orders/new`, { waitUntil: 'load' });
  await page.waitForTimeout(AFTER_LOAD);
  const tab = await longestEvent(page, () => page.getByRole('tab', { name: /Service Details/ }).tap());
  await close();
  return { menu, tab };
}

async function longestEvent(page: Page, act: () => Promise<void>): Promise<number> {
  await resetSeen(page);
  await act();
  await page.waitForTimeout(1000);
  return page.evaluate(() => window.benchSeen.longestEvent);
}

type Seen = { lcp: number; cls: number; longestFrame: number; longestEvent: number; empty: number };

declare global {
  interface Window {
    benchSeen: Seen;
    scrollThrough: (speed: number) => Promise<void>;
  }
}

const resetSeen = (page: Page) =>
  page.evaluate(() =>
    Object.assign(window.benchSeen, { cls: 0, longestFrame: 0, longestEvent: 16, empty: 0 }),
  );

async function openPhone(browser: Browser) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.addInitScript(observe);
  return { page, session: await context.newCDPSession(page), close: () => context.close() };
}

/** Runs in the page, before its own scripts. */
function observe(): void {
  const seen = { lcp: 0, cls: 0, longestFrame: 0, longestEvent: 16, empty: 0 };
  const on = (type: string, take: (entry: PerformanceEntry) => void, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...options,
    });
  on('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  on('layout-shift', (entry) => (seen.cls += (entry as PerformanceEntry & { value: number }).value));
  on('long-animation-frame', ({ duration }) => (seen.longestFrame = Math.max(seen.longestFrame, duration)));
  const takeEvent = (entry: PerformanceEntry) => {
    // Without an id it is no press, but for example the pointer entering a new dialog.
    const { duration, interactionId } = entry as PerformanceEventTiming;
    if (interactionId) seen.longestEvent = Math.max(seen.longestEvent, duration);
  };
  on('event', takeEvent, { durationThreshold: 16 });
  Object.assign(window, {
    benchSeen: seen,
    /** Scrolls to the end by so many px a second, and counts parts in the window that are not laid out. */
    scrollThrough: async (speed: number) => {
      // The part and not its section: measuring what is inside a skipped part lays the part out.
      const parts = [...document.querySelectorAll('.below-fold')];
      const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
      for (let last = await nextFrame(); scrollY + innerHeight < document.documentElement.scrollHeight - 1;) {
        const now = await nextFrame();
        // A touch of one pixel, at least: positions are rounded.
        const top = Math.max(1, ((now - last) * speed) / 1000);
        scrollBy({ top: Math.min(top, innerHeight), behavior: 'instant' });
        last = now;
        seen.empty += parts.filter((part) => {
          const { top, bottom } = part.getBoundingClientRect();
          const child = part.firstElementChild;
          return top < innerHeight && bottom > 0 && !child?.checkVisibility({ contentVisibilityAuto: true });
        }).length;
      }
    },
  });
}

async function throttle(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await slowDown(session);
}

export async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

/** Counts the bytes transferred from now on, with headers, in KB: of one type of resource, and of all. */
export async function countBytes(session: CDPSession) {
  const types = new Map<string, string>();
  const bytes = new Map<string, number>();
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? 'Other';
    bytes.set(type, (bytes.get(type) ?? 0) + encodedDataLength / 1000);
  });
  return { of: (type: string) => bytes.get(type) ?? 0, total: () => sum([...bytes.values()]) };
}

const TRACED = ['-*', '__metadata', 'blink.user_timing', 'loading', 'disabled-by-default-devtools.timeline'];

type Task = { start: number; duration: number };
type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  args: { name?: string };
};

/** Tasks of the page’s main thread, in ms since the navigation. */
function topLevelTasks(trace: Buffer): Task[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const threads = traceEvents
    .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
    .map(({ pid, tid }) => traceEvents.filter((event) => event.pid === pid && event.tid === tid));
  // The page’s renderer is the busiest one; another may be reserved for the next page.
  const busiest = threads.toSorted((a, b) => b.length - a.length)[0] ?? [];
  const origin = Math.max(...busiest.filter(({ name }) => name === 'navigationStart').map(({ ts }) => ts));
  return busiest
    .filter(({ name, dur }) => name === 'RunTask' && dur)
    .map(({ ts, dur = 0 }) => ({ start: (ts - origin) / 1000, duration: dur / 1000 }));
}

function blocking(tasks: readonly Task[], fcp: number): Pick<Load, 'tbt' | 'mainThread' | 'longestTask'> {
  const beyond = tasks
    .filter(({ start, duration }) => start + duration > fcp)
    .map(({ duration }) => Math.max(0, duration - LONG_TASK));
  return {
    tbt: sum(beyond),
    mainThread: sum(tasks.map(({ duration }) => duration)),
    longestTask: Math.max(...tasks.map(({ duration }) => duration)),
  };
}

const sum = (figures: readonly number[]) => figures.reduce((all, one) => all + one, 0);
