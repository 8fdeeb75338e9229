import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { formatMoney } from '../../../src/pricing/currency.ts';
import { estimate, type EstimateInput } from '../../../src/pricing/estimate.ts';
import { PremiumPricing } from '../../../src/sections/premium-pricing.tsx';
import { PricingCalculator } from '../../../src/pricing/pricing-calculator.tsx';
import { marketingTiers, serviceIds } from '../../../src/pricing/price-table.ts';
import { serviceNames } from '../../../src/pricing/names.ts';
import '../../../src/styles/index.css';

beforeEach(() => localStorage.clear());

test('PricingCalculator starts with the order form’s defaults and no link', async () => {
  const screen = await render(<PricingCalculator hrefFor={() => '/order'} />);
  await expect.element(screen.getByRole('combobox', { name: 'Service' })).toHaveValue('');
  await expect.element(screen.getByRole('radio', { name: 'Pro', exact: true })).toBeChecked();
  await expect.element(screen.getByRole('radio', { name: 'Standard' })).toBeChecked();
  await expect.element(screen.getByRole('spinbutton')).toHaveValue(1);
  await expect.element(screen.getByRole('checkbox')).not.toBeChecked();
  expect(screen.getByRole('link').elements()).toHaveLength(0);
});

test('PricingCalculator keeps the default of a choice that is undefined, as a parameter that a URL lacks', async () => {
  const fromUrl = { serviceType: 'wedding', qualityLevel: undefined, imageCount: undefined } as const;
  const screen = await render(<PricingCalculator defaultValue={fromUrl} />);
  await expect.element(screen.getByRole('radio', { name: 'Pro', exact: true })).toBeChecked();
  await expect.element(screen.getByText('$4', { exact: true })).toBeVisible();
});

test('PricingCalculator prices the choice and passes it to “Order this” (estimate 3)', async () => {
  const changes = vi.fn<(value: EstimateInput) => void>();
  const screen = await render(
    <PricingCalculator
      onValueChange={changes}
      hrefFor={({ serviceType, imageCount }) => `/order?service=${serviceType}&images=${imageCount}`}
    />,
  );
  await screen.getByRole('combobox', { name: 'Service' }).selectOptions('wedding');
  await screen.getByRole('radio', { name: 'Premium' }).click();
  await screen.getByRole('radio', { name: 'Priority' }).click();
  await screen.getByRole('spinbutton').fill('10');
  await expect.element(screen.getByText('$72', { exact: true })).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Order this' }))
    .toHaveAttribute('href', '/order?service=wedding&images=10');
  expect(changes).toHaveBeenLastCalledWith({
    serviceType: 'wedding',
    qualityLevel: 'premium',
    turnaround: 'priority',
    imageCount: 10,
    rushOrder: false,
  });
});

test.each([
  [900, true],
  [600, false],
])('PricingCalculator of %i px has the receipt beside the choices: %s', async (width, isBeside) => {
  await page.viewport(1280, 800);
  const screen = await render(
    <div style={{ width }}>
      <PricingCalculator />
    </div>,
  );
  const choices = screen.getByRole('combobox').element().getBoundingClientRect();
  const receipt = screen.getByRole('heading', { name: 'Estimate' }).element().getBoundingClientRect();
  expect(receipt.left > choices.right).toBe(isBeside);
});

test('PricingCalculator applies the rush order in addition to the turnaround', async () => {
  const start = { serviceType: 'jewelry', turnaround: 'rush', imageCount: 4 } as const;
  const screen = await render(<PricingCalculator defaultValue={start} />);
  await screen.getByRole('checkbox', { name: 'Rush order' }).click();
  const expected = estimate({ ...start, qualityLevel: 'pro', rushOrder: true });
  await expect.element(screen.getByText(formatMoney(expected?.total ?? NaN), { exact: true })).toBeVisible();
});

test('PricingCalculator treats an empty count as 1 and shows 1 after blur', async () => {
  const screen = await render(<PricingCalculator defaultValue={{ serviceType: 'product', imageCount: 8 }} />);
  const count = screen.getByRole('spinbutton');
  await count.fill('');
  await expect.element(screen.getByText('$4', { exact: true })).toBeVisible();
  await expect.element(count).toHaveValue(null);
  await screen.getByRole('checkbox').click();
  await expect.element(count).toHaveValue(1);
});

test('a controlled PricingCalculator reports a change and keeps showing its `value`', async () => {
  const changes = vi.fn<(value: EstimateInput) => void>();
  const value = {
    serviceType: 'food',
    qualityLevel: 'basic',
    turnaround: 'standard',
    imageCount: 2,
    rushOrder: false,
  } as const;
  const screen = await render(<PricingCalculator value={value} onValueChange={changes} />);
  await screen.getByRole('radio', { name: 'Premium' }).click();
  expect(changes).toHaveBeenCalledWith({ ...value, qualityLevel: 'premium' });
  await expect.element(screen.getByText('$6', { exact: true })).toBeVisible();
});

test('PremiumPricing lists the premium tier of every service and names the tier prices', async () => {
  const { container } = await render(<PremiumPricing title="Premium" includes={[]} />);
  const shown = [...container.querySelectorAll('dl > div')].map((row) => [
    row.querySelector('dt')?.textContent,
    row.querySelector('dd')?.textContent,
  ]);
  expect(shown).toEqual(serviceIds.map((id) => [serviceNames[id], `$${marketingTiers[id].premium}`]));
  expect(container.textContent).toContain('From $4 / image');
  expect(container.textContent).toContain('Tier prices');
});

test('PremiumPricing without services shows no price and no price list', async () => {
  const { container } = await render(<PremiumPricing title="Premium" includes={[]} services={[]} />);
  expect(container.textContent.trim()).toBe('Premium');
});

test.each([320, 500, 680, 944, 1280])(
  'in a window of %i px the surcharge of each turnaround is beside its name',
  async (width) => {
    await page.viewport(width, 800);
    const screen = await render(<PricingCalculator hrefFor={() => '/order'} />);
    const group = screen.getByRole('radiogroup', { name: 'Turnaround' }).element();
    const below = [...group.querySelectorAll('bdi')].filter((badge) => {
      const name = badge.previousElementSibling?.getBoundingClientRect();
      return name && badge.getBoundingClientRect().top > name.top + name.height / 2;
    });
    expect(below.map((badge) => badge.textContent)).toEqual([]);
  },
);
