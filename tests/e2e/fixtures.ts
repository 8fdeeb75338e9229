/**
 * Fixtures of this folder: a page of the built site, on which console errors fail the test, and actions that work on
 * any page.
 */
import { chromium, expect, test as base } from '@playwright/test';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { jobs } from '../../site/content/company/jobs.ts';
import { browserArgs, browserPath } from '../browser.ts';
import { startOnline } from '../connection.ts';
import { originOf } from '../servers.ts';

export { expect };

type Options = {
  /** Console errors that the test causes on purpose. */
  expectedConsoleErrors: RegExp | null;
};
type Fixtures = {
  /** Console errors and content security policy violations so far. */
  consoleErrors: string[];
};

/** Playwright's own warning where the page registers its service worker, which playwright.config.ts blocks. */
const BLOCKED = 'Service Worker registration blocked by Playwright';

/** Playwright's test, with a page of the built site. An unexpected console error fails the test. */
export const test = base.extend<Fixtures & Options>({
  expectedConsoleErrors: [null, { option: true }],
  baseURL: async ({ baseURL }, use) => use(baseURL ?? originOf('site')),
  consoleErrors: [
    async ({ page, expectedConsoleErrors }, use) => {
      await startOnline(page.context());
      const consoleErrors: string[] = [];
      page.on('pageerror', (error) => consoleErrors.push(`uncaught: ${error.stack || error.message}`));
      page.on('console', (message) => {
        if (message.text() === BLOCKED) return;
        // Violations of the content security policy arrive here as errors, too.
        if (['error', 'warning'].includes(message.type()))
          consoleErrors.push(`${message.type()}: ${message.text()}`);
      });
      await use(consoleErrors);
      const unexpected = consoleErrors.filter((error) => !expectedConsoleErrors?.test(error));
      expect(unexpected, 'the console stays silent').toEqual([]);
    },
    { auto: true },
  ],
});

/** The toast, of which there is one at most. */
export function toastOf(page: Page): Locator {
  return page.getByRole('region', { name: /^Notifications/ }).locator('[data-variant]');
}

/** The header’s button that opens the sign-in dialog. */
export const portalButton = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: 'Portal' });

/** Adds a link to the page, which no page may have, and follows it. */
export async function followLink(page: Page, href: string): Promise<void> {
  await page.evaluate((url) => {
    const link = document.createElement('a');
    link.href = url;
    link.textContent = 'There';
    document.querySelector('main')?.append(link);
  }, href);
  await page.getByRole('link', { name: 'There', exact: true }).click();
}

/** Distance from the window within which a component’s code is loaded, in px, as in `src/lib/lazy-component.tsx`. */
const NEAR = 800;

/**
 * Waits until the page is hydrated. Each region that hydrates by itself has an attribute until then
 * (`src/lib/event-replay.ts`); those far from the window hydrate once they are near.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction((near) => {
    const isNear = (region: Element) => {
      const { top, bottom } = region.getBoundingClientRect();
      return region.getClientRects().length > 0 && bottom > -near && top < innerHeight + near;
    };
    const waiting = [...document.querySelectorAll('[data-waiting]')];
    return document.readyState === 'complete' && !waiting.some(isNear);
  }, NEAR);
}

/**
 * Waits until the code that loads after the page has started (`site/boot/background.ts`): what it starts next to last is
 * the service worker. Call it before the page is opened. That its file has arrived does not mean that it has run.
 */
export async function backgroundStarted(page: Page): Promise<void> {
  await page.waitForEvent('console', (message) => message.text() === BLOCKED);
}

/**
 * Aborts the first request for a file. The route stays: when Playwright removes one while other requests are under way, as
 * with `times: 1`, Chromium loses some of those (on 2 of 150 pages with 30 requests; Playwright 1.65). Then they never end.
 */
export async function abortFirst(page: Page, files: string | RegExp): Promise<void> {
  let isFirst = true;
  await page.route(files, (route) => {
    const abortsIt = isFirst;
    isFirst = false;
    return abortsIt ? route.abort() : route.continue();
  });
}

/**
 * Holds back files until the returned function is called. Playwright's routes would stop every request of the page, and
 * its cache. The session stays open: Chromium loses a request that it stops while the session is detached, and the page
 * then waits for that file forever.
 *
 * @param files a pattern in which `*` matches any text.
 */
export async function holdBack(page: Page, files: string): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  session.on('Fetch.requestPaused', async ({ requestId }) => {
    await released;
    // Fails if the page has been left or closed meanwhile.
    await session.send('Fetch.continueRequest', { requestId }).catch(() => {});
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: files }] });
  return async () => release();
}

/** Opens a browser on a folder of its own, which keeps files and outlives the browser. Playwright's contexts do not. */
export async function openProfile(folder: string, baseURL: string | undefined): Promise<BrowserContext> {
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: await browserPath(),
    args: browserArgs,
    baseURL,
    viewport: { width: 1280, height: 800 },
  });
  await startOnline(context);
  return context;
}

/** Removes the storage of drafts, so that a reload would lose all input. */
export async function withoutStorage(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
}

/** Removes beacons, so that calls to the log are requests with a response. */
export async function withoutBeacons(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'sendBeacon', { value: undefined }));
}

/** Clicks a link by script, wherever it is on the page. */
export const follow = (page: Page, href: string): Promise<void> =>
  page.evaluate((to) => document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`)?.click(), href);

/** Presses Tab until the element has the focus. Fails if the keyboard cannot reach it. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const TOO_FAR = 60;
  for (let step = 0; step < TOO_FAR; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`No way to ${String(target)} by keyboard`);
}

/** Path of the form for the first position. Skips the test if the studio advertises none. */
export function applicationPath(): string {
  const [job] = jobs;
  test.skip(!job, 'the studio advertises no position, so there is no form for it (issue 20)');
  return `/careers/apply/${job?.id}`;
}
