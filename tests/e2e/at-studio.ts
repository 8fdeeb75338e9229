import { test as base } from './person.ts';
import { openStudio, type Studio } from './studio.ts';

/** A person at the live build, against a studio's server that is theirs alone. */
export const test = base.extend<{ studio: Studio }>({
  // Playwright reads the fixtures that it must bring from this pattern.
  // oxlint-disable-next-line no-empty-pattern
  studio: async ({}, use) => {
    const studio = await openStudio();
    await use(studio);
    await studio.close();
  },
  baseURL: async ({ studio }, use) => use(studio.origin),
});
