import { deleteDB, openDB } from 'idb';
import { afterEach, expect, test, vi } from 'vitest';
import { wait } from '../../../../src/lib/wait.ts';
import { createDraftStorage, type DraftDatabase } from '../../../../src/quote/order/draft-storage.ts';
import { openIndexedStore } from '../../../../src/quote/order/indexed-store.ts';
import { defaultQuote } from '../../../../src/quote/quote-state.ts';
import { serialize } from '../../../../src/quote/serialized-quote.ts';

afterEach(() => void vi.restoreAllMocks());

const freshName = () => `orders-${crypto.randomUUID()}`;
const file = new File(['bytes'], 'a.jpg', { type: 'image/jpeg', lastModified: 1 });
const key = 'a.jpg/5/1';
const record = {
  id: 'draft',
  form: 'order',
  seed: 'seed',
  uploadSeed: 'seed',
  owner: null,
  updatedAt: 1,
  mayExpire: false,
  quote: { ...serialize(defaultQuote), photos: [key] },
  receipts: {},
  attempts: [],
  orderNumber: null,
} as const;

/** Stores the record, and then its file. */
async function storeBoth(store: DraftDatabase): Promise<boolean> {
  await store.change('draft', () => ({ record, result: null }));
  return store.change('draft', () => ({ addFile: [key, file], result: true }));
}

test('change() stores a record and its file, and restores both exactly', async () => {
  const store = await openIndexedStore(freshName());
  expect(await storeBoth(store)).toBe(true);
  expect((await store.records()).get('draft')).toEqual(record);
  const back = (await store.files('draft')).get(key)!;
  expect([back.name, back.type, back.lastModified, await back.text()]).toEqual([
    'a.jpg',
    'image/jpeg',
    1,
    'bytes',
  ]);

  const fails = store.change('draft', (_stored, keys) => ({
    // A function cannot be cloned into the store.
    record: { form: (() => {}) as never },
    dropFiles: keys,
    result: null,
  }));
  await expect(fails).rejects.toThrow('could not be cloned');
  expect((await store.records()).get('draft'), 'a failed transaction changes nothing').toEqual(record);
  expect((await store.files('draft')).size).toBe(1);
  await store.change('draft', (_stored, keys) => ({ record: null, dropFiles: keys, result: null }));
  expect((await store.records()).size, 'neither a record nor a file').toBe(0);
});

/** Makes the browser reject writes of files, or all writes. */
function refuseWrites(
  error: DOMException,
  isRefused: (value: unknown) => boolean = (value) => value instanceof File,
): void {
  const put = IDBObjectStore.prototype.put;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function refuse(
    this: IDBObjectStore,
    ...values: Parameters<typeof put>
  ) {
    if (isRefused(values[0])) throw error;
    return put.apply(this, values);
  });
}

test('change() rejects on a full disk without storing the bytes instead', async () => {
  const store = await openIndexedStore(freshName());
  refuseWrites(new DOMException('The disk is full.', 'QuotaExceededError'));
  await expect(storeBoth(store)).rejects.toThrow('The disk is full.');
  expect((await store.files('draft')).size).toBe(0);
});

test('change() stores the bytes of a file if the browser rejects files', async () => {
  const store = await openIndexedStore(freshName());
  // As WebKit does in a private window.
  refuseWrites(new DOMException('Error preparing Blob/File data', 'UnknownError'));
  await storeBoth(store);
  const back = (await store.files('draft')).get(key)!;
  expect([back.name, back.lastModified, await back.text()]).toEqual(['a.jpg', 1, 'bytes']);
});

test('a draft can be opened, sent and removed on a full disk', async () => {
  const store = await openIndexedStore(freshName());
  await storeBoth(store);
  refuseWrites(new DOMException('The disk is full.', 'QuotaExceededError'), () => true);
  const tabs = { me: 'mine', isOpen: async () => false };
  const drafts = createDraftStorage(store, tabs, { now: Date.now, wait });
  const [seen] = (await drafts.list('order'))!.records;
  expect(await drafts.claim('draft', seen)).toMatchObject({ quote: { photos: [key] } });
  expect((await drafts.list('order'))!.records).toMatchObject([{ isOwn: true }]);
  expect(await drafts.end('draft', null, record.quote)).toBe(true);
  expect((await store.records()).size, 'neither a record nor a file').toBe(0);
});

test('openIndexedStore waits until another tab closes an older database, and ignores its data', async () => {
  const name = freshName();
  const old = await openDB(name, 1, {
    upgrade(database) {
      for (const table of ['drafts', 'files', 'sending']) database.createObjectStore(table);
    },
  });
  await old.put('drafts', 'anything', 'order');
  const opened = vi.fn();
  const opening = openIndexedStore(name).then((store) => (opened(), store));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(opened).not.toHaveBeenCalled();
  old.close();
  const store = await opening;
  expect((await store.records()).size).toBe(0);
  await storeBoth(store);
  expect((await store.files('draft')).size).toBe(1);
});

test('the store recreates its database at the next write after a deletion', async () => {
  const name = freshName();
  const store = await openIndexedStore(name);
  await store.change('draft', () => ({ record, result: null }));
  await deleteDB(name);
  expect((await store.records()).size).toBe(0);
  await storeBoth(store);
  expect([(await store.records()).size, (await store.files('draft')).size]).toEqual([1, 1]);
});

test('change() rejects if a newer release has upgraded the database', async () => {
  const name = freshName();
  const store = await openIndexedStore(name);
  const newer = await openDB(name, 3);
  await expect(store.change('draft', () => ({ record, result: null }))).rejects.toThrow(/version/);
  newer.close();
});
