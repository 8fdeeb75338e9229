import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test, vi } from 'vitest';

/** Replaces Vite with a builder that only prints its input. */
const withoutVite = `
  import { registerHooks } from 'node:module';
  const vite = \`export const createBuilder = async ({ configFile }) => ({
    buildApp: () => console.log(process.env.VITE_API, process.env.DIST, configFile),
  });\`;
  registerHooks({
    resolve: (name, context, next) =>
      name === 'vite' ? { url: 'data:text/javascript,' + vite, shortCircuit: true } : next(name, context),
  });`;

test('the live build starts in a folder reached through a symlink, and takes an empty DIST for a missing one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'live-'));
  const root = resolve(import.meta.dirname, '../../../..');
  try {
    symlinkSync(root, join(folder, 'linked'), 'junction');
    const program = join(folder, 'linked/site/build/live.ts');
    const hooks = `data:text/javascript,${encodeURIComponent(withoutVite)}`;
    const env = { ...process.env, DIST: '' };
    const output = execFileSync(process.execPath, ['--import', hooks, program], { encoding: 'utf8', env });
    expect(output.trim()).toBe(`live ${join(root, 'dist/live')} ${join(root, 'vite.config.ts')}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

// The build empties DIST/site: with the root of the repository, the folder of the sources.
test('an empty DIST is taken for a missing one', async () => {
  vi.stubEnv('DIST', '');
  const { DIST } = await import('../../../../site/build/dist.ts');
  vi.unstubAllEnvs();
  expect(DIST).toBe(resolve(import.meta.dirname, '../../../../dist'));
});
