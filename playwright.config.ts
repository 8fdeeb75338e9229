import { defineConfig } from '@playwright/test';
import { browserArgs, browserPath, ignoredArgs } from './tests/browser.ts';
import { PLAIN_HTTP_HOST } from './tests/servers.ts';

/** How every project starts the browser. */
const browser = { executablePath: await browserPath(), ignoreDefaultArgs: ignoredArgs };

/**
 * Projects: `e2e` (the built site) and `visual` (stories and pages against committed screenshots) are part of `npm
 * test`. `pages` (every page), `firefox` and `webkit` have commands of their own.
 */
export default defineConfig({
  testDir: 'tests',
  outputDir: 'tests/results/artifacts',
  // Serves the builds on free ports, and passes their URLs to the workers.
  globalSetup: './tests/servers.ts',
  fullyParallel: true,
  // Two workers per core. A test spends a third of its time waiting for timers and servers.
  workers: '200%',
  // A retry hides a fault of the product or of the test, so tests/run.ts reports each test that passed only on a retry.
  retries: 0,
  forbidOnly: true,
  // Time limit of a test, in ms, far longer than it takes, so that no test fails on a slow machine.
  timeout: 120_000,
  expect: {
    timeout: 30_000,
    // Accessibility snapshots: `e2e/aria-snapshots/header.aria.yml`.
    toMatchAriaSnapshot: { pathTemplate: '{testDir}/e2e/aria-snapshots/{arg}{ext}' },
  },
  reporter: [
    ['dot'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ?? 'tests/results/playwright.json' }],
    ['html', { outputFolder: 'tests/results/html', open: 'never' }],
  ],
  use: {
    launchOptions: { ...browser, args: browserArgs },
    locale: 'en-US',
    timezoneId: 'UTC',
    contextOptions: { reducedMotion: 'reduce' },
    // No trace. Its recorder reads `blob:` URLs of the page, which the content security policy forbids.
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'e2e',
      testMatch: 'e2e/**/*.spec.ts',
      // Texts of a virtual screen reader: `e2e/heard/search.txt`.
      snapshotPathTemplate: '{testDir}/e2e/heard/{arg}{ext}',
      retries: 1,
      use: {
        viewport: { width: 1280, height: 800 },
        // The service worker answers no first load, and copying every file costs 0.5 s of CPU time per test. Its
        // responses would also bypass `page.route`. service-worker.spec.ts allows it.
        serviceWorkers: 'block',
        launchOptions: {
          ...browser,
          args: [...browserArgs, `--host-resolver-rules=MAP ${PLAIN_HTTP_HOST} 127.0.0.1`],
        },
      },
    },
    // `npm run test:pages`: the checks that `e2e` makes of one page per module, made of every page.
    { name: 'pages', testMatch: 'pages/**/*.spec.ts' },
    // `npm run test:browsers`: the site in Firefox and WebKit, where they are installed.
    ...(['firefox', 'webkit'] as const).map((browserName) => ({
      name: browserName,
      testDir: 'tests/browsers',
      // WebKitGTK draws without a graphics card. On a busy machine a test of an order takes minutes.
      timeout: 600_000,
      expect: { timeout: 120_000 },
      // No screenshots. Playwright would add a style for them, which Firefox reports as a violation of the policy.
      use: { browserName, launchOptions: {}, screenshot: 'off' as const },
    })),
    // A busy machine may take a screenshot one frame too early. A real difference fails all attempts.
    {
      name: 'visual',
      testMatch: 'visual/**/*.spec.ts',
      retries: 2,
      use: {
        screenshot: 'off',
        launchOptions: {
          ...browser,
          args: [
            ...browserArgs,
            // Decodes a photograph before the frame that shows it, not in a later one.
            '--disable-checker-imaging',
            // Gives scrolling elements no layer of their own. In a layer that begins between two pixels, letters differ
            // by a shade from one screenshot to the next.
            '--disable-prefer-compositing-to-lcd-text',
          ],
        },
      },
    },
  ],
});
