/** Tests a browser that does not know the time zone of the office: its `Intl` throws a RangeError. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DeliveryPromise } from '../../../src/pricing/delivery-promise.tsx';
import { checkBrief } from '../../../src/quote/brief-check.ts';
import { PrintableQuote } from '../../../src/quote/printable-quote.tsx';
import { defaultQuote } from '../../../src/quote/quote-state.ts';

const now = new Date('2026-11-18T15:00Z');
const officeHours = { timeZone: 'America/Nowhere', opens: '09:00', closes: '18:00' };

test('DeliveryPromise shows its text without times', () => {
  const messages = { pending: 'From the quote.', promise: () => 'By noon.' };
  const html = renderToStaticMarkup(
    <DeliveryPromise turnaround="rush" timeZone={undefined} {...{ now, officeHours, messages }} />,
  );
  expect(html).toBe('From the quote.');
});

test('PrintableQuote promises no delivery', () => {
  const quote = { state: defaultQuote, issuer: { name: 'Studio' }, now };
  expect(renderToStaticMarkup(<PrintableQuote {...quote} officeHours={officeHours} />)).toBe(
    renderToStaticMarkup(<PrintableQuote {...quote} />),
  );
});

test('checkBrief computes a deadline without office hours', () => {
  const fields = { ...defaultQuote.fields, projectDeadline: '2026-11-18' };
  const brief = { ...defaultQuote, fields };
  expect(checkBrief(brief, { now, officeHours })).toEqual(checkBrief(brief, { now }));
});
