import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compressFolder } from '../../../../site/build/compress.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'compress-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

// What `npm test` builds is compressed quickly (tests/run.ts), so no built file shows it.
test('compressFolder compresses with Brotli at the best quality', async () => {
  const text = await readFile(import.meta.filename);
  await writeFile(join(folder, 'page.html'), text);
  await compressFolder(folder);
  expect(await readFile(join(folder, 'page.html.br'))).toEqual(brotliCompressSync(text));
  expect(gunzipSync(await readFile(join(folder, 'page.html.gz')))).toEqual(text);
});
