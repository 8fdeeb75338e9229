import { readQuote } from '../serialized-quote.ts';
import { DRAFT_LIFETIME, readRecord, type OrderRecord } from './order-record.ts';

/** The changes of one transaction. `record`: `null` removes it; left out, it stays. */
export type Change<T> = {
  record?: OrderRecord | null;
  dropFiles?: readonly string[];
  putFile?: readonly [key: string, file: File];
  result: T;
};

/** Storage of orders: records by id, and files by the record's id and `photoKey`. */
export type OrderStore = {
  /** All records by id. Files without a record have an entry too, with `undefined`. */
  records: () => Promise<ReadonlyMap<string, unknown>>;
  files: (id: string) => Promise<ReadonlyMap<string, File>>;
  /** One transaction over both. `work` is synchronous: it decides from what is stored. */
  change: <T>(id: string, work: (stored: unknown, fileKeys: readonly string[]) => Change<T>) => Promise<T>;
};

/** Times in ms after which storage counts as absent: another tab, a virus scanner or a dying disk may block it. */
const LIMITS = { read: 5000, change: 2000, file: 30_000 };
/** A tab that has not written for this time, in ms, no longer owns its draft. For browsers without Web Locks. */
export const LEASE = 30_000;

/** Whether the owner has written lately. */
export const isLeased = ({ owner }: OrderRecord, now: number): boolean =>
  owner !== null && now - owner.at < LEASE;

/** Whether a tab may not write the record: another one owns it, or nobody does and the order was taken. */
export const isLostTo = ({ taken, owner }: OrderRecord, tab: string): boolean =>
  owner ? owner.tab !== tab : taken !== null;

/**
 * Leaves nothing of a draft but the owner of its files, which an "Undo" may need. No form offers it, and once its tab is
 * closed a sweep removes it. The number of a taken order stays.
 */
const emptied = (record: OrderRecord): OrderRecord =>
  record.taken === null
    ? {
        ...record,
        form: '',
        updatedAt: 0,
        isOffered: true,
        quote: readQuote(undefined),
        receipts: {},
        attempts: [],
      }
    : record;

const namedIn = (record: OrderRecord | null): readonly string[] =>
  record ? [...record.quote.photos, ...record.quote.references] : [];

/** Outcome of a write. `lost`: another tab owns the draft, or the order was `taken` under this number. */
export type Written =
  | { kind: 'written'; missing: readonly string[] }
  | { kind: 'lost'; taken: string | null };

type Wait = (ms: number, signal?: AbortSignal) => Promise<void>;

/** Rejects if `work` takes longer than `limit`, in ms. */
export const inTime = <T>(wait: Wait, limit: number, work: Promise<T>): Promise<T> =>
  Promise.race([work, wait(limit).then(() => Promise.reject(new Error('No answer in time')))]);

/**
 * The operations on stored orders, each one transaction. None waits longer than `LIMITS`.
 *
 * @param tab The tab that writes: only the owner of a draft may.
 */
export function createOrders(
  store: OrderStore,
  tab: string,
  { now, wait }: { now: () => number; wait: Wait },
) {
  const change = <T>(
    id: string,
    work: (record: OrderRecord | undefined, fileKeys: readonly string[], time: number) => Change<T>,
    limit = LIMITS.change,
  ) => {
    const workNow = (stored: unknown, keys: readonly string[]) => {
      const time = now();
      return work(readRecord(stored, id, time)?.record, keys, time);
    };
    return inTime(wait, limit, store.change(id, workNow));
  };
  const records = () => inTime(wait, LIMITS.read, store.records());

  return {
    /** All records of a form, the latest first. */
    async list(form: string) {
      const stored = [...(await records())];
      const found = stored.map(([id, value]) => readRecord(value, id, now()));
      const mine = found.flatMap((one) => (one?.record.form === form ? [one] : []));
      return {
        drafts: mine
          .filter(({ record }) => record.taken === null)
          .toSorted((one, other) => other.record.updatedAt - one.record.updatedAt),
        records: new Map(mine.map(({ record }) => [record.id, record])),
        /** Records of which nothing can be read. */
        broken: stored.flatMap(([id, value], index) => (value !== undefined && !found[index] ? [id] : [])),
      };
    },
    files: (id: string) => inTime(wait, LIMITS.file, store.files(id)),

    /**
     * Makes this tab the owner of a draft.
     *
     * @param isFree This tab holds the draft's lock, or its owner was asked to let go. Otherwise the owner's lease counts.
     */
    claim: (id: string, isFree: boolean) =>
      change<OrderRecord | null>(id, (found, _keys, time) => {
        if (!found || found.taken !== null) return { result: null };
        const isHeld = found.owner?.tab !== tab && isLeased(found, time);
        if (isHeld && !isFree) return { result: null };
        const record = { ...found, owner: { tab, at: time }, isOffered: true };
        return { record, result: record };
      }),

    /**
     * Writes the owner's record, and removes the files that it does not name. `null` removes it. With `keepFiles` all
     * files stay, and the record, if only as their owner.
     */
    write: (id: string, next: OrderRecord | null, { keepFiles = false } = {}) =>
      change<Written>(id, (found, keys, time) => {
        if (found && isLostTo(found, tab)) return { result: { kind: 'lost', taken: found.taken } };
        const left = found && keepFiles ? { ...emptied(found), owner: { tab, at: time } } : null;
        const named = namedIn(next);
        return {
          record: next ? { ...next, isOffered: found?.isOffered ?? false } : left,
          dropFiles: keepFiles ? [] : keys.filter((key) => !named.includes(key)),
          // A file may be missing because it is new, or because the storage was cleared.
          result: { kind: 'written', missing: named.filter((key) => !keys.includes(key)) },
        };
      }),

    /** Stores a file of a draft. Resolves to false if this tab does not own the draft. */
    putFile: (id: string, key: string, file: File) =>
      change<boolean>(
        id,
        (found) =>
          found && !isLostTo(found, tab) ? { putFile: [key, file], result: true } : { result: false },
        LIMITS.file,
      ),

    /** Writes the order's number in the place of everything else, whichever tab owns the draft. */
    take: (record: OrderRecord, { keepFiles = false } = {}) =>
      change<null>(record.id, (_found, keys) => ({
        record,
        dropFiles: keepFiles ? [] : keys,
        result: null,
      })),

    /** Removes what is past its time, and the files that no draft names. */
    async sweep(isOpen: (id: string) => Promise<boolean>): Promise<void> {
      for (const [id, stored] of await records()) {
        // A broken record stays until a form says that it is gone.
        const isBroken = stored !== undefined && !readRecord(stored, id, now());
        if (isBroken || (await isOpen(id))) continue;
        await change<null>(id, (record, keys, time) => {
          if (!record) return { dropFiles: keys, result: null };
          // Times in the future were read as now. Once they are stored like that, they age.
          const isFromFuture = Math.max(record.updatedAt, record.owner?.at ?? 0) === time;
          if (isLeased(record, time)) return { ...(isFromFuture && { record }), result: null };
          const isOld =
            (record.isOffered || record.taken !== null) && time - record.updatedAt > DRAFT_LIFETIME;
          if (isOld) return { record: null, dropFiles: keys, result: null };
          const named = namedIn(record);
          const dropFiles = keys.filter((key) => !named.includes(key));
          return { ...(isFromFuture && { record }), dropFiles, result: null };
        });
      }
    },
  };
}

export type Orders = ReturnType<typeof createOrders>;
