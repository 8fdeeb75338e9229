import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';

const studio = vi.hoisted(() => ({ demonstration: true }));
vi.mock('../../../../site/brand.ts', async (load) => {
  const file = await load<typeof import('../../../../site/brand.ts')>();
  return { ...file, brand: Object.assign(studio, file.brand, { demonstration: true }) };
});
beforeEach(() => {
  studio.demonstration = true;
  vi.resetModules();
});

const load = async () => {
  const { Section } = await import('../../../../site/sections/testimonials.tsx');
  const { companyRows } = await import('../../../../site/content/company/rows.ts');
  return {
    testimonials: renderToStaticMarkup(createElement(Section)),
    positions: companyRows.filter(({ path }) => path.startsWith('/careers/apply/')),
  };
};

test('a demonstration shows sample testimonials and says so', async () => {
  const { testimonials } = await load();
  expect(testimonials).toContain('Sample words.');
});

test('a real studio’s site leaves the sample testimonials out', async () => {
  studio.demonstration = false;
  expect((await load()).testimonials).toBe('');
});

test('a demonstration has sample positions that search engines are asked not to index', async () => {
  const { positions } = await load();
  expect(positions.length).toBeGreaterThan(0);
  for (const { indexable } of positions) expect(indexable).toBe(false);
});

test('a real studio’s site leaves the sample positions out', async () => {
  studio.demonstration = false;
  expect((await load()).positions).toEqual([]);
});
