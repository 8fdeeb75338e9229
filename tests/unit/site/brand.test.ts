import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

test('a studio that quotes within one hour says so in the singular', async () => {
  const source = await readFile('site/brand.ts', 'utf8');
  const copy = join(await mkdtemp(join(tmpdir(), 'brand-')), 'brand.ts');
  await writeFile(copy, source.replace(/(quoteHours.*) = 2;/, '$1 = 1;'));
  const { brand, claims } = (await import(
    pathToFileURL(copy).href
  )) as typeof import('../../../site/brand.ts');
  expect(brand.officeHours.quoteHours).toBe(1);
  expect(claims.quote).toBe('A quote within 1 hour during opening hours.');
});
