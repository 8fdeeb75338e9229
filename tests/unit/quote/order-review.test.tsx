import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { photoKey } from '../../../src/lib/photo-key.ts';
import { LocaleProvider } from '../../../src/lib/locale.tsx';
import { deliveredAt } from '../../../src/pricing/delivery-clock.ts';
import { pricedNames } from '../../../src/quote/service-titles.ts';
import { OrderConfirmation } from '../../../src/quote/order-confirmation.tsx';
import { newOrder } from '../../../src/quote/order/order-machine.ts';
import { OrderReview } from '../../../src/quote/order-review.tsx';
import { quoteMessages } from '../../../src/quote/quote-messages.ts';
import { anOrder } from '../api/order-fixture.ts';
import { fileOf } from './file-of.ts';
import { inForm } from './in-form.tsx';
import { localDay } from '../../../src/quote/quote-checks.ts';
import { defaultFields, defaultQuote, type QuoteFields } from '../../../src/quote/quote-state.ts';

test('OrderReview shows the host’s names of quality and turnaround', () => {
  const words = {
    ...quoteMessages,
    qualityNames: { basic: 'Einfach', pro: 'Gehoben', premium: 'Meisterhaft' },
    turnaroundNames: { standard: 'Normal', priority: 'Bevorzugt', rush: 'Eilig', express: 'Sofort' },
  };
  const html = renderToStaticMarkup(
    inForm({ order: newOrder(), state: defaultQuote, services: [], words }, <OrderReview />),
  );
  expect(html).toContain('Gehoben');
  expect(html).toContain('Normal, 48-72h');
  expect(html).not.toMatch(/Pro\b|Standard/);
});

test('OrderReview calls a service and a turnaround in its advice as the host does', () => {
  const { qualityNames, turnaroundNames } = quoteMessages;
  const receiptNames = {
    qualityNames,
    serviceNames: pricedNames([{ id: 'manipulation', title: 'Compositing' }]),
    turnaroundNames: { ...turnaroundNames, rush: 'Overnight', priority: 'Two days' },
  };
  const adviceOn = (changes: Partial<QuoteFields>) => {
    const state = { ...defaultQuote, fields: { ...defaultFields, ...changes } };
    return renderToStaticMarkup(
      inForm({ order: newOrder(), state, services: [], receiptNames, words: quoteMessages }, <OrderReview />),
    );
  };
  expect(adviceOn({ serviceType: 'manipulation' })).toContain('>Compositing: a line on what you want');
  expect(adviceOn({ turnaround: 'rush', rushOrder: true })).toContain('>Overnight is fast already;');
  const projectDeadline = localDay(deliveredAt('priority', new Date()));
  expect(adviceOn({ projectDeadline })).toContain('>Choose Two days<');
});

test('OrderReview renders with a turnaround that a host without types has invented', () => {
  const state = { ...defaultQuote, fields: { ...defaultFields, turnaround: 'tomorrow' as 'rush' } };
  const html = renderToStaticMarkup(
    inForm({ order: newOrder(), state, services: [], words: quoteMessages }, <OrderReview />),
  );
  expect(html).toContain(`${quoteMessages.turnaround}</dt><dd`);
  expect(html).not.toContain('undefined');
});

test('OrderReview and OrderConfirmation write every count in the digits of the locale', () => {
  const photo = fileOf('1.jpg');
  const marks = { [photoKey(photo)]: [{ id: 1, kind: 'pin', x: 0.5, y: 0.5, note: 'Dust' }] as const };
  const state = { ...defaultQuote, photos: [photo], marks };
  const payload = anOrder({ uploadedFiles: ['1'], referenceFiles: ['2', '3'], imageCount: 4 });
  const html = renderToStaticMarkup(
    <LocaleProvider locale="ar-EG">
      {inForm({ order: newOrder(), state, services: [], words: quoteMessages }, <OrderReview />)}
      <OrderConfirmation order={{ id: 'SL', payload }} serviceTitle="" onStartAnother={() => {}} />
    </LocaleProvider>,
  );
  const counts = [...html.matchAll(/<dd[^>]*>([\d٠-٩]+)<\/dd>/g)].map(([, count]) => count);
  expect(counts).toEqual(['١', '١', '١', '٢', '٤']);
});
