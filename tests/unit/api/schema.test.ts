import { expect, expectTypeOf, test } from 'vitest';
import { contract, type ResponseOf, type OrderPayload, type RequestOf } from '../../../src/api/contract.ts';
import { mismatch } from '../../../src/api/schema.ts';
import { anOrder } from './order-fixture.ts';

const order = contract.createOrder.request;

test('mismatch accepts a complete order, with or without a deadline (ordering 33)', () => {
  expect(mismatch(order, anOrder())).toBeUndefined();
  expect(mismatch(order, anOrder({ projectDeadline: '2027-01-31' }))).toBeUndefined();
});

test.each([
  ['another key (ordering 33)', { ...anOrder(), coupon: 'x' }, 'body.coupon is not expected'],
  ['a count as text (ordering 33)', { ...anOrder(), imageCount: '3' }, 'body.imageCount must be a number'],
  ['half an image (ordering 33)', anOrder({ imageCount: 1.5 }), 'body.imageCount must be a whole number'],
  ['no image', anOrder({ imageCount: 0 }), 'body.imageCount must be at least 1'],
  [
    'a rush as text (ordering 33)',
    { ...anOrder(), rushOrder: 'yes' },
    'body.rushOrder must be true or false',
  ],
  ['another currency (ordering 33)', { ...anOrder(), currency: 'EUR' }, 'body.currency must be "USD"'],
  [
    'a time in the deadline (ordering 33)',
    anOrder({ projectDeadline: '2027-01-31T00:00' }),
    'body.projectDeadline must match',
  ],
  ['no name', anOrder({ customerName: '' }), 'body.customerName must not be empty'],
  ['no photo', anOrder({ uploadedFiles: [] }), 'body.uploadedFiles must have at least 1'],
  ['a photo without a name', { ...anOrder(), uploadedFiles: [1] }, 'body.uploadedFiles[0] must be text'],
  [
    'no contact (ordering 33)',
    { ...anOrder(), contactPreferences: {} },
    'body.contactPreferences.method is missing',
  ],
  ['nothing', null, 'body must be an object'],
  ['a list', [], 'body must be an object'],
])('mismatch names %s', (_name, value, sentence) => {
  expect(mismatch(order, value)).toContain(sentence);
});

test('the types derive from the schemas', () => {
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
