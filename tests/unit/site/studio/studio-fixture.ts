import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from 'vitest';
import { openTestStudio, type TestStudio } from './test-studio.ts';

export * from './test-studio.ts';

/** Vitest's test with a temporary data folder and a server on it. */
export const test = base.extend<{ data: string; studio: TestStudio }>({
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads the fixtures to set up from this pattern.
  data: async ({}, provide) => {
    const folder = await mkdtemp(join(tmpdir(), 'studio-'));
    await provide(join(folder, 'data'));
    await rm(folder, { recursive: true, force: true });
  },
  studio: async ({ data }, provide) => {
    const studio = await openTestStudio({ data });
    await provide(studio);
    await studio.close();
  },
});
