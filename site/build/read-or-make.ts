import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const cache = fileURLToPath(new URL('../../node_modules/.cache', import.meta.url));

/**
 * Returns the file that an earlier build cached under this key, or makes and caches it. If the cache cannot be written, the
 * file is made again by the next build. Files are renamed into the cache, because a build may be stopped while it writes.
 *
 * @param name A folder of the cache.
 * @param key A digest of everything that the content depends on.
 */
export async function readOrMake(name: string, key: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const folder = join(cache, name);
  const path = join(folder, key);
  const cached = await readFile(path).catch(() => undefined);
  if (cached) return cached;
  const content = await make();
  const unfinished = `${path}.${randomUUID()}`;
  await mkdir(folder, { recursive: true })
    .then(() => writeFile(unfinished, content))
    .then(() => rename(unfinished, path))
    .catch(() => {});
  return content;
}
