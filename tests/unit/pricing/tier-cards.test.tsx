import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { LocaleProvider } from '../../../src/lib/locale.tsx';
import { PricingCards } from '../../../src/pricing/pricing-cards.tsx';
import { TierCards } from '../../../src/pricing/tier-cards.tsx';

vi.mock(import('../../../src/pricing/price-table.ts'), async (original) => ({
  ...(await original()),
  tiersFor: () => ({ basic: 0.39, pro: 2.5, premium: 1000 }),
}));

/** Returns the visible prices, each with its symbol and figure separated by a bar. */
const pricesIn = (locale: string) => {
  const html = renderToStaticMarkup(
    <LocaleProvider locale={locale}>
      <TierCards service="portrait" messages={{ perImage: '' }} />
    </LocaleProvider>,
  );
  return [...html.matchAll(/<span aria-hidden="true" dir="ltr".*?<\/p>/g)].map(([price]) =>
    price
      .replace(/<[^>]+>/g, '|')
      .replace(/\|+/g, '|')
      .slice(1, -1),
  );
};

test('TierCards formats cents and thousands for the locale', () => {
  expect(pricesIn('en-US')).toEqual(['$|0.39', '$|2.50', '$|1,000']);
  expect(pricesIn('de-DE')).toEqual(['0,39|$', '2,50|$', '1.000|$']);
});

test('TierCards and PricingCards show the host’s features, turnarounds and popular label', () => {
  const messages = {
    features: () => ({ basic: ['Licht'], pro: ['Haut'], premium: ['Haar'] }),
    turnaround: (service: string) => `${service}: zwei Tage`,
    popular: 'Beliebt',
  };
  for (const cards of [
    <TierCards key="alone" service="portrait" messages={messages} />,
    <PricingCards key="with chips" services={['portrait']} tierMessages={messages} />,
  ]) {
    const text = renderToStaticMarkup(cards).replace(/<[^>]+>/g, ' ');
    expect(text).toMatch(/Licht.*Beliebt.*portrait: zwei Tage.*Haut.*Haar/);
    expect(text).not.toMatch(/hours|Most popular|Exposure/);
  }
});
