/**
 * Tests office hours from which no delivery time follows: the browser's `Intl` does not know the time zone, or the
 * office never opens.
 */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { OfficeHours } from '../../../src/pricing/delivery-clock.ts';
import { DeliveryPromise } from '../../../src/pricing/delivery-promise.tsx';
import { checkBrief } from '../../../src/quote/brief-check.ts';
import { PrintableQuote } from '../../../src/quote/printable-quote.tsx';
import { defaultQuote } from '../../../src/quote/quote-state.ts';

const now = new Date('2026-11-18T15:00Z');
const inLondon = { timeZone: 'Europe/London', opens: '09:00', closes: '18:00' };

describe.each<[string, OfficeHours]>([
  ['in an unknown time zone', { ...inLondon, timeZone: 'America/Nowhere' }],
  ['without opening days', { ...inLondon, days: [] }],
  ['that closes before it opens', { ...inLondon, opens: '18:00', closes: '09:00' }],
  ['that needs longer than a month for a quote', { ...inLondon, quoteHours: 500 }],
])('With an office %s', (_, officeHours) => {
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
});

test('DeliveryPromise shows its text without times for an unknown turnaround', () => {
  const messages = { pending: 'From the quote.', promise: () => 'By noon.' };
  const html = renderToStaticMarkup(
    <DeliveryPromise
      turnaround={'tomorrow' as never}
      timeZone={undefined}
      officeHours={inLondon}
      {...{ now, messages }}
    />,
  );
  expect(html).toBe('From the quote.');
});

test('DeliveryPromise shows its text without times if the zone to show them in is unknown', () => {
  const messages = { pending: 'From the quote.', promise: () => 'By noon.' };
  const html = renderToStaticMarkup(
    <DeliveryPromise
      turnaround="rush"
      timeZone="America/Nowhere"
      officeHours={inLondon}
      {...{ now, messages }}
    />,
  );
  expect(html).toBe('From the quote.');
});

describe('With an unknown turnaround and a deadline', () => {
  const fields = { ...defaultQuote.fields, turnaround: 'tomorrow' as never, projectDeadline: '2026-11-18' };
  const state = { ...defaultQuote, fields };

  test('PrintableQuote promises no delivery', () => {
    const quote = { state, issuer: { name: 'Studio' }, now };
    expect(renderToStaticMarkup(<PrintableQuote {...quote} officeHours={inLondon} />)).toBe(
      renderToStaticMarkup(<PrintableQuote {...quote} />),
    );
  });

  test('checkBrief gives no advice about the deadline', () => {
    expect(checkBrief(state, { now })).toEqual([]);
  });
});
