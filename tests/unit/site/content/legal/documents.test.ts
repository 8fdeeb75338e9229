import { expect, test, vi } from 'vitest';
import { checkSubProcessors } from '../../../../../site/content/legal/documents.ts';

const studio = vi.hoisted(() => ({ demonstration: true }));
vi.mock('../../../../../site/brand.ts', async (load) => {
  const file = await load<typeof import('../../../../../site/brand.ts')>();
  return { ...file, brand: Object.assign(studio, file.brand, { demonstration: true }) };
});

const unnamed = [['Hosting and storage', 'Not named: demonstration']];

test('checkSubProcessors allows a demonstration without names', () => {
  expect(() => checkSubProcessors(unnamed)).not.toThrow();
});

test('checkSubProcessors stops the build of a real studio without names', () => {
  studio.demonstration = false;
  expect(() => checkSubProcessors(unnamed)).toThrow(
    /^site\/content\/legal\/documents\.ts: .*“Hosting and storage”/,
  );
});
