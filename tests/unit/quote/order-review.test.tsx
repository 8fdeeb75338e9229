import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { newOrder } from '../../../src/quote/order/order-machine.ts';
import { OrderReview } from '../../../src/quote/order-review.tsx';
import { quoteMessages } from '../../../src/quote/quote-messages.ts';
import { inForm } from './in-form.tsx';
import { defaultQuote } from '../../../src/quote/quote-state.ts';

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
