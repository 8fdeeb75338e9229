import { defineConfig } from '@playwright/test';
import { browserArgs, browserPath, ignoredArgs } from './tests/browser.ts';
import { PLAIN_HTTP_HOST } from './tests/servers.ts';

/** How every project starts the browser. */
const browser = { executablePath: await browserPath(), ignoreDefaultArgs: ignoredArgs };

/**
 * Projects: `e2e` (the built site), `visual` (stories and pages against committed screenshots). On their own: `pages`
 * (every page), `firefox` and `webkit`.
 */
export default defineConfig({
  testDir: 'tests',
  outputDir: 'tests/results/artifacts',
  // Serves what was built on ports of its own and hands their addresses to the workers.
  globalSetup: './tests/servers.ts',
  fullyParallel: true,
  // Two a core: a test waits for typing pauses, clocks and servers for a third of its time.
  workers: '200%',
  // A retry hides whether the product or the test is at fault. `e2e` and `visual` retry all the same, and tests/run.ts
  // reports the tests that passed only on a retry.
  retries: 0,
  forbidOnly: true,
  // Far above what a test takes: a slow machine must not fail one.
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
    // No trace: its recorder reads the page's own blob addresses, which the content security policy forbids.
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'e2e',
      testMatch: 'e2e/**/*.spec.ts',
      // Words of a virtual screen reader: `e2e/heard/search.txt`.
      snapshotPathTemplate: '{testDir}/e2e/heard/{arg}{ext}',
      retries: 1,
      use: {
        viewport: { width: 1280, height: 800 },
        // The worker answers no first load, and copying every file costs a test 0.5 s of CPU time. A response of the
        // worker would also pass `page.route` by. service-worker.spec.ts allows it.
        serviceWorkers: 'block',
        launchOptions: {
          ...browser,
          args: [...browserArgs, `--host-resolver-rules=MAP ${PLAIN_HTTP_HOST} 127.0.0.1`],
        },
      },
    },
    // `npm run test:pages`, on its own: what e2e asks of one page a module, asked of every page.
    { name: 'pages', testMatch: 'pages/**/*.spec.ts' },
    // `npm run test:browsers`, on its own: the site in Firefox and WebKit, where they are installed.
    ...(['firefox', 'webkit'] as const).map((browserName) => ({
      name: browserName,
      testDir: 'tests/browsers',
      // No screenshot: Playwright adds a style for it, which Firefox reports as refused.
      use: { browserName, launchOptions: {}, screenshot: 'off' as const },
    })),
    // A picture taken a frame too early on a busy machine is taken again; a changed pixel is there every time.
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
            // A photograph is decoded before its frame is drawn, not in one of the next.
            '--disable-checker-imaging',
            // What scrolls gets no layer of its own, whose letters are a shade apart from one drawing to the next
            // where it begins between two pixels.
            '--disable-prefer-compositing-to-lcd-text',
          ],
        },
      },
    },
  ],
});
