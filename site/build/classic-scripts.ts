import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';

const SOURCE = join(import.meta.dirname, '../worker/service-worker.ts');

/** Builds the service worker of a version, for the site in a folder. Run it when the offline page has been written. */
export async function buildServiceWorker(site: string, version: string): Promise<string> {
  const offline = await readFile(join(site, 'offline.html'), 'utf8');
  // Without the fonts that only the inlined stylesheet names, such as the rare characters: the offline page shows none.
  const offlineFiles = new Set(offline.match(/(?<!url\()\/assets\/[\w.-]+\.(?:js|css|woff2)/g));
  const define = {
    VERSION: JSON.stringify(version),
    OFFLINE_FILES: JSON.stringify([...offlineFiles]),
  };
  // A classic script, because the oldest supported browsers have no module workers.
  return buildClassicScript(SOURCE, define);
}

/**
 * Returns a version that changes with any page, and with any file that has a hash in its name. Pages are made of the
 * template and of the code for the server.
 */
export async function versionOf(site: string, serverEntry: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of (await readdir(site, { recursive: true })).toSorted()) hash.update(file);
  hash.update(await readFile(join(site, 'index.html')));
  hash.update(await readFile(serverEntry));
  return hash.digest('hex').slice(0, 8);
}

/**
 * Builds a module, with all that it imports, as one classic script.
 *
 * @param source The module's file.
 * @param define Names in the code, with the expressions that replace them.
 */
export async function buildClassicScript(
  source: string,
  define: Record<string, string> = {},
): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define,
    build: {
      write: false,
      copyPublicDir: false,
      reportCompressedSize: false,
      modulePreload: false,
      rolldownOptions: { input: source, output: { format: 'iife' } },
    },
  });
  const [result] = [built].flat();
  if (!result || !('output' in result)) throw new Error(`${source} was not built.`);
  return result.output[0].code;
}
