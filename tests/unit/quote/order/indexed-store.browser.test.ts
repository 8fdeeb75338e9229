import { deleteDB, openDB } from 'idb';
import { afterEach, expect, test, vi } from 'vitest';
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
  isOffered: false,
  quote: { ...serialize(defaultQuote), photos: [key] },
  receipts: {},
  attempts: [],
  taken: null,
} as const;

test('a record and its file come back, byte for byte, and go in one transaction', async () => {
  const store = await openIndexedStore(freshName());
  await store.change('draft', () => ({ record, putFile: [key, file], result: null }));
  expect((await store.records()).get('draft')).toEqual(record);
  const back = (await store.files('draft')).get(key)!;
  expect([back.name, back.type, back.lastModified, await back.text()]).toEqual([
    'a.jpg',
    'image/jpeg',
    1,
    'bytes',
  ]);

  const fails = store.change('draft', () => ({
    record: null,
    // A function cannot be cloned into the store, and the bytes that would stand in for the file are gone.
    putFile: [
      key,
      { ...record, arrayBuffer: () => Promise.reject(new Error('The file is gone.')) } as unknown as File,
    ],
    result: null,
  }));
  await expect(fails).rejects.toThrow('The file is gone.');
  expect((await store.records()).size, 'nothing of a failed transaction stays').toBe(1);
  await store.change('draft', (_stored, keys) => ({ record: null, dropFiles: keys, result: null }));
  expect((await store.records()).size, 'neither a record nor a file').toBe(0);
  store.close();
});

/** Lets the browser refuse to write files. */
function refuseFiles(error: DOMException): void {
  const put = IDBObjectStore.prototype.put;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function refuse(
    this: IDBObjectStore,
    ...values: Parameters<typeof put>
  ) {
    if (values[0] instanceof File) throw error;
    return put.apply(this, values);
  });
}

test('a full disk refuses a file, and its bytes are not tried instead', async () => {
  const store = await openIndexedStore(freshName());
  refuseFiles(new DOMException('The disk is full.', 'QuotaExceededError'));
  const write = store.change('draft', () => ({ record, putFile: [key, file], result: null }));
  await expect(write).rejects.toThrow('The disk is full.');
  expect((await store.records()).size, 'nothing of a failed transaction stays').toBe(0);
  store.close();
});

test('a browser that refuses files has their bytes instead', async () => {
  const store = await openIndexedStore(freshName());
  // As WebKit does in a private window.
  refuseFiles(new DOMException('Error preparing Blob/File data', 'UnknownError'));
  await store.change('draft', () => ({ record, putFile: [key, file], result: null }));
  const back = (await store.files('draft')).get(key)!;
  expect([back.name, back.lastModified, await back.text()]).toEqual(['a.jpg', 1, 'bytes']);
  store.close();
});

test('an older database in another tab: it opens when that tab is closed, with tables of its own', async () => {
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
  await store.change('draft', () => ({ record, putFile: [key, file], result: null }));
  expect((await store.files('draft')).size).toBe(1);
  store.close();
});

test('a database that is deleted while it is open is created again at the next write', async () => {
  const name = freshName();
  const store = await openIndexedStore(name);
  await store.change('draft', () => ({ record, result: null }));
  await deleteDB(name);
  expect((await store.records()).size).toBe(0);
  await store.change('draft', () => ({ record, putFile: [key, file], result: null }));
  expect([(await store.records()).size, (await store.files('draft')).size]).toEqual([1, 1]);
  store.close();
});

test('a database that a newer release has changed is left alone', async () => {
  const name = freshName();
  const store = await openIndexedStore(name);
  const newer = await openDB(name, 3);
  await expect(store.change('draft', () => ({ record, result: null }))).rejects.toThrow(/version/);
  newer.close();
});
