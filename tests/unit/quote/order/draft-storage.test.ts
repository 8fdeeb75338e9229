import { describe, expect, test } from 'vitest';
import { createDraftStorage, type DraftDatabase } from '../../../../src/quote/order/draft-storage.ts';
import {
  DRAFT_LIFETIME,
  LEASE,
  readRecord,
  type OrderRecord,
} from '../../../../src/quote/order/order-record.ts';
import { fileOf } from '../file-of.ts';
import { NOW, record } from './record-fixture.ts';
import { createMemoryStore } from './simulation.ts';

const DAY = 24 * 60 * 60 * 1000;
const file = fileOf('a.jpg');
const never = () => new Promise<void>(() => {});

/** Creates the storage of a tab at this time. `isOpen`: whether the other tabs are open; `null` without locks. */
const ordersOf = (store: DraftDatabase, me = 'mine', time = NOW, isOpen: boolean | null = null) =>
  createDraftStorage(store, { me, isOpen: async () => isOpen }, { now: () => time, wait: never });

async function stored(changes: Partial<OrderRecord> = {}) {
  const store = createMemoryStore();
  await store.change('draft', () => ({ record: { ...record, ...changes }, result: null }));
  await store.change('draft', () => ({ addFile: ['a.jpg/1/1', file], result: null }));
  return { store, mine: ordersOf(store), other: ordersOf(store, 'other') };
}

test('only the tab that owns a draft writes it', async () => {
  const { mine, other } = await stored();
  expect(await other.write('draft', record)).toEqual({ number: null });
  expect(await other.putFile('draft', 'b', file)).toBe(false);
  await other.claim('draft');
  expect(await mine.write('draft', record)).toEqual({ number: null });
});

test('list() without locks reports a draft as open until its lease has expired', async () => {
  const { store } = await stored();
  const isOpenAt = async (time: number, locks: boolean | null = null) =>
    (await ordersOf(store, 'other', time, locks).list('order'))?.records[0]?.isOpen;
  expect([await isOpenAt(NOW + LEASE - 1), await isOpenAt(NOW + LEASE)]).toEqual([true, false]);
  expect([await isOpenAt(NOW, false), await isOpenAt(NOW + LEASE, true)]).toEqual([false, true]);
});

test('claim() requires the owner that was seen, or takes the draft from any owner', async () => {
  const { store, mine, other } = await stored();
  const seen = (await mine.list('order'))?.records[0];
  expect(await other.claim('draft', seen)).toMatchObject({ owner: { tab: 'other' }, mayExpire: true });
  expect(await ordersOf(store, 'third').claim('draft', seen)).toBeNull();
  expect(await ordersOf(store, 'third').claim('draft')).toMatchObject({ owner: { tab: 'third' } });
});

test('release() leaves a draft without an owner', async () => {
  const { store, mine, other } = await stored();
  await other.release('draft');
  expect((await mine.list('order'))?.records).toMatchObject([{ owner: { tab: 'mine' } }]);
  await mine.release('draft');
  expect((await ordersOf(store, 'other', NOW, true).list('order'))?.records).toMatchObject([
    { owner: null, isOpen: false },
  ]);
  expect(await mine.write('draft', record)).toEqual({ number: null });
});

test('write() returns the missing files, and claim() removes files that no list names', async () => {
  const { store, mine } = await stored();
  const quote = { ...record.quote, photos: ['b.jpg/1/1'] };
  expect(await mine.write('draft', { ...record, quote })).toEqual({ missing: ['b.jpg/1/1'] });
  expect((await store.files('draft')).size, 'an "Undo" may need it').toBe(1);
  await mine.claim('draft');
  expect((await store.files('draft')).size).toBe(0);
});

test('end() with a number removes the files, and later writes return the number (ordering 54)', async () => {
  const { store, mine } = await stored();
  await mine.end('draft', { form: 'order', orderNumber: 'SL-1' }, record.quote);
  expect((await store.files('draft')).size).toBe(0);
  expect(await mine.write('draft', record)).toEqual({ number: 'SL-1' });
  expect(await mine.claim('draft')).toBeNull();
});

test('sweep() keeps an unreadable record, and list() reports it as broken', async () => {
  const { store, mine } = await stored({ quote: 3 as never });
  await ordersOf(store, 'mine', NOW, false).sweep();
  expect(await mine.list('order')).toEqual({ records: [], broken: ['draft'] });
  expect((await store.files('draft')).size).toBe(1);
});

describe('sweep()', () => {
  const sweep = async (changes: Partial<OrderRecord>, now = NOW, isOpen = false) => {
    const { store } = await stored({ owner: null, ...changes });
    await ordersOf(store, 'mine', now, isOpen).sweep();
    const left = readRecord((await store.records()).get('draft'), 'draft', now + 9999 * DAY);
    return { left, files: (await store.files('draft')).size };
  };
  const late = NOW + DRAFT_LIFETIME + 1;

  test('removes an offered draft and its files after a week without changes', async () => {
    expect(await sweep({ mayExpire: true }, late)).toEqual({ left: undefined, files: 0 });
    expect(await sweep({ mayExpire: true }, late - 1)).toMatchObject({ left: { id: 'draft' }, files: 1 });
  });

  test('keeps a draft that was never offered or is open, at any age (ordering 53)', async () => {
    expect(await sweep({}, NOW + 400 * DAY)).toMatchObject({ left: { id: 'draft' }, files: 1 });
    expect(await sweep({ mayExpire: true, owner: record.owner }, late, true)).toMatchObject({ files: 1 });
  });

  test('keeps a draft that a tab has claimed since it was read', async () => {
    const { store, other } = await stored({ mayExpire: true });
    const sweeping = ordersOf(store, 'mine', late, false).sweep();
    await other.claim('draft');
    await sweeping;
    expect((await store.files('draft')).size).toBe(1);
  });

  test('replaces a time in the future by now (ordering 53)', async () => {
    const future = NOW + 4000 * DAY;
    const receipts = { a: { name: 'stored', at: future } };
    for (const owner of [null, { tab: 'closed', at: future }]) {
      const { left } = await sweep({ updatedAt: future, owner, receipts });
      expect(left).toMatchObject({ updatedAt: NOW, receipts: { a: { at: NOW } } });
    }
  });

  test('removes the number of a sent order after a week', async () => {
    expect((await sweep({ orderNumber: 'SL-1' }, late)).left).toBeUndefined();
  });

  test('removes files without a draft', async () => {
    const store = createMemoryStore();
    await store.change('ghost', () => ({ addFile: ['a.jpg/1/1', file], result: null }));
    await ordersOf(store).sweep();
    expect((await store.records()).size).toBe(0);
  });
});

test('write() returns null if the storage does not respond in time', async () => {
  const stuck = { ...createMemoryStore(), change: () => new Promise<never>(() => {}) };
  const orders = createDraftStorage(
    stuck,
    { me: 'mine', isOpen: async () => null },
    { now: () => NOW, wait: async () => {} },
  );
  expect(await orders.write('draft', record)).toBeNull();
});

/** Opens the draft in a tab on a full disk, which cannot claim it. From then on the disk has room. */
async function openOnFullDisk(store: DraftDatabase) {
  let isFull = true;
  const mine = ordersOf({
    ...store,
    change: (id, work) => (isFull ? Promise.reject(new Error('QuotaExceededError')) : store.change(id, work)),
  });
  const [seen] = (await mine.list('order'))!.records;
  expect(await mine.claim('draft', seen)).toEqual(seen);
  expect((await mine.list('order'))!.records).toMatchObject([{ isOwn: true }]);
  isFull = false;
  return mine;
}

test.each([
  ['a change', NOW],
  ['only its lease and its photos', NOW - DAY],
])(
  'a draft that was opened on a full disk is this tab’s own until its former owner writes %s',
  async (_what, updatedAt) => {
    const { store, other } = await stored({ owner: { tab: 'other', at: NOW - DAY }, updatedAt: NOW - DAY });
    const mine = await openOnFullDisk(store);
    await other.write('draft', { ...record, updatedAt });
    expect(await mine.write('draft', record)).toEqual({ number: null });
  },
);

test('a draft without an owner that was opened on a full disk is this tab’s own until another tab changes it', async () => {
  const { store, other } = await stored({ owner: null, updatedAt: NOW - DAY });
  const mine = await openOnFullDisk(store);
  await other.claim('draft');
  await other.write('draft', { ...record, quote: { ...record.quote, marks: {} }, updatedAt: NOW });
  await other.release('draft');
  expect(await mine.write('draft', record)).toEqual({ number: null });
});

test('a draft with a time in the future that was opened on a full disk stays this tab’s own', async () => {
  const { store } = await stored({ owner: null, updatedAt: NOW + DAY });
  let time = NOW;
  const mine = createDraftStorage(
    { ...store, change: () => Promise.reject(new Error('QuotaExceededError')) },
    { me: 'mine', isOpen: async () => null },
    { now: () => time++, wait: never },
  );
  const [seen] = (await mine.list('order'))!.records;
  await mine.claim('draft', seen);
  expect((await mine.list('order'))!.records).toMatchObject([{ isOwn: true }]);
});
