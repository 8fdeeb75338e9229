import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { fonts } from './site/build/fonts.ts';
import { photographs } from './site/build/photographs.ts';
import { browserArgs, browserPath, ignoredArgs } from './tests/browser.ts';

/** Vite plugins that the library's files need in a page, the same as for the site and Storybook. */
const pagePlugins = () => [fonts(), photographs(), tailwindcss(), react()];

/** Dependencies that Vite bundles before the first test. If it finds one later, it reloads the page during a test. */
const pageDependencies = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  '@radix-ui/react-dialog',
  '@radix-ui/react-dropdown-menu',
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
  // Time limit of its start, in ms, twice the default, for a slow machine.
  connectTimeout: 120_000,
};

/** Time limits, in ms, far longer than a test takes, so that no test fails on a slow machine. */
const timeLimits = { testTimeout: 120_000, hookTimeout: 120_000 };

export default defineConfig({
  test: {
    // Reported by `npm run test:coverage`. No minimum is set, because mutation tests check more (tests/mutation.md).
    coverage: {
      provider: 'v8',
      include: ['src/**/*.{ts,tsx}', 'mocks/**/*.ts'],
      reporter: ['text', 'html'],
      reportsDirectory: 'dist/coverage',
    },
    projects: [
      {
        // Logic without a page, and the repository's rules. Runs in Node.
        test: {
          name: 'unit',
          ...timeLimits,
          environment: 'node',
          include: ['tests/unit/**/*.test.{ts,tsx}', 'tests/repo.test.ts', 'tests/docs.test.ts'],
          exclude: ['**/*.browser.test.*'],
          // The files share a process, which saves its start. tests/clean-file.ts gives each its own modules.
          isolate: false,
          setupFiles: ['tests/clean-file.ts', 'tests/property-seed.ts', 'tests/fail-on-console.ts'],
        },
      },
      {
        // Tests that need a browser: layout, focus, files, real timers.
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
          ...timeLimits,
          include: ['tests/unit/**/*.browser.test.{ts,tsx}'],
          // A busy machine draws the page's first frames late. A real fault fails both attempts.
          retry: 1,
          // In ms, as in playwright.config.ts.
          expect: { poll: { timeout: 20_000 } },
          setupFiles: ['tests/property-seed.ts', 'tests/online.ts', 'tests/fail-on-console.ts'],
          browser: realBrowser,
        },
      },
      {
        // Checks the built pages in dist/site. Run `npm run build` first.
        test: {
          name: 'site',
          ...timeLimits,
          environment: 'node',
          // The files change nothing, so they can share what they have read.
          isolate: false,
          include: ['tests/site/**/*.test.ts'],
        },
      },
      {
        // The library as another project installs it. Builds and packs it first.
        test: {
          name: 'package',
          // No limit. `npm test` runs this project at the lowest priority, where 7 s of work took 130 s.
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
