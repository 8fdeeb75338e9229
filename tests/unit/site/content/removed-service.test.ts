import { expect, test, vi } from 'vitest';
import { footerColumns } from '../../../../site/content/footer-columns.ts';
import { portfolioFrames } from '../../../../site/content/portfolio.ts';

vi.mock('../../../../src/pricing/price-table.ts', async (load) => {
  const file = await load<typeof import('../../../../src/pricing/price-table.ts')>();
  const isServiceId = (id: string) => id !== 'portrait' && file.isServiceId(id);
  return { ...file, serviceIds: file.serviceIds.filter(isServiceId), isServiceId };
});

test('no list names a service that a studio has removed', () => {
  const labels = footerColumns[0]?.links.map(({ label }) => label);
  expect(labels).toContain('Wedding');
  expect(labels).not.toContain('Portrait');
  const categories = portfolioFrames.map(({ category }) => category);
  expect(categories).toContain('wedding');
  expect(categories).not.toContain('portrait');
});
