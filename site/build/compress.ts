import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { readOrMake } from './read-or-make.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Extensions of files that are compressed. Images and fonts are compressed already. */
const compressible = new Set([
  '.html',
  '.js',
  '.css',
  '.json',
  '.svg',
  '.xml',
  '.txt',
  '.webmanifest',
  '.csv',
  '.cube',
  '.wasm',
]);
/** Minimum size, in bytes, worth compressing. A smaller file fits into one packet either way. */
const MIN_SIZE = 512;

/** Extensions whose compressed copies are cached: presets and decoders take a third of the time and rarely change. */
const cachedTypes = new Set(['.cube', '.wasm']);
/** Quality of the Brotli copies, 0 to 11. `npm test` builds with a quick one (tests/run.ts). */
const QUALITY = Number(process.env['BROTLI_QUALITY'] || constants.BROTLI_MAX_QUALITY);

/** Writes a Brotli and a gzip copy beside every text file of at least `MIN_SIZE` bytes. */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  await Promise.all(
    entries
      .filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
      .map((entry) => compressFile(join(entry.parentPath, entry.name))),
  );
}

async function compressFile(path: string) {
  const content = await readFile(path);
  if (content.byteLength < MIN_SIZE) return;
  const compress = cachedTypes.has(extname(path)) ? cachedBrotliOf : brotliOf;
  await Promise.all([
    compress(content).then((data) => writeFile(`${path}.br`, data)),
    gzipAsync(content, { level: constants.Z_BEST_COMPRESSION }).then((data) => writeFile(`${path}.gz`, data)),
  ]);
}

function brotliOf(content: Buffer): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
  };
  return brotliAsync(content, { params });
}

function cachedBrotliOf(content: Buffer): Promise<Buffer> {
  const key = createHash('sha256').update(`${QUALITY}`).update(content).digest('hex');
  return readOrMake('brotli', key, () => brotliOf(content));
}
