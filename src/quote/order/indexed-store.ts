import { openDB, type DBSchema } from 'idb';
import { wait } from '../../lib/wait.ts';
import { DATABASE_NAME, getTabs } from './order-tabs.ts';
import { createDraftStorage, type DraftDatabase, type DraftStorage } from './draft-storage.ts';

/** Raised by a release that writes what this one cannot read: then this one keeps nothing, and changes nothing. */
const SCHEMA_VERSION = 2;

interface OrderSchema extends DBSchema {
  orders: { key: string; value: unknown };
  /** By the id of the record and `photoKey`. */
  files: { key: [string, string]; value: File | FileBytes };
}

type FileBytes = { bytes: ArrayBuffer; name: string; type: string; lastModified: number };

/**
 * Opens the store in IndexedDB. A file is stored as it is, without reading it. Where WebKit refuses that (private windows,
 * web views: "Error preparing Blob/File data"), its bytes are stored. `stories/decisions/07-sending-once.mdx` says why.
 *
 * @throws if IndexedDB is missing or blocked, or if a newer release of the site created the database.
 */
export async function openIndexedStore(name = DATABASE_NAME): Promise<DraftDatabase> {
  const open = () =>
    openDB<OrderSchema>(name, SCHEMA_VERSION, {
      upgrade(database) {
        // No release has had other tables, so there is nothing to move.
        for (const table of database.objectStoreNames) database.deleteObjectStore(table);
        database.createObjectStore('orders');
        database.createObjectStore('files');
      },
      // Another tab deletes the database, or a newer release wants to change the tables.
      blocking: (_from, _to, event) => (event.target as IDBDatabase).close(),
    });
  let db = await open();
  const filesOf = (id: string) => IDBKeyRange.bound([id, ''], [id, '\uffff']);

  /** Begins a transaction. A connection that was closed, as by clearing the site's data, is opened again. */
  async function begin<Mode extends 'readonly' | 'readwrite'>(mode: Mode) {
    const tables = ['orders', 'files'] as const;
    try {
      return db.transaction(tables, mode);
    } catch {
      db = await open();
      return db.transaction(tables, mode);
    }
  }

  return {
    async records() {
      const tx = await begin('readonly');
      const [orders, files] = [tx.objectStore('orders'), tx.objectStore('files')];
      const [ids, values, keys] = await Promise.all([
        orders.getAllKeys(),
        orders.getAll(),
        files.getAllKeys(),
      ]);
      return new Map<string, unknown>([
        ...keys.map(([id]) => [id, undefined] as const),
        ...ids.map((id, index) => [id, values[index]] as const),
      ]);
    },

    async files(id) {
      const table = (await begin('readonly')).objectStore('files');
      const [keys, values] = await Promise.all([table.getAllKeys(filesOf(id)), table.getAll(filesOf(id))]);
      const found = await Promise.all(values.map(toFile));
      return new Map(keys.flatMap(([, key], index) => (found[index] ? [[key, found[index]] as const] : [])));
    },

    async change(id, work) {
      let added: File | undefined;
      const run = async (bytes?: ArrayBuffer) => {
        const tx = await begin('readwrite');
        const [orders, files] = [tx.objectStore('orders'), tx.objectStore('files')];
        const [stored, owned] = await Promise.all([orders.get(id), files.getAllKeys(filesOf(id))]);
        const keys = owned.map(([, key]) => key);
        const { record, dropFiles = [], addFile: [newKey = '', file] = [], result } = work(stored, keys);
        added = file;
        await Promise.all([
          // First: a value that cannot be stored throws at once, with nothing else under way.
          record && orders.put(record, id),
          file && files.put(bytes ? { ...propertiesOf(file), bytes } : file, [id, newKey]),
          record === null && orders.delete(id),
          ...dropFiles.map((key) => files.delete([id, key])),
          tx.done,
        ]);
        return result;
      };
      try {
        return await run();
      } catch (error) {
        const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
        if (!added || isFull) throw error;
        return run(await added.arrayBuffer());
      }
    },
  };
}

const propertiesOf = ({ name, type, lastModified }: File) => ({ name, type, lastModified });

/** Opens the storage of drafts as this tab sees it. */
export const openDraftStorage = async (): Promise<DraftStorage> =>
  createDraftStorage(await openIndexedStore(), getTabs(), { now: Date.now, wait });

/** Returns the file that was stored, if it can still be read. */
async function toFile(value: unknown): Promise<File | undefined> {
  if (value instanceof File) {
    const reading = value.slice(0, 1).arrayBuffer();
    return reading.then(() => value).catch(() => undefined);
  }
  const { bytes, name, type, lastModified } = (value ?? {}) as Partial<FileBytes>;
  if (!(bytes instanceof ArrayBuffer) || typeof name !== 'string') return undefined;
  return new File([bytes], name, { type: String(type), lastModified: Number(lastModified) });
}
