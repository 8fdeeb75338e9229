import { expect, test } from 'vitest';
import { addressOfOrder, askedOrder } from '../../../site/orders/asked-order.ts';

test('077 an address chooses service, tier, turnaround, count and rush', () => {
  expect(askedOrder('?service=wedding&tier=premium&turnaround=rush&count=40&rush=1')).toEqual({
    serviceType: 'wedding',
    qualityLevel: 'premium',
    turnaround: 'rush',
    imageCount: 40,
    rushOrder: true,
  });
});

test('077 what an address asks for in vain is left out', () => {
  for (const search of [
    '',
    '?service=knitting&tier=gold&turnaround=soon&rush=yes',
    '?count=0',
    '?count=-3',
    '?count=1.5',
    '?count=1e9',
    '?count=99999999999999',
    '?count=<script>',
  ]) {
    expect(askedOrder(search), search).toEqual({});
  }
});

test('077 the address of an order asks for the same order', () => {
  const order = { serviceType: 'hdr', qualityLevel: 'basic', turnaround: 'express', imageCount: 7 } as const;
  const url = new URL(addressOfOrder('/orders/new', order), 'http://site.test');
  expect(url.pathname).toBe('/orders/new');
  expect(askedOrder(url.search)).toEqual(order);
});
