import { inTime, type wait } from '../../lib/wait.ts';
import { readQuote } from '../read-quote.ts';
import { isSame, type SerializedQuote } from '../serialized-quote.ts';
import { DRAFT_LIFETIME, LEASE, readRecord, type OrderRecord } from './order-record.ts';
import type { Tabs } from './order-tabs.ts';

/**
 * The changes of one transaction. `record`: the record to write; `null` deletes it, `undefined` keeps it. `readRecord`
 * fills in missing fields. `dropFiles`: keys of the files to delete. `addFile`: a file to store, and its key. `result`: the
 * value that `change` resolves with.
 */
export type Change<T> = {
  record?: Partial<OrderRecord> | null;
  dropFiles?: readonly string[];
  addFile?: readonly [key: string, file: File];
  result: T;
};

/** Database of drafts: records by id, and files by the record's id and `photoKey`. */
export type DraftDatabase = {
  /** All records by id. Files without a record have an entry too, with `undefined`. */
  records: () => Promise<ReadonlyMap<string, unknown>>;
  files: (id: string) => Promise<ReadonlyMap<string, File>>;
  /** One transaction over both. `work` is synchronous: it decides from what is stored. It may be called twice. */
  change: <T>(id: string, work: (stored: unknown, fileKeys: readonly string[]) => Change<T>) => Promise<T>;
};

/** Times in ms after which an operation counts as failed: another tab, a virus scanner or a dying disk may block it. */
const LIMITS = { record: 5000, file: 30_000 };
const namedIn = ({ photos, references }: SerializedQuote) => [...photos, ...references];
const unnamedIn = ({ quote }: OrderRecord, keys: readonly string[]) => {
  const named = new Set(namedIn(quote));
  return keys.filter((key) => !named.has(key));
};

/** Outcome of a write: the missing files, or that another tab owns the draft. `number`: that of the order, once it has one. */
type WriteResult = { missing: readonly string[] } | { number: string | null };

/** Input of a transaction: the draft, the keys of its files, and the time. */
type Stored = { record: OrderRecord | undefined; isOwn: boolean; keys: readonly string[]; time: number };

/** Whether a draft had the same owner, or none, in two readings. */
const isSameOwner = (one: OrderRecord | undefined, other: OrderRecord | undefined) =>
  one?.owner?.tab === other?.owner?.tab;

/**
 * The operations on stored drafts. Each is one transaction, except `sweep`, which has one for each draft. None rejects.
 * If the storage fails, or does not answer within `LIMITS`, they resolve to `null`. Then `sweep` resolves as always, and
 * `claim` with `seen` resolves to that draft. Only the owner of a draft may change its content: the tab that created it,
 * that has claimed it last, or that could not claim it while nobody else has changed it. None changes the number of an accepted order.
 */
export function createDraftStorage(
  database: DraftDatabase,
  tabs: Pick<Tabs, 'me' | 'isOpen'>,
  { now, wait: pause }: { now: () => number; wait: typeof wait },
) {
  /** Drafts that this tab shows but could not claim, as on a full disk, in the form in which they were read. */
  const unclaimed = new Map<string, OrderRecord>();

  function isOwn(record: OrderRecord | undefined): boolean {
    if (!record || record.orderNumber !== null) return false;
    const seen = unclaimed.get(record.id);
    // `owner.at` changes with each write of an owner, also one that changes nothing. After a tab has let go of the draft there
    // is no owner, so its content counts. `updatedAt` does not: one in the future is read as now, differently each time.
    const isUnchanged =
      seen !== undefined &&
      isSameOwner(seen, record) &&
      seen.owner?.at === record.owner?.at &&
      isSame([seen.quote, seen.attempts], [record.quote, record.attempts]);
    return record.owner?.tab === tabs.me || isUnchanged;
  }

  function change<T>(id: string, decide: (stored: Stored) => Change<T>, limit = LIMITS.record) {
    const work = (stored: unknown, keys: readonly string[]) => {
      const time = now();
      const record = readRecord(stored, id, time);
      return decide({ record, isOwn: isOwn(record), keys, time });
    };
    return inTime(pause, limit, database.change(id, work));
  }

  /** Whether a draft's owner is open. Without Web Locks it counts as open for a while after each write. */
  const isOpen = async (owner: OrderRecord['owner'] = null) =>
    owner !== null && ((await tabs.isOpen(owner.tab)) ?? now() - owner.at < LEASE);

  async function readAll() {
    const stored = await inTime(pause, LIMITS.record, database.records());
    const read = Array.from(stored ?? [], async ([id, value]) => {
      const record = readRecord(value, id, now());
      const isBroken = value !== undefined && !record;
      return { id, record, isBroken, isOpen: await isOpen(record?.owner) };
    });
    return stored && Promise.all(read);
  }

  return {
    /** The records of a form, the latest first, and the ids of all records of which nothing can be read. */
    async list(form: string) {
      const all = await readAll();
      if (!all) return null;
      const records = all.flatMap(({ record, isOpen }) =>
        record?.form === form ? { ...record, isOpen, isOwn: isOwn(record) } : [],
      );
      return {
        records: records.toSorted((one, other) => other.updatedAt - one.updatedAt),
        broken: all.flatMap(({ id, isBroken }) => (isBroken ? id : [])),
      };
    },
    files: (id: string) => inTime(pause, LIMITS.file, database.files(id)),

    /**
     * Makes this tab the owner of a draft, and removes files that were kept for an "Undo" of the tab before.
     *
     * @param seen The record of a draft that no tab has open. If a tab has claimed it since, it stays that tab's. Without
     *   it the draft is claimed from whichever tab owns it.
     */
    async claim(id: string, seen?: OrderRecord): Promise<OrderRecord | null> {
      const claimed = await change<OrderRecord | false>(id, ({ record: found, keys, time }) => {
        // Without `form` it was started over, or is none of this form's.
        if (!found?.form || found.orderNumber !== null || (seen && !isSameOwner(seen, found)))
          return { result: false };
        const record = { ...found, owner: { tab: tabs.me, at: time }, mayExpire: true };
        return { record, dropFiles: unnamedIn(record, keys), result: record };
      });
      if (claimed !== null || !seen) return claimed || null;
      unclaimed.set(id, seen);
      return seen;
    },

    /** Ends this tab's ownership of a draft, which stays as it is. */
    release: (id: string) =>
      change(id, ({ record, isOwn }) => ({
        ...(isOwn && { record: { ...record, owner: null } }),
        result: true,
      })),

    /**
     * Writes the owner's record. `null`: the form is empty. The record stays, so that no sweep deletes the files that "Undo" needs.
     * Without `form` no form offers it, and without `updatedAt` a sweep deletes it once this tab has closed.
     */
    write: (id: string, next: Partial<OrderRecord> | null) =>
      change<WriteResult>(id, ({ record: found, isOwn, keys, time }) => {
        if (found && !isOwn) return { result: { number: found.orderNumber } };
        const mayExpire = found?.mayExpire ?? false;
        const record = next ? { ...next, mayExpire } : found && { quote: readQuote({}), mayExpire: true };
        // A file may be missing because it is new, or because the storage was cleared.
        const missing = next?.quote ? namedIn(next.quote).filter((key) => !keys.includes(key)) : [];
        return {
          record: record ? { ...record, owner: { tab: tabs.me, at: time } } : null,
          result: { missing },
        };
      }),

    /**
     * Ends a draft. If another tab has opened it meanwhile and changed it, it stays: it is not the order that was sent.
     *
     * @param numberRecord The record of an accepted order. `null` deletes the record.
     * @param keepFiles Whether this tab still reads the files: it stays the owner, and a sweep removes them once it has
     *   closed. Another tab that has the draft open may read them, too.
     */
    end: (id: string, numberRecord: Partial<OrderRecord> | null, sent: SerializedQuote, keepFiles = false) =>
      change(id, ({ record: found, isOwn, keys, time: at }) => {
        const isOther = found !== undefined && !isOwn;
        if (isOther && !isSame(found.quote, readQuote(sent))) return { result: true };
        const owner = keepFiles ? { tab: tabs.me, at } : (found?.owner ?? null);
        const dropFiles = keepFiles || isOther ? [] : keys;
        return { record: numberRecord && { ...numberRecord, owner }, dropFiles, result: true };
      }),

    /** Stores a file of a draft. Resolves to false if this tab does not own the draft. */
    putFile: (id: string, key: string, file: File) =>
      change<boolean>(
        id,
        ({ isOwn }) => ({ ...(isOwn && { addFile: [key, file] }), result: isOwn }),
        LIMITS.file,
      ),

    /** Removes what is past its time, and the files that no draft names. */
    async sweep(): Promise<void> {
      for (const { id, record: seen, isBroken, isOpen } of (await readAll()) ?? []) {
        // A broken record stays until a form says that it is gone.
        if (isBroken || isOpen) continue;
        await change(id, ({ record, keys, time }) => {
          if (!isSameOwner(seen, record)) return { result: null };
          const isOld = record?.mayExpire && time - record.updatedAt > DRAFT_LIFETIME;
          if (!record || isOld) return { record: null, dropFiles: keys, result: null };
          // `readRecord` reads a time in the future as `time`. Store it, or the record would never get old.
          const isFromFuture = Math.max(record.updatedAt, record.owner?.at ?? 0) === time;
          return { ...(isFromFuture && { record }), dropFiles: unnamedIn(record, keys), result: null };
        });
      }
    },
  };
}

export type DraftStorage = ReturnType<typeof createDraftStorage>;
