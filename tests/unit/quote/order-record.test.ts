import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ageOf,
  digest,
  DRAFT_LIFETIME,
  keyFor,
  noReceipts,
  readRecord,
  RECORD_VERSION,
  type OrderRecord,
} from '../../../src/quote/order/order-record.ts';
import { createOrders, LEASE } from '../../../src/quote/order/order-store.ts';
import { defaultFields } from '../../../src/quote/quote-state.ts';
import { MAX_TEXT, readQuote } from '../../../src/quote/serialized-quote.ts';
import { fileOf } from './file-of.ts';
import { createMemoryStore } from './order-world.ts';

const NOW = Date.UTC(2026, 10, 22);
const DAY = 24 * 60 * 60 * 1000;
const record: OrderRecord = {
  version: RECORD_VERSION,
  id: 'draft',
  form: 'order',
  seed: 'seed',
  owner: { tab: 'mine', at: NOW },
  updatedAt: NOW,
  isOffered: false,
  quote: {
    fields: { ...defaultFields, serviceType: 'portrait', clientName: 'Ana' },
    photos: ['a.jpg/1/1'],
    references: [],
    marks: { 'a.jpg/1/1': [{ id: 1, kind: 'pin', x: 0.5, y: 0.5, note: 'here' }] },
  },
  receipts: { ...noReceipts, photos: { 'a.jpg/1/1': { name: 'stored', at: NOW } } },
  attempts: [{ content: 'c', key: 'k', outcome: 'unknown', at: NOW }],
  taken: null,
};

describe('readRecord', () => {
  test('reads what was written', () => {
    expect(readRecord(structuredClone(record), 'draft')).toEqual({ kind: 'order', record, isPartial: false });
  });

  test('reads anything at all without an error, and what comes out is a whole record', () => {
    const anything = fc.anything({ withMap: true, withDate: true, withBigInt: true });
    const torn = fc
      .tuple(fc.constantFrom(...Object.keys(record)), anything)
      .map(([name, value]) => ({ ...record, [name]: value }));
    fc.assert(
      fc.property(fc.oneof(anything, torn), (stored) => {
        const found = readRecord(stored, 'draft');
        if (found.kind !== 'order') return;
        expect(Object.keys(found.record.quote.fields)).toEqual(Object.keys(defaultFields));
        const again = readRecord(structuredClone(found.record), 'draft');
        expect(again).toEqual({ kind: 'order', record: found.record, isPartial: false });
      }),
    );
  });

  test('says when a part could not be read, and keeps the others', () => {
    const torn = {
      ...record,
      quote: { ...record.quote, fields: { ...record.quote.fields, qualityLevel: 'gold' } },
    };
    expect(readRecord(torn, 'draft')).toMatchObject({
      isPartial: true,
      record: { quote: { fields: { clientName: 'Ana', qualityLevel: 'pro' } } },
    });
    expect(readRecord({ ...record, receipts: 'none', attempts: { 0: 1 } }, 'draft')).toMatchObject({
      record: { receipts: noReceipts, attempts: [] },
    });
  });

  test('tells a newer version, and what is no record, from nothing', () => {
    expect(readRecord({ ...record, version: RECORD_VERSION + 1 }, 'draft')).toEqual({ kind: 'newer' });
    expect(readRecord(undefined, 'draft')).toEqual({ kind: 'none' });
    for (const stored of [null, 'x', 7, [], {}, { quote: 3 }])
      expect(readRecord(stored, 'draft')).toEqual({ kind: 'broken' });
  });

  test('reads a record of the first version, which had no form, no seed and no attempts', () => {
    const first = { version: 1, id: 'uuid', revision: 3, savedAt: NOW, quote: record.quote };
    expect(readRecord(first, 'order')).toMatchObject({
      isPartial: false,
      record: { id: 'order', form: 'order', updatedAt: NOW, quote: record.quote, attempts: [] },
    });
  });

  test('an unreadable outcome counts as unknown: the order may have arrived', () => {
    const attempts = [{ ...record.attempts[0], outcome: 'sent' }];
    expect(readRecord({ ...record, attempts }, 'draft')).toMatchObject({
      record: { attempts: [{ outcome: 'unknown' }] },
    });
  });

  test('huge texts and lists are cut', () => {
    const fields = { ...record.quote.fields, specialRequirements: 'x'.repeat(2 * MAX_TEXT) };
    const photos = Array.from({ length: 20_000 }, (_, at) => `a/${at}/1`);
    const read = readQuote({ ...record.quote, fields, photos });
    expect(read.fields.specialRequirements).toHaveLength(MAX_TEXT);
    expect(read.photos).toHaveLength(10_000);
  });

  test('a prototype that somebody has written into it changes nothing', () => {
    const hostile = JSON.parse(
      '{"__proto__":{"polluted":1},"quote":{"fields":{"__proto__":{"clientName":"x"}}}}',
    ) as object;
    expect(readRecord(hostile, 'draft')).toMatchObject({ record: { quote: { fields: { clientName: '' } } } });
    expect('polluted' in {}).toBe(false);
  });
});

test('digest is FNV-1a with 128 bits, and a key has the form of a UUID', () => {
  expect(digest('')).toBe('6c62272e07bb014262b821756295c58d');
  expect(digest('a')).toBe('d228cb696f1a8caf78912b704e4a8964');
  expect(keyFor({ seed: 'seed', attempts: [] }, 'content')).toMatch(
    /^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/,
  );
});

test('an age is never negative', () => {
  expect([ageOf(NOW - 5, NOW), ageOf(NOW + 5, NOW)]).toEqual([5, 0]);
});

describe('createOrders', () => {
  const file = fileOf('a.jpg');
  const never = () => new Promise<void>(() => {});
  const noneOpen = async () => false;
  const locks = { isForced: false, hasLocks: true };

  async function stored(changes: Partial<OrderRecord> = {}) {
    const store = createMemoryStore();
    await store.change('draft', () => ({
      record: { ...record, ...changes },
      putFile: ['a.jpg/1/1', file],
      result: null,
    }));
    return { store, mine: createOrders(store, 'mine', never), other: createOrders(store, 'other', never) };
  }

  test('only the owner writes', async () => {
    const { mine, other } = await stored();
    expect(await other.write('draft', record)).toEqual({ kind: 'lost', taken: null });
    expect(await other.putFile('draft', 'b', file)).toBe(false);
    await other.claim('draft', NOW, locks);
    expect(await mine.write('draft', record)).toEqual({ kind: 'lost', taken: null });
  });

  test('without locks a draft is claimed once its lease has run out, or by force', async () => {
    const { other } = await stored();
    const lease = { isForced: false, hasLocks: false };
    expect(await other.claim('draft', NOW + LEASE - 1, lease)).toBeNull();
    expect(await other.claim('draft', NOW, { ...lease, isForced: true })).toMatchObject({
      owner: { tab: 'other' },
    });
    expect(await (await stored()).other.claim('draft', NOW + LEASE, lease)).toMatchObject({
      isOffered: true,
    });
  });

  test('a write names the files that are missing, and removes those that no list names', async () => {
    const { store, mine } = await stored();
    const quote = { ...record.quote, photos: ['b.jpg/1/1'] };
    expect(await mine.write('draft', { ...record, quote })).toEqual({
      kind: 'written',
      missing: ['b.jpg/1/1'],
    });
    expect((await store.files('draft')).size).toBe(0);
  });

  test('a taken order leaves its number and nothing else, and tells every writer', async () => {
    const { store, mine } = await stored();
    await mine.take({ ...record, taken: 'SL-1' });
    expect((await store.files('draft')).size).toBe(0);
    expect(await mine.write('draft', record)).toEqual({ kind: 'lost', taken: 'SL-1' });
    expect(await mine.claim('draft', NOW, locks)).toBeNull();
  });

  test('a newer version’s record is neither changed, listed nor swept', async () => {
    const store = createMemoryStore();
    const newer = { ...record, version: 99, updatedAt: 0 } as unknown as OrderRecord;
    await store.change('draft', () => ({ record: newer, result: null }));
    const mine = createOrders(store, 'mine', never);
    expect(await mine.write('draft', record)).toEqual({ kind: 'lost', taken: null });
    expect(await mine.list('order')).toMatchObject({ drafts: [], broken: [] });
    await mine.sweep(NOW, noneOpen);
    expect((await store.records()).get('draft')).toEqual(newer);
  });

  describe('sweep', () => {
    const sweep = async (changes: Partial<OrderRecord>, now = NOW, isOpen = noneOpen) => {
      const { store, mine } = await stored({ owner: null, ...changes });
      await mine.sweep(now, isOpen);
      const left = readRecord((await store.records()).get('draft'), 'draft');
      return { left, files: (await store.files('draft')).size };
    };
    const late = NOW + DRAFT_LIFETIME + 1;

    test('removes a draft that was offered and left alone for a week, with its files', async () => {
      expect(await sweep({ isOffered: true }, late)).toEqual({ left: { kind: 'none' }, files: 0 });
      expect(await sweep({ isOffered: true }, late - 1)).toMatchObject({ left: { kind: 'order' }, files: 1 });
    });

    test('keeps what was never offered, and what is open, however old', async () => {
      expect(await sweep({}, NOW + 400 * DAY)).toMatchObject({ left: { kind: 'order' }, files: 1 });
      expect(await sweep({ isOffered: true }, late, async () => true)).toMatchObject({ files: 1 });
    });

    test('a time in the future counts as now, and ages from then on', async () => {
      const { left } = await sweep({ updatedAt: NOW + 4000 * DAY });
      expect(left).toMatchObject({ record: { updatedAt: NOW } });
    });

    test('removes the number of a sent order after a week', async () => {
      expect((await sweep({ taken: 'SL-1' }, late)).left).toEqual({ kind: 'none' });
    });

    test('removes files without a draft', async () => {
      const store = createMemoryStore();
      await store.change('ghost', () => ({ putFile: ['a.jpg/1/1', file], result: null }));
      await createOrders(store, 'mine', never).sweep(NOW, noneOpen);
      expect(await store.fileOwners()).toEqual([]);
    });
  });

  test('a storage that never answers is given up', async () => {
    const stuck = { ...createMemoryStore(), change: () => new Promise<never>(() => {}) };
    const orders = createOrders(stuck, 'mine', async () => {});
    await expect(orders.write('draft', record)).rejects.toThrow('No answer in time');
  });
});
