/** A server in another time zone than the visitor renders the HTML that the browser expects. */
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { afterEach, expect, test } from 'vitest';
import { DeliveryLine } from '../../../src/pricing/delivery-line.tsx';
import { PrintableQuote } from '../../../src/quote/printable-quote.tsx';
import { defaultQuote } from '../../../src/quote/quote-state.ts';

const ownZone = process.env['TZ'];
/** In Tokyo it is the next day. */
const now = new Date('2026-11-30T22:00Z');
const officeHours = { timeZone: 'Europe/Berlin', opens: '09:00', closes: '18:00' };

afterEach(() => {
  if (ownZone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = ownZone;
});

/** Renders on a server in a time zone, and waits for code that is loaded late. */
async function htmlIn(timeZone: string, element: ReactNode): Promise<string> {
  process.env['TZ'] = timeZone;
  expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(timeZone);
  return new Response((await prerender(element)).prelude).text();
}

const components = {
  DeliveryLine: <DeliveryLine turnaround="rush" {...{ now, officeHours }} />,
  PrintableQuote: (
    <PrintableQuote state={defaultQuote} issuer={{ name: 'Studio' }} {...{ now, officeHours }} />
  ),
};

test.each(Object.entries(components))(
  '%s is rendered alike in two time zones, so that it hydrates',
  async (_, element) => {
    expect(await htmlIn('UTC', element)).toBe(await htmlIn('Asia/Tokyo', element));
  },
);

test('DeliveryLine with a time zone has its times in the HTML of a server', async () => {
  const line = <DeliveryLine turnaround="rush" {...{ now, officeHours }} timeZone="Europe/Berlin" />;
  expect(await htmlIn('UTC', line)).toContain('Order by ');
});
