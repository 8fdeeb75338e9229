import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { readRecord, type DraftRecord, type Found } from './draft-record.ts';

/** A draft that nobody came back to is removed after this time, in ms: a week. */
export const DRAFT_LIFETIME = 7 * 24 * 60 * 60 * 1000;
/** Names the tables and their keys; what is in a record has `DRAFT_VERSION`. */
const SCHEMA_VERSION = 1;
/** A database that does not open in this time, in ms, counts as absent: another tab may hold it. */
const OPEN_TIMEOUT = 5000;

/** A draft that was sent, so that another tab that still shows it does not send it again. */
type SentDraft = { order: string; at: number };

interface DraftSchema extends DBSchema {
  /** One record a form: what was entered, without files. Written after every pause in typing. */
  drafts: { key: string; value: unknown };
  /** The files, each written once, by draft and `photoKey`. */
  files: { key: [string, string]; value: File };
  /** What sending has to remember: the key of the submission and what the server has accepted. */
  sending: { key: string; value: unknown };
  /** By the id of the draft. */
  sent: { key: string; value: SentDraft };
}

export type DraftStore = Awaited<ReturnType<typeof openDraftStore>>;

/**
 * Drafts in IndexedDB, the one storage of browsers that takes files of any size.
 *
 * @param name The database; tests use their own.
 * @throws where the browser has no such storage, refuses it, or holds a newer one.
 */
export async function openDraftStore(name = 'order-drafts') {
  const db = await inTime(
    openDB<DraftSchema>(name, SCHEMA_VERSION, {
      upgrade(database) {
        for (const table of ['drafts', 'files', 'sending', 'sent'] as const)
          database.createObjectStore(table);
      },
      // A newer version of the site, open in another tab, wants to change the tables.
      blocking: (_from, _to, event) => (event.target as IDBDatabase).close(),
    }),
  );
  const filesOf = (key: string) => IDBKeyRange.bound([key, ''], [key, '\uffff']);

  return {
    async read(key: string): Promise<Found> {
      return readRecord(await db.get('drafts', key));
    },

    /**
     * Replaces a draft in one step, so that no other tab comes between reading and writing.
     *
     * @param change Gets what is there now; returns what shall be there, `null` for nothing, or `undefined` to
     *   leave it as it is.
     */
    async update(key: string, change: (found: Found) => DraftRecord | null | undefined): Promise<void> {
      const tx = db.transaction(['drafts', 'files', 'sending'], 'readwrite');
      const next = change(readRecord(await tx.objectStore('drafts').get(key)));
      if (next) await tx.objectStore('drafts').put(next, key);
      if (next === null) {
        await tx.objectStore('drafts').delete(key);
        await tx.objectStore('files').delete(filesOf(key));
        await tx.objectStore('sending').delete(key);
      }
      await tx.done;
    },

    /** The files that lie there, by `photoKey`. Their bytes stay on the disk until somebody reads them. */
    async files(key: string): Promise<Map<string, File>> {
      const [keys, files] = await Promise.all([
        db.getAllKeys('files', filesOf(key)),
        db.getAll('files', filesOf(key)),
      ]);
      const readable = await Promise.all(files.map(isReadable));
      return new Map(
        keys.flatMap(([, photo], index) => {
          const file = files[index];
          return file && readable[index] ? [[photo, file] as const] : [];
        }),
      );
    },

    putFile: (key: string, photo: string, file: File) => db.put('files', file, [key, photo]),
    removeFile: (key: string, photo: string) => db.delete('files', [key, photo]),

    recall: (key: string): Promise<unknown> => db.get('sending', key),
    remember: (key: string, memory: unknown) => db.put('sending', memory, key),

    sentAs: async (id: string) => (await db.get('sent', id))?.order,
    markSent: (id: string, order: string) => db.put('sent', { order, at: Date.now() }, id),

    /** Removes what is older than a week, and the least recent draft beside `key`, if asked to make room. */
    async clean(now = Date.now()): Promise<void> {
      for (const { key, savedAt } of await known(db))
        if (now - savedAt > DRAFT_LIFETIME) await this.update(key, () => null);
      const sent = await db.getAllKeys('sent');
      for (const id of sent) {
        const entry = await db.get('sent', id);
        if (!entry || now - entry.at > DRAFT_LIFETIME) await db.delete('sent', id);
      }
    },

    /** Gives up the oldest draft of another form. False if there is none. */
    async giveUpOldest(except: string): Promise<boolean> {
      const others = (await known(db)).filter(({ key }) => key !== except);
      const oldest = others.toSorted((one, other) => one.savedAt - other.savedAt)[0];
      if (oldest) await this.update(oldest.key, () => null);
      return oldest !== undefined;
    },

    close: () => db.close(),
  };
}

/** The drafts that this version can read. */
async function known(db: IDBPDatabase<DraftSchema>): Promise<{ key: string; savedAt: number }[]> {
  const keys = await db.getAllKeys('drafts');
  const found = await Promise.all(
    keys.map(async (key) => ({ key, ...readRecord(await db.get('drafts', key)) })),
  );
  return found.flatMap((entry) =>
    entry.kind === 'draft' ? [{ key: entry.key, savedAt: entry.record.savedAt }] : [],
  );
}

/** A file may lie there by name alone, after a full disk or a clean-up by the system. Its first byte tells. */
async function isReadable(file: unknown): Promise<boolean> {
  if (!(file instanceof File)) return false;
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

async function inTime<T>(opening: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The database does not open')), OPEN_TIMEOUT);
  });
  try {
    return await Promise.race([opening, late]);
  } finally {
    clearTimeout(timer);
  }
}
