import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { LocaleProvider } from '../../../src/lib/locale.tsx';
import { EstimateReceipt } from '../../../src/pricing/estimate-receipt.tsx';
import { preferenceKeys } from '../../../src/pricing/preferences.ts';
import { PricingCards } from '../../../src/pricing/pricing-cards.tsx';
import type { TierChoice } from '../../../src/pricing/tier-cards.tsx';

const chosen = {
  serviceType: 'portrait',
  qualityLevel: 'pro',
  turnaround: 'priority',
  imageCount: 6,
  rushOrder: false,
} as const;

beforeEach(() => localStorage.clear());

const terms = (root: Element) =>
  [...root.querySelectorAll('dt')].map((dt) => [
    dt.textContent,
    dt.parentElement?.querySelector('dd bdi')?.textContent,
  ]);

test('EstimateReceipt shows each factor and the total (estimate 3)', async () => {
  const { container } = await render(<EstimateReceipt {...chosen} />);
  expect(terms(container)).toEqual([
    ['Portrait, per image', '$3.00'],
    ['Pro quality', '× 2'],
    ['Priority, 24-48h', '× 1.2'],
    ['Images', '× 6'],
    ['Rush order', '—'],
    ['Total, USD', '$43'],
  ]);
});

test('EstimateReceipt states that the price is an estimate and may vary (estimate 4)', async () => {
  const screen = await render(<EstimateReceipt {...chosen} />);
  await expect
    .element(screen.getByText('Estimated. The final price may vary with the complexity of the work.'))
    .toBeVisible();
});

test('EstimateReceipt without a service shows no figures (estimate 5)', async () => {
  const screen = await render(<EstimateReceipt {...chosen} serviceType="" />);
  await expect.element(screen.getByText('No service chosen yet.')).toBeVisible();
  expect(screen.container.textContent).not.toMatch(/\$|\d/);
});

test('EstimateReceipt announces several quick changes once, and never the first price (estimate 4)', async () => {
  const screen = await render(<EstimateReceipt {...chosen} />, { wrapper: StrictMode });
  const status = screen.getByRole('status').element();
  const announcements: string[] = [];
  new MutationObserver(() => announcements.push(status.textContent)).observe(status, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  await new Promise((resolve) => setTimeout(resolve, 900));
  expect(status.textContent).toBe('');
  for (const imageCount of [1, 12, 120])
    await screen.rerender(<EstimateReceipt {...chosen} imageCount={imageCount} />);
  await expect.element(screen.getByText('$864', { exact: true })).toBeVisible();
  await expect.poll(() => status.textContent).toBe('Total $864.');
  expect(announcements).toEqual(['Total $864.']);
});

test('EstimateReceipt stores the selected currency and converts the rounded total (estimate 10, estimate 12)', async () => {
  const screen = await render(<EstimateReceipt {...chosen} />);
  const select = screen.getByLabelText('Show in');
  await expect.element(select).toHaveValue('USD');
  await select.selectOptions('EUR');
  await expect.element(screen.getByText('€39.56')).toBeVisible();
  await expect.element(screen.getByText('$43', { exact: true })).toBeVisible();
  expect(localStorage.getItem(preferenceKeys.currency)).toBe('"EUR"');
  await expect.poll(() => screen.getByRole('status').element().textContent).toContain('€39.56');
});

test('EstimateReceipt shows the host’s currency until the visitor chooses another (estimate 12)', async () => {
  const screen = await render(
    <LocaleProvider locale="de-DE" currency="EUR">
      <LocaleProvider locale="en-US">
        <EstimateReceipt {...chosen} />
      </LocaleProvider>
    </LocaleProvider>,
  );
  const select = screen.getByLabelText('Show in');
  await expect.element(select).toHaveValue('EUR');
  await expect.element(screen.getByText('€39.56')).toBeVisible();
  expect(localStorage.getItem(preferenceKeys.currency)).toBeNull();
  await select.selectOptions('USD');
  await expect.element(select).toHaveValue('USD');
});

test('EstimateReceipt shows the stored currency after hydrating the prerendered HTML unchanged (estimate 12)', async () => {
  const html = renderToString(<EstimateReceipt {...chosen} />);
  localStorage.setItem(preferenceKeys.currency, '"CAD"');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;
  const before = container.querySelector('dl');
  const mismatch = vi.fn<(error: unknown) => void>();
  const root = hydrateRoot(container, <EstimateReceipt {...chosen} />, { onRecoverableError: mismatch });
  await expect.poll(() => container.textContent).toContain('CA$58.48');
  expect(container.querySelector('dl')).toBe(before);
  expect(mismatch).not.toHaveBeenCalled();
  root.unmount();
  container.remove();
});

test('EstimateReceipt follows a currency change in another tab (estimate 12)', async () => {
  const screen = await render(<EstimateReceipt {...chosen} />);
  localStorage.setItem(preferenceKeys.currency, '"AUD"');
  window.dispatchEvent(new StorageEvent('storage', { key: preferenceKeys.currency }));
  await expect.element(screen.getByText('A$65.36')).toBeVisible();
});

test.each(['"INR"', '{broken', 'null'])(
  'EstimateReceipt shows dollars if the stored currency is %s (estimate 11, estimate 12)',
  async (stored) => {
    localStorage.setItem(preferenceKeys.currency, stored);
    const screen = await render(<EstimateReceipt {...chosen} />);
    await expect.element(screen.getByLabelText('Show in')).toHaveValue('USD');
    expect(screen.container.textContent).not.toMatch(/NaN|undefined|INR/);
  },
);

test('EstimateReceipt changes the currency even if storing it fails (estimate 12)', async () => {
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  const screen = await render(<EstimateReceipt {...chosen} />);
  await screen.getByLabelText('Show in').selectOptions('GBP');
  await expect.element(screen.getByText('£33.97')).toBeVisible();
  refuse.mockRestore();
  await screen.getByLabelText('Show in').selectOptions('USD');
});

test('PricingCards shows the tiers of the selected service and reports the chosen tier', async () => {
  const onChoose = vi.fn<(choice: TierChoice) => void>();
  const screen = await render(<PricingCards onChoose={onChoose} />);
  await expect.element(screen.getByText('$12 per image')).toBeInTheDocument();
  await screen.getByRole('radio', { name: 'Jewelry' }).click();
  await expect.element(screen.getByText('$15 per image')).toBeInTheDocument();
  await screen.getByRole('button', { name: 'Choose Premium' }).click();
  expect(onChoose).toHaveBeenCalledWith({ service: 'jewelry', quality: 'premium' });
});

test('PricingCards with `hrefFor` renders the tiers as links', async () => {
  const screen = await render(
    <PricingCards hrefFor={({ service, quality }) => `/orders/new?service=${service}&quality=${quality}`} />,
  );
  await expect
    .element(screen.getByRole('link', { name: 'Choose Pro' }))
    .toHaveAttribute('href', '/orders/new?service=portrait&quality=pro');
});

test('PricingCards and EstimateReceipt format announced prices and the rate for the locale', async () => {
  const screen = await render(
    <LocaleProvider locale="de-DE">
      <PricingCards services={['portrait', 'jewelry']} />
      <EstimateReceipt {...chosen} />
    </LocaleProvider>,
  );
  await screen.getByRole('radio', { name: 'Jewelry' }).click();
  await expect
    .element(screen.getByText('Jewelry: Basic 4\u00A0$, Pro 8\u00A0$, Premium 15\u00A0$ per image.'))
    .toBeInTheDocument();
  await screen.getByLabelText('Show in').selectOptions('EUR');
  await expect.element(screen.getByText(/^1 USD = 0,92 EUR/)).toBeVisible();
});
