import { beforeEach, expect, test, vi } from 'vitest';

const studio = vi.hoisted(() => ({ demonstration: true }));
vi.mock('../../../../site/brand.ts', async (load) => {
  const file = await load<typeof import('../../../../site/brand.ts')>();
  return { ...file, brand: Object.assign(studio, file.brand, { demonstration: true }) };
});
beforeEach(() => vi.resetModules());

const load = async () => (await import('../../../../site/content/home.tsx')).testimonials;

test('a demonstration shows sample testimonials and says so', async () => {
  expect(await load()).toMatchObject({ note: expect.stringContaining('Sample words.') });
});

test('a real studio’s site leaves the sample testimonials out', async () => {
  studio.demonstration = false;
  expect(await load()).toBeUndefined();
});
