import { readQuote } from '../read-quote.ts';
import { inTime, type Wait } from './in-time.ts';
import { DRAFT_LIFETIME, isLeased, isWritableBy, readRecord } from './order-record.ts';
import type { OrderRecord, StoredDraft } from './order-record.ts';

/**
 * The changes of one transaction. `record`: the record to write; `null` deletes it, `undefined` keeps it. `readRecord`
 * fills in missing fields. `dropFiles`: keys of the files to delete. `result`: the value that `change` resolves with.
 */
export type Change<T> = {
  record?: Partial<OrderRecord> | null;
  dropFiles?: readonly string[];
  putFile?: readonly [key: string, file: File];
  result: T;
};

/** Database of drafts: records by id, and files by the record's id and `photoKey`. */
export type DraftDatabase = {
  /** All records by id. Files without a record have an entry too, with `undefined`. */
  records: () => Promise<ReadonlyMap<string, unknown>>;
  files: (id: string) => Promise<ReadonlyMap<string, File>>;
  /** One transaction over both. `work` is synchronous: it decides from what is stored. */
  change: <T>(id: string, work: (stored: unknown, fileKeys: readonly string[]) => Change<T>) => Promise<T>;
};

/** Times in ms after which an operation counts as failed: another tab, a virus scanner or a dying disk may block it. */
const LIMITS = { record: 5000, file: 30_000 };
const namedIn = ({ quote }: Pick<OrderRecord, 'quote'>) => [...quote.photos, ...quote.references];
const unnamedIn = (record: OrderRecord, keys: readonly string[]) => {
  const named = new Set(namedIn(record));
  return keys.filter((key) => !named.has(key));
};

/** Outcome of a write. `notOwner`: another tab owns the draft, or the order has the number `taken`. */
type WriteResult =
  | { kind: 'written'; missing: readonly string[] }
  | { kind: 'notOwner'; taken: string | null };

/**
 * The operations on stored drafts, each one transaction. None rejects: each resolves to `null` if the storage fails, or
 * does not answer within `LIMITS`.
 *
 * @param tab The tab that writes: only the owner of a draft may.
 */
export function createDraftStorage(
  database: DraftDatabase,
  tab: string,
  { now, wait }: { now: () => number; wait: Wait },
) {
  /** One transaction. `decide` gets what was read, the keys of the draft's files, and the time. */
  function change<T>(
    id: string,
    decide: (found: Partial<StoredDraft>, fileKeys: readonly string[], time: number) => Change<T>,
    limit = LIMITS.record,
  ): Promise<T | null> {
    const work = (stored: unknown, keys: readonly string[]) => {
      const time = now();
      return decide(readRecord(stored, id, time) ?? {}, keys, time);
    };
    return inTime(wait, limit, database.change(id, work));
  }

  async function readAll() {
    const stored = await inTime(wait, LIMITS.record, database.records());
    return (
      stored &&
      Array.from(stored, ([id, value]) => {
        const record = readRecord(value, id, now())?.record;
        return { id, record, isBroken: value !== undefined && !record };
      })
    );
  }

  return {
    /** The records of a form, the latest first, and the ids of all records of which nothing can be read. */
    async list(form: string) {
      const all = await readAll();
      if (!all) return null;
      const records = all.flatMap(({ record }) => (record?.form === form ? [record] : []));
      return {
        records: records
          .map((one) => ({ ...one, isWritable: isWritableBy(one, tab), isLeased: isLeased(one, now()) }))
          .toSorted((one, other) => other.updatedAt - one.updatedAt),
        broken: all.filter(({ isBroken }) => isBroken).map(({ id }) => id),
      };
    },
    files: (id: string) => inTime(wait, LIMITS.file, database.files(id)),

    /**
     * Makes this tab the owner of a draft, and removes files that were kept for an "Undo" of the tab before.
     *
     * @param isFree This tab holds the draft's lock, or its owner was asked to let go. Otherwise the owner's lease counts.
     */
    claim: (id: string, isFree: boolean) =>
      change<StoredDraft | null>(id, ({ record: found, isPartial = false }, keys, time) => {
        if (!found || found.taken !== null) return { result: null };
        const isHeld = found.owner?.tab !== tab && isLeased(found, time);
        if (isHeld && !isFree) return { result: null };
        const record = { ...found, owner: { tab, at: time }, isOffered: true };
        return { record, dropFiles: unnamedIn(record, keys), result: { record, isPartial } };
      }),

    /**
     * Writes the owner's record. Without one to write, a placeholder keeps the files, because an "Undo" may need them: it
     * has no `form`, so no form offers it, and no `updatedAt`, so a sweep deletes it once this tab has closed.
     */
    write: (id: string, next: Omit<OrderRecord, 'owner' | 'isOffered'> | null) =>
      change<WriteResult>(id, ({ record: found }, keys, time) => {
        if (found && !isWritableBy(found, tab)) return { result: { kind: 'notOwner', taken: found.taken } };
        const placeholder = found?.taken ? found : { quote: readQuote({}), isOffered: true };
        const record = next ? { ...next, isOffered: found?.isOffered ?? false } : found && placeholder;
        // A file may be missing because it is new, or because the storage was cleared.
        const missing = next ? namedIn(next).filter((key) => !keys.includes(key)) : [];
        return {
          ...(record && { record: { ...record, owner: { tab, at: time } } }),
          result: { kind: 'written', missing },
        };
      }),

    /** Removes a draft with its files, unless another tab owns it. */
    remove: (id: string) =>
      change(id, ({ record }, dropFiles) =>
        record && !isWritableBy(record, tab) ? { result: null } : { record: null, dropFiles, result: null },
      ),

    /** Stores a file of a draft. Resolves to false if this tab does not own the draft. */
    putFile: (id: string, key: string, file: File) =>
      change<boolean>(
        id,
        ({ record }) =>
          record && isWritableBy(record, tab) ? { putFile: [key, file], result: true } : { result: false },
        LIMITS.file,
      ),

    /** Writes an order's number in the place of everything else, whichever tab owns the draft. Resolves to true. */
    recordNumber: (id: string, form: string, orderNumber: string, keepFiles: boolean) =>
      change(id, (_found, keys, time) => {
        const owner = keepFiles ? { tab, at: time } : null;
        return {
          record: { form, taken: orderNumber, owner, updatedAt: time },
          dropFiles: keepFiles ? [] : keys,
          result: true,
        };
      }),

    /** Removes what is past its time, and the files that no draft names. */
    async sweep(isOpen: (id: string) => Promise<boolean>): Promise<void> {
      for (const { id, isBroken } of (await readAll()) ?? []) {
        // A broken record stays until a form says that it is gone.
        if (isBroken || (await isOpen(id))) continue;
        await change(id, ({ record }, keys, time) => {
          if (!record) return { dropFiles: keys, result: null };
          const isOld =
            (record.isOffered || record.taken !== null) && time - record.updatedAt > DRAFT_LIFETIME;
          if (isOld && !isLeased(record, time)) return { record: null, dropFiles: keys, result: null };
          // `readRecord` reads a time in the future as `time`. Store it, or the record would never get old.
          const isFromFuture = Math.max(record.updatedAt, record.owner?.at ?? 0) === time;
          const dropFiles = isLeased(record, time) ? [] : unnamedIn(record, keys);
          return { ...(isFromFuture && { record }), dropFiles, result: null };
        });
      }
    },
  };
}

export type DraftStorage = ReturnType<typeof createDraftStorage>;
