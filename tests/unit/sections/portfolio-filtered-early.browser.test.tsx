import { photos } from '#photos';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../../src/styles/index.css';
import { Portfolio, type PortfolioProps } from '../../../src/sections/portfolio.tsx';

const code = vi.hoisted(() => Promise.withResolvers<void>());
vi.mock(import('../../../src/photos/lightbox.tsx'), async (original) => {
  const module = await original();
  await code.promise;
  return module;
});

const items: PortfolioProps['items'] = [
  { id: 'car', title: 'Car', category: 'automotive', photo: photos.car },
  { id: 'skater', title: 'Skater', category: 'portrait', photo: photos.skater },
  { id: 'knit', title: 'Knit', category: 'portrait', photo: photos.turtleneck },
];
const filteredBy = (value: string) => (
  <Portfolio
    title="Portfolio"
    items={items}
    categories={[{ value: 'portrait', label: 'Portrait' }]}
    value={value}
  />
);

test(
  'Portfolio opens the pressed photograph if the filter changes while the viewer loads',
  // A retry would find the code already loaded.
  { retry: 0 },
  async () => {
    // A press waits 10 s at most, and a busy machine may need longer for the code itself.
    await vi.importActual('../../../src/photos/lightbox.tsx');
    const { rerender } = await render(filteredBy('all'));
    await page.getByRole('button', { name: 'Skater' }).click();
    await rerender(filteredBy('portrait'));
    code.resolve();
    await expect.element(page.getByRole('dialog').getByRole('status')).toHaveTextContent('1 of 2: Skater');
  },
);
