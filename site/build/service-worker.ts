import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildClassicScript } from './classic-script.ts';

const SOURCE = join(import.meta.dirname, '../worker/service-worker.ts');

/** Builds the service worker for the site in a folder, which has all its pages by now. */
export async function buildServiceWorker(site: string): Promise<string> {
  const offline = await readFile(join(site, 'offline.html'), 'utf8');
  // Files that the offline page needs to start.
  const kept = new Set(offline.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g));
  const define = { VERSION: JSON.stringify(await versionOf(site)), KEPT: JSON.stringify([...kept]) };
  // A classic script: module workers are younger than the browsers the site is for.
  return buildClassicScript(SOURCE, define);
}

/** Changes with any file of the site: names of files carry their hash, except for the pages'. */
async function versionOf(site: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of (await readdir(site, { recursive: true })).toSorted()) {
    hash.update(file);
    if (file.endsWith('.html')) hash.update(await readFile(join(site, file)));
  }
  return hash.digest('hex').slice(0, 12);
}
