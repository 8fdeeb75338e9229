import { expect, test } from 'vitest';
import { orderFromUrl, orderUrl, withOrder } from '../../../../site/orders/order-url.ts';

test('orderFromUrl reads service, tier, turnaround, count and rush (ordering 61)', () => {
  expect(orderFromUrl('?service=portrait&tier=premium&turnaround=rush&count=40&rush=1')).toEqual({
    serviceType: 'portrait',
    qualityLevel: 'premium',
    turnaround: 'rush',
    imageCount: 40,
    rushOrder: true,
  });
});

test('orderFromUrl omits invalid values (ordering 61)', () => {
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
    expect(orderFromUrl(search), search).toEqual({});
  }
});

test('orderFromUrl reads the order that orderUrl writes (ordering 61)', () => {
  const order = {
    serviceType: 'portrait',
    qualityLevel: 'basic',
    turnaround: 'express',
    imageCount: 7,
  } as const;
  const url = new URL(orderUrl('/orders/new', order), 'http://site.test');
  expect(url.pathname).toBe('/orders/new');
  expect(orderFromUrl(url.search)).toEqual(order);
});

test('a link to an order without rush unticks it in a draft that has it', () => {
  const order = { serviceType: 'portrait', rushOrder: false } as const;
  expect(orderFromUrl(new URL(orderUrl('/orders/new', order), 'http://site.test').search)).toEqual(order);
  expect(orderFromUrl('?service=portrait'), 'a link to a service').toEqual({ serviceType: 'portrait' });
});

test('withOrder replaces the choices that a URL has, and nothing else', () => {
  const order = { serviceType: 'wedding', qualityLevel: 'basic', imageCount: 3, rushOrder: false } as const;
  const follow = (href: string) =>
    withOrder(`http://site.test${href}`, order).slice('http://site.test'.length);
  expect(follow('/?service=jewelry&tier=pro&utm_source=mail&rush=1#upload')).toBe(
    '/?service=wedding&tier=basic&utm_source=mail&rush=0#upload',
  );
  expect(follow('/orders/new?turnaround=rush&count=12')).toBe('/orders/new?count=3');
  expect(follow('/orders/new?ref=a+b#next')).toBe('/orders/new?ref=a+b#next');
});
