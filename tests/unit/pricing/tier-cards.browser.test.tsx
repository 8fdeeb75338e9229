import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TierCards } from '../../../src/pricing/tier-cards.tsx';
import '../../../src/styles/index.css';

test.each([
  [700, 3],
  [600, 1],
])('TierCards of %i px have %i tiers in a row, whatever the window width', async (width, inRow) => {
  await page.viewport(1280, 800);
  const { container } = await render(
    <div style={{ width }}>
      <TierCards service="wedding" />
    </div>,
  );
  const lefts = [...container.querySelectorAll('div > ul > li')].map(
    (tier) => tier.getBoundingClientRect().left,
  );
  expect(new Set(lefts).size).toBe(inRow);
});
