import { beforeEach, expect, test, vi } from 'vitest';

const studio = vi.hoisted(() => ({ demonstration: true }));
vi.mock('../../../../site/brand.ts', async (load) => {
  const file = await load<typeof import('../../../../site/brand.ts')>();
  return { ...file, brand: Object.assign(studio, file.brand, { demonstration: true }) };
});
beforeEach(() => vi.resetModules());

const load = async () => (await import('../../../../site/content/company/rows.ts')).companyRows;

test('a demonstration has sample positions that search engines are asked not to index', async () => {
  const positions = (await load()).filter(({ path }) => path.startsWith('/careers/apply/'));
  expect(positions.length).toBeGreaterThan(0);
  for (const { indexable } of positions) expect(indexable).toBe(false);
});

test('a real studio’s site leaves the sample positions out', async () => {
  studio.demonstration = false;
  expect((await load()).filter(({ path }) => path.startsWith('/careers/apply/'))).toEqual([]);
});
