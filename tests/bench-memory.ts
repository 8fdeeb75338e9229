/** Measures memory while photos are in the form, and after they are removed. For `npm run bench`. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { madeJpeg } from '../stories/photos/photo-fixtures.ts';
import { noisyJpeg } from './bench-photos.ts';
import type { Row } from './bench-row.ts';
import { browserArgs, browserPath } from './browser.ts';

const PHOTOS = 300;
/** How often the photos are added and removed again. */
const ROUNDS = 10;
/** Prints in and near the visible part of the sheet: once they are drawn, the worker has the rest of its work. */
const IN_SIGHT = 24;
/** How often the processes are looked at, in ms. */
const LOOK = 20;
/** Reading is over when the prints have been there for this long, in ms. */
const QUIET = 3000;
const PATIENCE = 60_000;

/**
 * The heap after 300 photos, never the same ones, were added and removed ten times, against the heap after the
 * first time; and whatever else of the page's there is more of by then.
 */
export async function leftBehind(origin: string): Promise<Row[]> {
  // Without compiled code, of which a page gets more the longer it runs, the figure is of what the page itself keeps.
  return onFreshBrowser(['--js-flags=--lite-mode'], async (context) => {
    const page = await context.newPage();
    await countAddresses(page);
    await page.goto(`${origin}/orders/new`, { waitUntil: 'networkidle' });
    const photo = Buffer.from(await noisyJpeg(640, 480)).toString('base64');
    await addAndRemove(page, photo, 0);
    const first = await kept(page);
    for (let round = 1; round < ROUNDS; round++) await addAndRemove(page, photo, round);
    const last = await kept(page);
    const times = `${PHOTOS} photos added and removed ${ROUNDS} times`;
    const more = last.nodes - first.nodes + last.listeners - first.listeners;
    return [
      {
        what: `Heap after ${times}, growth`,
        figure: (last.heap / first.heap - 1) * 100,
        unit: '%',
        budget: 10,
      },
      { what: 'Nodes and listeners after that', figure: Math.max(0, more), unit: 'more', budget: 20 },
      { what: 'Object URLs not given back', figure: last.addresses, unit: 'more', budget: 0 },
    ];
  });
}

/** Chosen, looked at, kept by the device, removed together, and removed from the device. */
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
  await shown(page, IN_SIGHT);
  await isOnDevice(page);
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await page.getByRole('button', { name: 'Select all' }).click();
  await page.getByRole('button', { name: `Remove ${PHOTOS} photos` }).click();
  await page.locator('[data-remove]').first().waitFor({ state: 'detached' });
  await isOnDevice(page);
}

/** All of them are laid out, and so many are drawn. */
async function shown(page: Page, prints: number): Promise<void> {
  await page.waitForFunction(
    ([all = 0, drawn = 0]) =>
      document.querySelectorAll('[data-remove]').length >= all &&
      document.querySelectorAll('form li img').length >= drawn,
    [PHOTOS, prints],
    { timeout: PATIENCE },
  );
}

/** The page would no longer ask before it is left: what was changed lies in storage. */
async function isOnDevice(page: Page): Promise<void> {
  await page.waitForFunction(
    () => window.dispatchEvent(new Event('beforeunload', { cancelable: true })),
    null,
    { timeout: PATIENCE },
  );
}

async function countAddresses(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const addresses = new Set<string>();
    const { createObjectURL, revokeObjectURL } = URL;
    Object.assign(window, { addresses });
    URL.createObjectURL = (source) => {
      const address = createObjectURL.call(URL, source);
      addresses.add(address);
      return address;
    };
    URL.revokeObjectURL = (address) => {
      addresses.delete(address);
      revokeObjectURL.call(URL, address);
    };
  });
}

async function kept(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  // Collects four times: an object that only a freed object referred to is freed by the next collection.
  for (let times = 0; times < 4; times++) {
    await page.waitForTimeout(QUIET / 4);
    await session.send('HeapProfiler.collectGarbage');
  }
  const { metrics } = await session.send('Performance.getMetrics');
  const figure = (of: string) => metrics.find(({ name }) => name === of)?.value ?? 0;
  const addresses = await page.evaluate(
    () => (window as unknown as { addresses: Set<string> }).addresses.size,
  );
  await session.detach();
  return {
    heap: figure('JSHeapUsedSize'),
    nodes: figure('Nodes'),
    listeners: figure('JSEventListeners'),
    addresses,
  };
}

/**
 * The most memory that all processes of the browser have of their own while 300 photos of 6 megapixels are read,
 * drawn and kept, above what they have with the empty form. From Linux's own figures: elsewhere there are no rows.
 */
export async function peakMemory(origin: string): Promise<Row[]> {
  if (process.platform !== 'linux') return [];
  const folder = await mkdtemp(join(tmpdir(), 'bench-photos-'));
  try {
    const files = await photosOnDisk(folder);
    // A profile of its own: without one the browser keeps in memory what drafts put on the disk.
    return await onFreshBrowser([], async (context, browser) => {
      const page = await context.newPage();
      await page.goto(`${origin}/orders/new`, { waitUntil: 'networkidle' });
      const empty = await memoryOf(browser);
      const peak = await highest(browser, async () => {
        await page.locator('input[type=file][multiple]').first().setInputFiles(files);
        await shown(page, IN_SIGHT);
        await isOnDevice(page);
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
  const photo = madeJpeg(await noisyJpeg(3000, 2000), {}, await noisyJpeg(160, 107));
  const paths = Array.from({ length: PHOTOS }, (_, index) => join(folder, `DSC_${1000 + index}.JPG`));
  // Each its own content: the form knows the same file twice.
  for (const path of paths) await writeFile(path, Buffer.concat([photo, Buffer.from(path)]));
  return paths;
}

async function highest(browser: Browser, work: () => Promise<void>): Promise<number> {
  let most = 0;
  const over = new AbortController();
  const looking = (async () => {
    while (!over.signal.aborted) {
      most = Math.max(most, await memoryOf(browser));
      await new Promise((resolve) => setTimeout(resolve, LOOK));
    }
  })();
  await work();
  over.abort();
  await looking;
  return most;
}

/** Megabytes of all processes, without the pages of the program's own file. */
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
