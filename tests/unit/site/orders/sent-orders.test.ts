import { expect, onTestFinished, test, vi } from 'vitest';
import { expireOrders, recordOf, rememberOrder, toRecords } from '../../../../site/orders/sent-orders.ts';
import { estimate } from '../../../../src/pricing/estimate.ts';
import { anOrder } from '../../api/order-fixture.ts';
import { assertPresent } from '../../assert-present.ts';

const sent = {
  id: 'SL-1042',
  payload: anOrder({
    customerName: 'Ana Silva',
    customerEmail: 'ana@studio.example',
    customerPhone: '+1 555 0100',
    turnaroundTime: 'priority',
    imageCount: 40,
    specialInstructions: 'Call 0151 2345678. divorce.NEF: 1 (whole photo): scar on my left cheek',
    uploadedFiles: ['stored-a.nef', 'stored-b.nef'],
    referenceFiles: ['stored-look.jpg'],
    contactPreferences: { method: 'email', time: 'Anytime' },
    stylePreferences: ['Warm & Cozy'],
    colorPreferences: ['High contrast'],
    projectDeadline: '2026-12-01',
  }),
};
const now = new Date('2026-11-21T10:00:00Z');
const record = assertPresent(recordOf(sent, now));

/** Replaces local storage until the test ends. Returns the function that reads the stored orders. */
function storeOrders(records: readonly unknown[]) {
  let stored = JSON.stringify(records);
  const localStorage = {
    getItem: () => stored,
    setItem: (_key: string, text: string) => (stored = text),
  };
  vi.stubGlobal('window', { localStorage });
  onTestFinished(() => void vi.unstubAllGlobals());
  return () => JSON.parse(stored);
}

test('recordOf stores the options, the time and the estimate of an order (ordering 60)', () => {
  expect(record).toEqual({
    id: 'SL-1042',
    time: '2026-11-21T10:00:00.000Z',
    service: 'portrait',
    quality: 'pro',
    turnaround: 'priority',
    imageCount: 40,
    rush: false,
    photos: 2,
    references: 1,
    looks: ['Warm & Cozy', 'High contrast'],
    deadline: '2026-12-01',
    total: estimate({
      serviceType: 'portrait',
      qualityLevel: 'pro',
      turnaround: 'priority',
      imageCount: 40,
      rushOrder: false,
    })?.total,
  });
});

test('recordOf stores no personal data and no file name (ordering 60)', () => {
  expect(JSON.stringify(record)).not.toMatch(/Ana|studio\.example|555|stored-|2345678|divorce|scar/);
});

test('toRecords reads a stored record unchanged (ordering 60)', () => {
  expect(toRecords(JSON.parse(JSON.stringify([record])))).toEqual([record]);
});

test('toRecords drops broken records and replaces invalid values (ordering 60)', () => {
  for (const stored of [undefined, null, 'orders', 7, {}, { 0: record }])
    expect(toRecords(stored)).toEqual([]);
  const broken = [null, 'SL-1', {}, { ...record, id: '' }, { ...record, time: 'soon' }];
  expect(toRecords([...broken, { ...record, service: 7 }, record])).toEqual([record]);
  const odd = { ...record, imageCount: 'many', photos: -1, total: 1.5, looks: [3], deadline: '2026-02-30' };
  expect(toRecords([odd])).toEqual([
    { ...record, imageCount: 1, photos: 0, total: NaN, looks: [], deadline: null },
  ]);
  expect(toRecords([{ ...record, deadline: '12026-01-05' }])).toEqual([{ ...record, deadline: null }]);
});

test('expireOrders deletes orders older than 90 days, and none because a clock or the price list has changed', () => {
  const kept = [
    record,
    { ...record, id: 'SL-1043', service: 'withdrawn' },
    { ...record, id: 'SL-1044', time: '2027-11-21T10:00:00.000Z' },
  ];
  const stored = storeOrders([...kept, { ...record, id: 'SL-1', time: '2026-08-20T10:00:00.000Z' }]);
  // A flat battery puts the clock to 2015. The next visit has the right time again.
  expireOrders(new Date('2015-01-01T00:00:00Z'));
  expireOrders(now);
  expect(stored()).toEqual(kept);
});

test('rememberOrder lists an order once that was sent again and got the same number (ordering 60)', () => {
  const other = { ...record, id: 'SL-1041' };
  const stored = storeOrders([other, { ...record, time: '2026-11-20T10:00:00.000Z' }]);
  rememberOrder(sent, now);
  expect(stored()).toEqual([record, other]);
});
