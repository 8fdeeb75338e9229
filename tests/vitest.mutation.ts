import { defineConfig } from 'vitest/config';

/** The tests that a mutant has to get past: logic in Node, in milliseconds. A browser for each would take a day. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/unit/{api,pricing,quote}/**/*.test.ts'],
    exclude: ['**/*.browser.test.*'],
    testTimeout: 20_000,
  },
});
