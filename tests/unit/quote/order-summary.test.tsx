import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OrderSummary } from '../../../src/quote/order-summary.tsx';
import { quoteMessages } from '../../../src/quote/quote-messages.ts';
import { inForm } from './in-form.tsx';
import { defaultQuote } from '../../../src/quote/quote-state.ts';

test('OrderSummary shows the host’s names of quality and turnaround', () => {
  const words = {
    ...quoteMessages,
    qualityNames: { basic: 'Einfach', pro: 'Gehoben', premium: 'Meisterhaft' },
    turnaroundNames: { standard: 'Normal', priority: 'Bevorzugt', rush: 'Eilig', express: 'Sofort' },
  };
  const html = renderToStaticMarkup(inForm({ state: defaultQuote, services: [], words }, <OrderSummary />));
  expect(html).toContain('Gehoben');
  expect(html).toContain('Normal, 48-72h');
  expect(html).not.toMatch(/Pro\b|Standard/);
});
