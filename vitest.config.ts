import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { fonts } from './site/build/fonts.ts';
import { photographs } from './site/build/photographs.ts';
import { browserArgs, browserPath, ignoredArgs } from './tests/browser.ts';

/** What a file of the library needs to run in a page: the same plugins as the site and Storybook have. */
const pagePlugins = () => [fonts(), photographs(), tailwindcss(), react()];

/** Scanned before the first test: a dependency found later makes Vite reload the page in the middle of one. */
const pageDependencies = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  '@radix-ui/react-accordion',
  '@radix-ui/react-dialog',
  '@radix-ui/react-dropdown-menu',
  '@radix-ui/react-slot',
  '@radix-ui/react-tabs',
  '@radix-ui/react-toast',
  '@tanstack/react-query',
  'class-variance-authority',
  'idb',
];

const realBrowser = {
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: {
      executablePath: await browserPath(),
      args: browserArgs,
      ignoreDefaultArgs: ignoredArgs,
    },
    contextOptions: { reducedMotion: 'reduce', timezoneId: 'UTC', locale: 'en-US' },
    actionTimeout: 20_000,
  }),
  instances: [{ browser: 'chromium' as const }],
};

/** Far above what a test takes: a slow machine must not fail one. */
const patience = { testTimeout: 120_000, hookTimeout: 120_000 };

export default defineConfig({
  test: {
    // Said by `npm run test:coverage`, and no number is asked for: tests/mutation.md says more.
    coverage: {
      provider: 'v8',
      include: ['src/**/*.{ts,tsx}', 'mocks/**/*.ts'],
      reporter: ['text', 'html'],
      reportsDirectory: 'dist/coverage',
    },
    projects: [
      {
        // Pure logic and the repository's rules, in Node.
        test: {
          name: 'unit',
          ...patience,
          environment: 'node',
          include: ['tests/unit/**/*.test.{ts,tsx}', 'tests/repo.test.ts', 'tests/docs.test.ts'],
          exclude: ['**/*.browser.test.*'],
          // tests/clean-file.ts separates the files, without a process for each.
          isolate: false,
          setupFiles: ['tests/clean-file.ts', 'tests/property-seed.ts'],
        },
      },
      {
        // What needs a page: layout, focus, files, timers of the real thing.
        plugins: pagePlugins(),
        optimizeDeps: {
          include: [
            ...pageDependencies,
            'vitest-browser-react',
            'react-dom/server',
            'msw/http',
            'msw/browser',
          ],
        },
        test: {
          name: 'browser',
          ...patience,
          include: ['tests/unit/**/*.browser.test.{ts,tsx}'],
          // The page's first frames come late on a busy machine; what is wrong is wrong twice.
          retry: 1,
          // As in Playwright: far above what a page takes, since a slow machine must not fail a test.
          expect: { poll: { timeout: 20_000 } },
          setupFiles: ['tests/property-seed.ts', 'tests/online.ts', 'tests/fail-on-console.ts'],
          browser: realBrowser,
        },
      },
      {
        // Reads every page of dist/site; wants `npm run build` first.
        test: {
          name: 'site',
          ...patience,
          environment: 'node',
          // Its files only read, and share what they have read.
          isolate: false,
          include: ['tests/site/**/*.test.ts'],
        },
      },
      {
        // The library as another project gets it: builds and packs it first.
        test: {
          name: 'package',
          // None: `npm test` runs it at the lowest priority, where 7 s of work took 130.
          testTimeout: 0,
          hookTimeout: 0,
          environment: 'node',
          globalSetup: 'tests/package/packed.ts',
          include: ['tests/package/**/*.test.ts'],
        },
      },
    ],
  },
});
