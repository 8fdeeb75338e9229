import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb';
import { digest } from './order-key.ts';
import type { OrderStore } from './order-store.ts';

/** Names the tables and their keys. What is in a record has `RECORD_VERSION`. */
const SCHEMA_VERSION = 2;

interface OrderSchema extends DBSchema {
  orders: { key: string; value: unknown };
  /** By the id of the record and `photoKey`. */
  files: { key: [string, string]; value: File | FileBytes };
}

type FileBytes = { bytes: ArrayBuffer; name: string; type: string; lastModified: number };

/**
 * Orders in IndexedDB, the one storage of browsers that takes files of any size.
 *
 * A file is stored as it is: the browser copies it and reads it only for an upload, so that sixty photos of 25 MB do
 * not fill the memory. Where WebKit refuses a file (private windows, web views: "Error preparing Blob/File data"), its
 * bytes are stored instead. A private window of Chromium stores a reference: the copy is gone with the file. A copy
 * that lost its content (that one; WebKit, a full disk) is found by its first byte.
 *
 * @throws if IndexedDB is missing or blocked, or if a newer release of the site created the database.
 */
export async function openIndexedStore(name = 'order-drafts'): Promise<OrderStore & { close: () => void }> {
  const db = await openDB<OrderSchema>(name, SCHEMA_VERSION, {
    async upgrade(database, before, _version, transaction) {
      database.createObjectStore('orders');
      if (before === 0) return void database.createObjectStore('files');
      const moved = await readFirstVersion(transaction as unknown as Upgrade);
      for (const [id, record] of moved) await transaction.objectStore('orders').put(record, id);
      for (const table of firstTables) (database as unknown as IDBPDatabase).deleteObjectStore(table);
    },
    // A newer release of the site, open in another tab, wants to change the tables.
    blocking: (_from, _to, event) => (event.target as IDBDatabase).close(),
  });
  const filesOf = (id: string) => IDBKeyRange.bound([id, ''], [id, '\uffff']);

  return {
    async records() {
      const tx = db.transaction('orders');
      const [ids, values] = await Promise.all([tx.store.getAllKeys(), tx.store.getAll()]);
      return new Map(ids.map((id, index) => [id, values[index]]));
    },

    async files(id) {
      const tx = db.transaction('files');
      const [keys, values] = await Promise.all([
        tx.store.getAllKeys(filesOf(id)),
        tx.store.getAll(filesOf(id)),
      ]);
      const found = await Promise.all(
        values.map(async (value, index) => [keys[index]?.[1] ?? '', await toFile(value)]),
      );
      return new Map(found.filter((entry): entry is [string, File] => entry[1] !== undefined));
    },

    fileOwners: async () => [...new Set((await db.getAllKeys('files')).map(([id]) => id))],

    async change(id, work) {
      let putFile: readonly [string, File] | undefined;
      const transact = async (value?: FileBytes) => {
        const tx = db.transaction(['orders', 'files'], 'readwrite');
        const [orders, files] = [tx.objectStore('orders'), tx.objectStore('files')];
        const [stored, keys] = await Promise.all([orders.get(id), files.getAllKeys(filesOf(id))]);
        const {
          record,
          dropFiles = [],
          result,
          ...rest
        } = work(
          stored,
          keys.map(([, key]) => key),
        );
        ({ putFile } = rest);
        try {
          await Promise.all([
            // First: a value that cannot be stored throws at once, with nothing else under way.
            putFile && files.put(value ?? putFile[1], [id, putFile[0]]),
            record && orders.put(record, id),
            record === null && orders.delete(id),
            ...dropFiles.map((key) => files.delete([id, key])),
            tx.done,
          ]);
        } catch (error) {
          tx.done.catch(() => {});
          if (tx.error === null) tx.abort();
          throw error;
        }
        return result;
      };
      try {
        return await transact();
      } catch (error) {
        const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
        if (!putFile || isFull) throw error;
        const [, { name, type, lastModified }] = putFile;
        return transact({ bytes: await putFile[1].arrayBuffer(), name, type, lastModified });
      }
    },

    close: () => db.close(),
  };
}

/** The file that was stored, if it can still be read. */
async function toFile(value: unknown): Promise<File | undefined> {
  if (!(value instanceof File)) {
    const { bytes, name, type, lastModified } = (value ?? {}) as Partial<FileBytes>;
    if (!(bytes instanceof ArrayBuffer) || typeof name !== 'string') return undefined;
    return new File([bytes], name, { type: String(type), lastModified: Number(lastModified) });
  }
  const isReadable = await value
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );
  return isReadable ? value : undefined;
}

type Upgrade = IDBPTransaction<unknown, string[], 'versionchange'>;
const firstTables = ['drafts', 'sending', 'sent'];

/**
 * The records of the first version, with what its sender remembered in a table of its own. Its key was random and its
 * content a text, which is digested here like today's: sent again, it is the same order.
 */
async function readFirstVersion(transaction: Upgrade): Promise<[string, unknown][]> {
  const [drafts, sending] = [transaction.objectStore('drafts'), transaction.objectStore('sending')];
  const ids = (await drafts.getAllKeys()).map(String);
  return Promise.all(ids.map(async (id) => [id, withMemory(await drafts.get(id), await sending.get(id))]));
}

function withMemory(draft: unknown, memory: unknown): unknown {
  try {
    const { submission, receipts, at } = memory as {
      submission: { content: string; key: string };
      receipts: Record<string, Record<string, string>>;
      at: number;
    };
    const [fields, photos, references, marks] = JSON.parse(submission.content) as [
      unknown,
      string,
      string,
      unknown,
    ];
    const content = digest(JSON.stringify([fields, JSON.parse(photos), JSON.parse(references), marks]));
    const dated = Object.entries(receipts).map(([list, names]) => [
      list,
      Object.fromEntries(Object.entries(names).map(([key, name]) => [key, { name, at }])),
    ]);
    const attempts = [{ content, key: submission.key, outcome: 'unknown', at }];
    return { ...(draft as object), attempts, receipts: Object.fromEntries(dated) };
  } catch {
    return draft;
  }
}
