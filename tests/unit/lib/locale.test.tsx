import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import {
  BarChart,
  defaultQuote,
  EstimateReceipt,
  formatMoney,
  LocaleProvider,
  marketingTiers,
  momentText,
  PremiumPricing,
  PrintableQuote,
  TierCards,
} from '../../../src/index.ts';
import { photoMetadata } from '../../../src/preflight/photo-metadata.ts';
import { sortRows } from '../../../src/ui/data-table-rows.ts';
import { reportOf } from '../preflight/report-of.ts';

/** Renders `element` in the locale de-DE. Returns its text with plain spaces. */
const german = (element: ReactElement) =>
  renderToStaticMarkup(<LocaleProvider locale="de-DE">{element}</LocaleProvider>)
    .replace(/<[^>]*>/g, ' ')
    .replace(/[\u00A0\u202F\s]+/g, ' ');

test('components format numbers and prices for the locale of LocaleProvider', () => {
  expect(german(<BarChart title="Orders" points={[{ label: 'May', value: 12_400 }]} />)).toContain('12.400');
  const receipt = (
    <EstimateReceipt
      serviceType="manipulation"
      qualityLevel="premium"
      turnaround="priority"
      imageCount={1200}
      rushOrder={false}
    />
  );
  expect(german(receipt)).toMatch(/10,00 \$.*× 1,2.*× 1\.200.*43\.200 \$/);
  expect(german(<TierCards service="portrait" />)).toContain(` ${marketingTiers.portrait.basic} $`);
  expect(german(<PremiumPricing title="Premium" includes={['Retouching']} />)).toMatch(/\d \$/);
});

test('PrintableQuote and photoMetadata format dates and prices for the locale', () => {
  const fields = { ...defaultQuote.fields, serviceType: 'manipulation', imageCount: 1200 } as const;
  const quote = german(
    <PrintableQuote
      state={{ ...defaultQuote, fields }}
      issuer={{ name: 'Studio' }}
      now={new Date(Date.UTC(2026, 10, 25, 12))}
    />,
  );
  expect(quote).toMatch(/25\. November 2026.*10,00 \$.*× 1\.200/);
  const taken = { takenAt: Date.UTC(2026, 10, 20, 9, 5) };
  expect(photoMetadata(reportOf(taken), 'de-DE').at(-1)).toMatch(/^20\.11\.2026, 09:05/);
});

test('EstimateReceipt shows the host’s currency names', () => {
  const names = {
    USD: 'Dollar',
    EUR: 'Euro (€)',
    GBP: 'Pfund',
    CAD: 'Kanada-Dollar',
    AUD: 'Australien-Dollar',
  };
  const receipt = (
    <EstimateReceipt
      serviceType="portrait"
      qualityLevel="pro"
      turnaround="standard"
      imageCount={1}
      rushOrder={false}
      messages={{ currencyNames: names }}
    />
  );
  const spoken = [...renderToStaticMarkup(receipt).matchAll(/<option[^>]*aria-label="([^"]*)"/g)];
  expect(spoken.map(([, name]) => name)).toEqual(
    Object.entries(names).map(([code, name]) => `${code}, ${name}`),
  );
});

test('components and formatMoney use en-US without a LocaleProvider', () => {
  const chart = renderToStaticMarkup(<BarChart title="Orders" points={[{ label: 'May', value: 12_400 }]} />);
  expect(chart).toContain('12,400');
  expect(formatMoney(1234)).toBe('$1,234');
});

test.each(['de_DE', '', 'x'])(
  'LocaleProvider formats for en-US if its locale is %o, which is no tag',
  (locale) => {
    const chart = <BarChart title="Orders" points={[{ label: 'May', value: 12_400 }]} />;
    const html = renderToStaticMarkup(<LocaleProvider locale={locale}>{chart}</LocaleProvider>);
    expect(html).toContain('12,400');
  },
);

test('formatMoney, momentText and sortRows follow the locale argument', () => {
  expect(formatMoney(1234.5, 'EUR', 2, 'de-DE').replace('\u00A0', ' ')).toBe('1.135,74 €');
  const friday = new Date('2026-11-27T14:00Z');
  expect(momentText(friday, new Date('2026-11-25T12:00Z'), 'UTC', 'de-DE')).toBe('Freitag 14:00');
  const rows = ['zebra', 'ärla', 'apa'];
  const columns = [{ id: 'name', header: 'Name', value: (row: string) => row }];
  const sorted = (locale: string) =>
    sortRows(rows, columns, { column: 'name', direction: 'ascending' }, locale);
  expect(sorted('de-DE')).toEqual(['apa', 'ärla', 'zebra']);
  expect(sorted('sv-SE')).toEqual(['apa', 'zebra', 'ärla']);
});
