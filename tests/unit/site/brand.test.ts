import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.doUnmock('../../../site/brand.ts');
  vi.resetModules();
});

/** Returns brand.ts as a studio has changed it. */
async function changedBrand(pattern: RegExp, by: string) {
  const source = await readFile('site/brand.ts', 'utf8');
  const copy = join(await mkdtemp(join(tmpdir(), 'brand-')), 'brand.ts');
  await writeFile(copy, source.replace(pattern, by));
  return (await import(pathToFileURL(copy).href)) as typeof import('../../../site/brand.ts');
}

test('a studio that quotes within one hour says so in the singular', async () => {
  const { brand, claims } = await changedBrand(/(quoteHours.*) = \d+;/, '$1 = 1;');
  expect(brand.officeHours.quoteHours).toBe(1);
  expect(claims.quote).toBe('A quote within 1 hour during opening hours.');
});

test('a studio that names no way to pay states none', async () => {
  const brandFile = await changedBrand(/payments: \[[^\]]*\]/, 'payments: []');
  expect(brandFile.brand.payments).toEqual([]);
  vi.doMock('../../../site/brand.ts', () => brandFile);
  const { questions } = await import('../../../site/content/faq.ts');
  const whenToPay = questions.find(({ id }) => id === 'when-do-i-pay');
  expect(whenToPay?.answer).toContain('Nothing is charged until you approve the quote.');
});

test('the support hours in words are those of the delivery clock', async () => {
  const { brand } = await import('../../../site/brand.ts');
  const { opens, closes } = brand.officeHours;
  for (const time of [opens, closes]) {
    const [hour = '', minute = ''] = time.split(':');
    const twelve = `${Number(hour) % 12 || 12}${minute === '00' ? '(:00)?' : `:${minute}`} ?${Number(hour) < 12 ? 'AM' : 'PM'}`;
    expect(brand.hours).toMatch(new RegExp(`\\b(${twelve}|0?${Number(hour)}:${minute})\\b`, 'i'));
  }
});
