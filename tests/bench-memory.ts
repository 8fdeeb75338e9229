/** Measures memory while photos are in the form, and after they are removed. For `npm run bench`. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { makeJpeg } from '../stories/photos/photo-fixtures.ts';
import { noisyJpeg } from './bench-photos.ts';
import type { Row } from './bench-row.ts';
import { browserArgs, browserPath } from './browser.ts';

const PHOTOS = 300;
/** Number of times that the photos are added and removed. */
const ROUNDS = 10;
/** Rounds after which the heap is measured for the first time: it grows until the third, by what a page makes only once. */
const WARM_UP = 4;
/** Thumbnails in and near the visible part of the list. Once they are drawn, the worker does the rest of its work. */
const VISIBLE = 24;
/** Time between two measurements of the processes, in ms. */
const POLL_INTERVAL = 20;
/** Time after which the reading is over, in ms, counted from the last thumbnail. */
const QUIET = 3000;
/** Time limit for the thumbnails and for the storage of the draft, in ms. */
const TIMEOUT = 60_000;

/**
 * Compares the heap after 300 photos were added and removed ten times with the heap after `WARM_UP` times. The photos are
 * different ones each time. Also counts nodes, listeners and object URLs that were left behind.
 */
export async function leftBehind(origin: string): Promise<Row[]> {
  // In lite mode V8 keeps no compiled code, of which a page gets more the longer it runs.
  return onFreshBrowser(['--js-flags=--lite-mode'], async (context) => {
    const page = await context.newPage();
    await countObjectUrls(page);
    await page.goto(`${origin}/orders/new`, { waitUntil: 'networkidle' });
    const photo = Buffer.from(await noisyJpeg(640, 480)).toString('base64');
    for (let round = 0; round < WARM_UP; round++) await addAndRemove(page, photo, round);
    const first = await measureHeap(page);
    for (let round = WARM_UP; round < ROUNDS; round++) await addAndRemove(page, photo, round);
    const last = await measureHeap(page);
    const times = `${PHOTOS} photos added and removed ${ROUNDS} times`;
    const more = last.nodes - first.nodes + last.listeners - first.listeners;
    return [
      {
        what: `Heap after ${times}, growth since the ${WARM_UP}th`,
        figure: (last.heap / first.heap - 1) * 100,
        unit: '%',
        budget: 10,
      },
      { what: 'Nodes and listeners after that', figure: Math.max(0, more), unit: 'more', budget: 20 },
      { what: 'Object URLs not given back', figure: last.objectUrls, unit: 'more', budget: 0 },
    ];
  });
}

/** Adds photos, waits until they are shown and stored, removes them together, and waits until storage has dropped them. */
async function addAndRemove(page: Page, photo: string, round: number): Promise<void> {
  await page.evaluate(
    ({ base64, count, name }) => {
      const data = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const chosen = new DataTransfer();
      for (let index = 0; index < count; index++) {
        const content = [data, `${name} ${index}`];
        chosen.items.add(new File(content, `DSC_${name}_${index}.JPG`, { type: 'image/jpeg' }));
      }
      const input = document.querySelector<HTMLInputElement>('input[type=file][multiple]')!;
      input.files = chosen.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    },
    { base64: photo, count: PHOTOS, name: String(round) },
  );
  await waitUntilShown(page);
  await waitUntilStored(page);
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await page.getByRole('button', { name: 'Select all' }).click();
  await page.getByRole('button', { name: `Remove ${PHOTOS} photos` }).click();
  await page.locator('[data-remove]').first().waitFor({ state: 'detached' });
  await waitUntilStored(page);
}

/** Waits until all photos are in the list and `VISIBLE` thumbnails are drawn. */
async function waitUntilShown(page: Page): Promise<void> {
  await page.waitForFunction(
    ([all = 0, drawn = 0]) =>
      document.querySelectorAll('[data-remove]').length >= all &&
      document.querySelectorAll('form li img').length >= drawn,
    [PHOTOS, VISIBLE],
    { timeout: TIMEOUT },
  );
}

/** Waits until the draft is stored: then the page does not ask before it is left. */
async function waitUntilStored(page: Page): Promise<void> {
  await page.waitForFunction(
    () => window.dispatchEvent(new Event('beforeunload', { cancelable: true })),
    null,
    { timeout: TIMEOUT },
  );
}

async function countObjectUrls(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const objectUrls = new Set<string>();
    const { createObjectURL, revokeObjectURL } = URL;
    Object.assign(window, { objectUrls });
    URL.createObjectURL = (source) => {
      const url = createObjectURL.call(URL, source);
      objectUrls.add(url);
      return url;
    };
    URL.revokeObjectURL = (url) => {
      objectUrls.delete(url);
      revokeObjectURL.call(URL, url);
    };
  });
}

/** Collects garbage, then counts what is left. */
async function measureHeap(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  // Collects four times: an object that only a freed object referred to is freed by the next collection.
  for (let times = 0; times < 4; times++) {
    await page.waitForTimeout(QUIET / 4);
    await session.send('HeapProfiler.collectGarbage');
  }
  const { metrics } = await session.send('Performance.getMetrics');
  const figure = (of: string) => metrics.find(({ name }) => name === of)?.value ?? 0;
  const objectUrls = await page.evaluate(
    () => (window as unknown as { objectUrls: Set<string> }).objectUrls.size,
  );
  await session.detach();
  return {
    heap: figure('JSHeapUsedSize'),
    nodes: figure('Nodes'),
    listeners: figure('JSEventListeners'),
    objectUrls,
  };
}

/**
 * Measures the peak memory of all processes of the browser while 300 photos of 6 megapixels are read, drawn and stored,
 * beyond that with the empty form. It comes from `/proc`, so other systems than Linux have no rows.
 */
export async function peakMemory(origin: string): Promise<Row[]> {
  if (process.platform !== 'linux') return [];
  const folder = await mkdtemp(join(tmpdir(), 'bench-photos-'));
  try {
    const files = await photosOnDisk(folder);
    // With a profile on disk: otherwise the browser would keep the stored drafts in memory.
    return await onFreshBrowser([], async (context, browser) => {
      const page = await context.newPage();
      await page.goto(`${origin}/orders/new`, { waitUntil: 'networkidle' });
      const empty = await memoryOf(browser);
      const peak = await peakDuring(browser, async () => {
        await page.locator('input[type=file][multiple]').first().setInputFiles(files);
        await waitUntilShown(page);
        await waitUntilStored(page);
        await page.waitForTimeout(QUIET);
      });
      return [
        {
          what: `Memory while ${PHOTOS} photos of 6 megapixels are read, at most`,
          figure: peak - empty,
          unit: 'MB',
          budget: 250,
        },
        { what: 'Memory with the empty form, for comparison', figure: empty, unit: 'MB', budget: 250 },
      ];
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function photosOnDisk(folder: string): Promise<string[]> {
  const photo = makeJpeg(await noisyJpeg(3000, 2000), {}, await noisyJpeg(160, 107));
  const paths = Array.from({ length: PHOTOS }, (_, index) => join(folder, `DSC_${1000 + index}.JPG`));
  // Different contents, or the form would report copies.
  for (const path of paths) await writeFile(path, Buffer.concat([photo, Buffer.from(path)]));
  return paths;
}

/** Returns the peak memory in MB while `work` runs. */
async function peakDuring(browser: Browser, work: () => Promise<void>): Promise<number> {
  let peak = 0;
  const controller = new AbortController();
  const polling = (async () => {
    while (!controller.signal.aborted) {
      peak = Math.max(peak, await memoryOf(browser));
      await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL));
    }
  })();
  await work();
  controller.abort();
  await polling;
  return peak;
}

/** Returns the memory of all processes in MB, without the mapped program file. */
async function memoryOf(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const each = processInfo.map(async ({ id }) => {
    // A process may have ended since.
    const status = await readFile(`/proc/${id}/status`, 'utf8').catch(() => '');
    const kilobytes = [...status.matchAll(/^Rss(?:Anon|Shmem):\s+(\d+)/gm)];
    return kilobytes.reduce((sum, [, one]) => sum + Number(one), 0);
  });
  return (await Promise.all(each)).reduce((sum, one) => sum + one, 0) / 1000;
}

async function onFreshBrowser<T>(
  flags: string[],
  work: (context: BrowserContext, browser: Browser) => Promise<T>,
): Promise<T> {
  const profile = await mkdtemp(join(tmpdir(), 'bench-profile-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: await browserPath(),
    args: [...browserArgs, ...flags],
    viewport: { width: 1280, height: 900 },
  });
  try {
    const browser = context.browser();
    if (!browser) throw new Error('No browser');
    return await work(context, browser);
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
}
