/**
 * Playwright's test in Firefox and WebKit. Playwright's own browsers are used where they are installed, as in the
 * workflow. Elsewhere it is an installed Firefox or WebKitGTK.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, type Browser, type BrowserContext, expect, firefox, webkit } from '@playwright/test';
import { installedFirefox, installedWebKit } from '../platform.ts';
import { originOf } from '../servers.ts';
import { openWebKit, type Size } from './webkit.ts';

export { expect };

type Engine = {
  /** Opens a window with an empty profile. `origin` is the site that it will show. */
  open: (size: Size, origin: string) => Promise<{ context: BrowserContext; close: () => Promise<void> }>;
  close: () => Promise<void>;
};

/** @returns the browser that this machine has, or `null`. */
async function startEngine(name: 'firefox' | 'webkit'): Promise<Engine | null> {
  const own = { firefox, webkit }[name];
  if (existsSync(own.executablePath())) return engineOf(await own.launch());
  if (name === 'firefox' && installedFirefox) {
    const executablePath = join(import.meta.dirname, 'firefox.ts');
    return engineOf(await firefox.launch({ channel: 'moz-firefox', executablePath }));
  }
  if (name === 'webkit' && installedWebKit)
    return {
      open: (size, origin) => openWebKit(size, `${origin}/robots.txt`),
      close: async () => {},
    };
  return null;
}

function engineOf(browser: Browser): Engine {
  return {
    async open(viewport) {
      const context = await browser.newContext({ viewport });
      return { context, close: () => context.close() };
    },
    close: () => browser.close(),
  };
}

type Fixtures = {
  windowSize: Size;
  /** The site with its mocks, or the one that calls a server. */
  build: 'site' | 'live';
  /**
   * Where `build` is served. A test that serves the site itself replaces it, because an installed WebKit has to open
   * its window at that origin: `Cross-Origin-Opener-Policy` moves a window that changes its origin to another process, and
   * Playwright loses it.
   */
  origin: string;
  /** Console errors that the test causes on purpose. */
  expectedConsoleErrors: RegExp | null;
  /** Console errors so far. Refusals of the content security policy are among them. */
  consoleErrors: string[];
};

export const test = base.extend<Fixtures, { engine: Engine | null }>({
  windowSize: [{ width: 1280, height: 800 }, { option: true }],
  build: ['site', { option: true }],
  origin: ({ build }, use) => use(originOf(build)),
  expectedConsoleErrors: [null, { option: true }],
  engine: [
    async ({ browserName }, use) => {
      const engine = await startEngine(browserName === 'webkit' ? 'webkit' : 'firefox');
      await use(engine);
      await engine?.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ engine, windowSize, origin, browserName }, use, info) => {
    const missing = `${browserName} is not installed. Run: npx playwright install ${browserName}`;
    // The workflow installs both and must not pass by skipping.
    if (!engine && process.env['CI']) throw new Error(missing);
    info.skip(!engine, missing);
    const { context, close } = await engine!.open(windowSize, origin);
    await use(context);
    await close();
  },
  page: async ({ context, origin }, use) => {
    const page = context.pages()[0] ?? (await context.newPage());
    // The context of an installed WebKit takes no options, such as `baseURL`.
    const goto = page.goto.bind(page);
    page.goto = (path, options) => goto(new URL(path, origin).href, options);
    await use(page);
  },
  consoleErrors: [
    async ({ page, expectedConsoleErrors }, use) => {
      const consoleErrors: string[] = [];
      page.on('pageerror', (error) => consoleErrors.push(`uncaught: ${error.stack ?? error.message}`));
      page.on('console', (message) => {
        // WebKitGTK asks for an icon of the text file that its window starts with.
        const isIcon = message.location().url.endsWith('/favicon.ico');
        if (message.type() === 'error' && !isIcon) consoleErrors.push(message.text());
      });
      await use(consoleErrors);
      expect(consoleErrors.filter((error) => !expectedConsoleErrors?.test(error))).toEqual([]);
    },
    { auto: true },
  ],
});
