import { expect, test, vi } from 'vitest';
import { checkSubProcessors, subProcessors } from '../../../../../site/content/legal/documents.ts';

const studio = vi.hoisted(() => ({ demonstration: true }));
vi.mock('../../../../../site/brand.ts', async (load) => {
  const file = await load<typeof import('../../../../../site/brand.ts')>();
  return { ...file, brand: Object.assign(studio, file.brand, { demonstration: true }) };
});

test('checkSubProcessors allows a demonstration without names', () => {
  expect(subProcessors.flat()).toContain('Not named: demonstration');
  expect(checkSubProcessors).not.toThrow();
});

test('checkSubProcessors stops the build of a real studio without names', () => {
  studio.demonstration = false;
  expect(checkSubProcessors).toThrow(/^site\/content\/legal\/documents\.ts: .*“Hosting and storage”/);
});
