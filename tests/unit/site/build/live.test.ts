import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

/** Replaces Vite with a builder that only prints its input. */
const withoutVite = `
  import { registerHooks } from 'node:module';
  const vite = \`export const createBuilder = async ({ configFile }) => ({
    buildApp: () => console.log(process.env.VITE_API, configFile),
  });\`;
  registerHooks({
    resolve: (name, context, next) =>
      name === 'vite' ? { url: 'data:text/javascript,' + vite, shortCircuit: true } : next(name, context),
  });`;

test('the live build starts in a folder reached through a symlink', () => {
  const folder = mkdtempSync(join(tmpdir(), 'live-'));
  const root = resolve(import.meta.dirname, '../../../..');
  try {
    symlinkSync(root, join(folder, 'linked'), 'junction');
    const program = join(folder, 'linked/site/build/live.ts');
    const hooks = `data:text/javascript,${encodeURIComponent(withoutVite)}`;
    const output = execFileSync(process.execPath, ['--import', hooks, program], { encoding: 'utf8' });
    expect(output.trim()).toBe(`live ${join(root, 'vite.config.ts')}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
