import { expect, expectTypeOf, test } from 'vitest';
import { contract, type ResponseOf, type OrderPayload, type RequestOf } from '../../../src/api/contract.ts';
import { mismatch } from '../../../src/api/schema.ts';
import { anOrder } from './order-fixture.ts';

const order = contract.createOrder.request;

test('mismatch accepts a complete order with or without a deadline (ordering 33)', () => {
  expect(mismatch(order, anOrder())).toBeUndefined();
  expect(mismatch(order, anOrder({ projectDeadline: '2027-01-31' }))).toBeUndefined();
});

test.each([
  ['an unknown key (ordering 33)', { ...anOrder(), coupon: 'x' }, 'body.coupon is not expected'],
  [
    'an image count that is text (ordering 33)',
    { ...anOrder(), imageCount: '3' },
    'body.imageCount must be a number',
  ],
  [
    'a fractional image count (ordering 33)',
    anOrder({ imageCount: 1.5 }),
    'body.imageCount must be a whole number',
  ],
  ['an image count of 0', anOrder({ imageCount: 0 }), 'body.imageCount must be at least 1'],
  [
    'a rush value that is text (ordering 33)',
    { ...anOrder(), rushOrder: 'yes' },
    'body.rushOrder must be true or false',
  ],
  ['another currency (ordering 33)', { ...anOrder(), currency: 'EUR' }, 'body.currency must be "USD"'],
  [
    'a deadline with a time (ordering 33)',
    anOrder({ projectDeadline: '2027-01-31T00:00' }),
    'body.projectDeadline must match',
  ],
  ['an empty customer name', anOrder({ customerName: '' }), 'body.customerName must not be empty'],
  ['an empty list of photos', anOrder({ uploadedFiles: [] }), 'body.uploadedFiles must have at least 1'],
  [
    'a photo name that is a number',
    { ...anOrder(), uploadedFiles: [1] },
    'body.uploadedFiles[0] must be text',
  ],
  [
    'a missing contact method (ordering 33)',
    { ...anOrder(), contactPreferences: {} },
    'body.contactPreferences.method is missing',
  ],
  ['null instead of an order', null, 'body must be an object'],
  ['a list instead of an order', [], 'body must be an object'],
])('mismatch reports %s', (_name, value, sentence) => {
  expect(mismatch(order, value)).toContain(sentence);
});

test('request and response types match their schemas', () => {
  expectTypeOf<RequestOf<'login'>>().toEqualTypeOf<{ username: string; password: string }>();
  expectTypeOf<RequestOf<'upload'>>().toEqualTypeOf<{ files: File[] }>();
  expectTypeOf<RequestOf<'services'>>().toEqualTypeOf<undefined>();
  expectTypeOf<ResponseOf<'login'>>().toEqualTypeOf<undefined>();
  expectTypeOf<ResponseOf<'createOrder'>>().toEqualTypeOf<{ id: string | number }>();
  expectTypeOf<ResponseOf<'search'>[number]>().toEqualTypeOf<{
    id: string;
    type: string;
    title: string;
    description: string;
    image?: string;
    url: string;
  }>();
  expectTypeOf<OrderPayload['projectDeadline']>().toEqualTypeOf<string | null>();
  expectTypeOf<OrderPayload['currency']>().toEqualTypeOf<'USD'>();
});
