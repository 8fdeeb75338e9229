import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../../src/styles/index.css';
import { PricingCards } from '../../../src/pricing/pricing-cards.tsx';

test.each([
  ['the cards below each other', 320, 40],
  ['the cards in one row', 900, 64],
])('PricingCards leaves room for %s in a column of %i px', async (_, width, space) => {
  await page.viewport(1280, 800);
  const screen = await render(
    <div style={{ width }}>
      <PricingCards />
    </div>,
  );
  const list = screen.getByRole('list').first().element();
  expect(getComputedStyle(list).marginTop).toBe(`${space}px`);
});

test('PricingCards announces the prices with the host’s names of the tiers', async () => {
  const qualityNames = { basic: 'Solo', pro: 'Team', premium: 'Studio' };
  const screen = await render(<PricingCards tierMessages={{ qualityNames }} />);
  await screen.getByText('Jewelry').click();
  const announced = 'Jewelry: Solo $4, Team $8, Studio $15 per image.';
  await expect.element(screen.getByRole('status')).toHaveTextContent(announced);
});
