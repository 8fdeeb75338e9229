import { test as base } from './fixtures.ts';
import { startTestServer, type TestServer } from '../test-server.ts';

/** Playwright's test with the live build and a studio server of its own. */
export const test = base.extend<{ studio: TestServer }>({
  // Playwright reads the fixtures to set up from this pattern.
  studio: async ({}, use) => {
    const studio = await startTestServer();
    await use(studio);
    await studio.close();
  },
  baseURL: async ({ studio }, use) => use(studio.origin),
});
