import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NetworkError } from '../../../src/api/errors.ts';
import { rejectionMessages, rejectionSentences } from '../../../src/photos/rejection-messages.ts';
import { newOrder } from '../../../src/quote/order/order-machine.ts';
import type { OrderSession } from '../../../src/quote/order/order-session.ts';
import { OrderReview } from '../../../src/quote/order-review.tsx';
import { PrintableQuote } from '../../../src/quote/printable-quote.tsx';
import { QuoteForm } from '../../../src/quote/quote-form.tsx';
import { quoteMessages } from '../../../src/quote/quote-messages.ts';
import { defaultQuote, type QuoteState } from '../../../src/quote/quote-state.ts';
import { SendPanel } from '../../../src/quote/send-panel.tsx';
import { inForm } from './in-form.tsx';

test('the receipt in QuoteForm shows the host’s service titles and option names', () => {
  const html = renderToString(
    <QuoteForm
      defaults={{ serviceType: 'portrait' }}
      services={[{ id: 'portrait', title: 'Porträt' }]}
      messages={{
        qualityNames: { basic: 'Einfach', pro: 'Gehoben', premium: 'Meisterhaft' },
        turnaroundNames: { standard: 'Normal', priority: 'Bevorzugt', rush: 'Eilig', express: 'Sofort' },
      }}
    />,
  );
  const receipt = html.slice(html.indexOf('Estimate'));
  for (const name of ['Porträt', 'Gehoben', 'Normal']) expect(receipt).toContain(name);
});

test('QuoteForm shows the host’s text in its estimate', () => {
  const html = renderToString(
    <QuoteForm
      defaults={{ serviceType: 'portrait' }}
      receiptMessages={{ title: 'Schätzung' }}
      deliveryMessages={{ pending: 'Lieferung' }}
      officeHours={{ opens: '09:00', closes: '17:00', timeZone: 'UTC' }}
    />,
  );
  expect(html).toContain('Schätzung');
  expect(html).toContain('Lieferung');
});

const optionNames = {
  'Warm & Cozy': 'Warm',
  'Warmer tones': 'Wärmer',
  Anytime: 'Jederzeit',
};
const state: QuoteState = {
  ...defaultQuote,
  fields: {
    ...defaultQuote.fields,
    stylePrefs: ['Warm & Cozy'],
    colorPrefs: ['Warmer tones', 'Cooler tones'],
  },
};
const words = { ...quoteMessages, optionNames };

test.each([
  {
    name: 'OrderReview',
    part: inForm({ order: newOrder(), state, services: [], words }, <OrderReview />),
    texts: ['Warm, Wärmer, Cooler tones'],
  },
  {
    name: 'PrintableQuote',
    part: (
      <PrintableQuote
        {...{ state, messages: { optionNames } }}
        issuer={{ name: 'Studio' }}
        now={new Date()}
      />
    ),
    texts: ['Warm<', 'Wärmer, Cooler tones'],
  },
])('$name shows the host’s names of styles and colors', ({ part, texts }) => {
  const html = renderToString(part);
  for (const text of texts) expect(html).toContain(text);
});

test('SendPanel shows the host’s reason of a failure', () => {
  const order = {
    ...newOrder(),
    failure: { call: 'upload', error: new NetworkError('stalled') },
  } as const;
  const failedReason = (call: string, error: unknown) => `${call}: ${(error as NetworkError).reason}`;
  const session = {} as OrderSession;
  const html = renderToString(
    inForm({ order, session, words: { ...quoteMessages, failedReason } }, <SendPanel />),
  );
  expect(html).toContain('upload: stalled');
});

test('a rejection counts the files that it does not name in the host’s words', () => {
  const rejected = ['a', 'b', 'c', 'd'].map((name) => ({ name, reason: 'type' as const }));
  const more = (names: string, count: number) => `${names} und ${count} weitere`;
  const [sentence] = rejectionSentences(rejected, { ...rejectionMessages, more });
  expect(sentence).toContain('a, b, c und 1 weitere');
});
