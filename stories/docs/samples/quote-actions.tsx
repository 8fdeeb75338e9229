import { QuoteForm } from '../../../src/index.ts';

/** With `printOptions`, the form shows both buttons below its estimate. */
export const OrderForm = () => (
  <QuoteForm
    printOptions={{
      issuer: { name: 'Northlight Studio', lines: ['hello@northlight.example'] },
      terms: ['Nothing is owed for an estimate.'],
      hrefFor: ({ serviceType, imageCount }) => `/orders/new?service=${serviceType}&count=${imageCount}`,
    }}
  />
);
