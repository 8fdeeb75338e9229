/** Builds and packs the library once for the tests of this folder, and lays it where a host would have it. */
import { execFile } from 'node:child_process';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { npm } from '../platform.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');

/** A folder with nothing of ours above it but `node_modules`, where the dependencies are found. */
export const host = join(root, 'dist/packed');
export const installed = join(host, 'node_modules/safelight');

/** Vitest's global setup. */
export default async function setup(): Promise<void> {
  await run(...npm('run', '--silent', 'build:lib'), { cwd: root });
  await rm(host, { recursive: true, force: true });
  await mkdir(installed, { recursive: true });
  // With a cache of its own, because the one in the home folder may not be writable.
  const cache = join(root, 'node_modules/.cache/npm');
  await run(...npm('pack', join(root, 'dist/lib'), '--pack-destination', host, '--cache', cache), {
    cwd: root,
  });
  // By its name alone: some `tar` of Windows take `C:` for another computer.
  await run('tar', ['-xzf', basename(await tarball()), '--strip-components=1', '-C', installed], {
    cwd: host,
  });
}

/** The packed file. */
export async function tarball(): Promise<string> {
  const name = (await readdir(host)).find((file) => file.endsWith('.tgz'));
  if (!name) throw new Error('Nothing is packed. Run: npm run test:package');
  return join(host, name);
}
