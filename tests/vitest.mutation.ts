import { defineConfig } from 'vitest/config';

/** The tests that run for each mutant: logic in Node, in milliseconds. In a browser they would take a day. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/unit/{api,pricing,quote}/**/*.test.ts'],
    exclude: ['**/*.browser.test.*'],
    testTimeout: 20_000,
  },
});
