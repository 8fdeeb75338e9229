import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildClassicScript } from './classic-script.ts';

const SOURCE = join(import.meta.dirname, '../worker/service-worker.ts');

/** Builds the service worker for the site in a folder. Run it when all pages have been written. */
export async function buildServiceWorker(site: string): Promise<string> {
  const offline = await readFile(join(site, 'offline.html'), 'utf8');
  const offlineFiles = new Set(offline.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g));
  const define = {
    VERSION: JSON.stringify(await versionOf(site)),
    OFFLINE_FILES: JSON.stringify([...offlineFiles]),
  };
  // A classic script, because the oldest supported browsers have no module workers.
  return buildClassicScript(SOURCE, define);
}

/** Returns a version that changes with any file of the site. File names contain a hash, except those of pages. */
async function versionOf(site: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of (await readdir(site, { recursive: true })).toSorted()) {
    hash.update(file);
    if (file.endsWith('.html')) hash.update(await readFile(join(site, file)));
  }
  return hash.digest('hex').slice(0, 12);
}
