import { ageOf, DRAFT_LIFETIME, readRecord, type Found, type OrderRecord } from './order-record.ts';

/** What one transaction changes. `record`: `null` removes it; left out, it stays. */
export type Change<T> = {
  record?: OrderRecord | null;
  dropFiles?: readonly string[];
  putFile?: readonly [key: string, file: File];
  result: T;
};

/** Storage of orders: records by id, and files by the record's id and `photoKey`. IndexedDB, or memory. */
export type OrderStore = {
  records: () => Promise<ReadonlyMap<string, unknown>>;
  files: (id: string) => Promise<ReadonlyMap<string, File>>;
  /** Ids under which files lie. */
  fileOwners: () => Promise<readonly string[]>;
  /** One transaction over both. `work` must be synchronous: it decides from what is there. */
  change: <T>(id: string, work: (stored: unknown, fileKeys: readonly string[]) => Change<T>) => Promise<T>;
};

/** Times in ms after which storage counts as absent: another tab, a virus scanner or a dying disk may hold it. */
const LIMITS = { read: 5000, change: 2000, file: 30_000 };
/** A tab that has not written for this time, in ms, no longer owns its draft. For browsers without Web Locks. */
export const LEASE = 30_000;

/** What became of a write. `lost`: another tab owns the draft by now, or has sent it as `taken`. */
export type Written =
  | { kind: 'written'; missing: readonly string[] }
  | { kind: 'lost'; taken: string | null };

/**
 * The operations on stored orders, each one transaction. None waits longer than `LIMITS`.
 *
 * @param tab The tab that writes: only the owner of a draft may.
 */
export function createOrders(store: OrderStore, tab: string, wait: (ms: number) => Promise<void>) {
  const within = <T>(limit: number, work: Promise<T>): Promise<T> =>
    Promise.race([
      work,
      wait(limit).then(() => {
        throw new Error('The storage does not answer');
      }),
    ]);
  const change = <T>(
    id: string,
    work: (found: Found, fileKeys: readonly string[]) => Change<T>,
    limit = LIMITS.change,
  ) =>
    within(
      limit,
      store.change(id, (stored, keys) => work(readRecord(stored, id), keys)),
    );

  /** Why this tab may not write the draft. */
  function lostTo(found: Found): Written | undefined {
    if (found.kind === 'newer') return { kind: 'lost', taken: null };
    if (found.kind !== 'order') return undefined;
    const { taken, owner } = found.record;
    return taken !== null || (owner && owner.tab !== tab) ? { kind: 'lost', taken } : undefined;
  }

  return {
    /** All records of a form, the latest first. */
    async list(form: string) {
      const all = await within(LIMITS.read, store.records());
      const found = [...all].map(([id, stored]) => [id, readRecord(stored, id)] as const);
      const mine = found.flatMap(([, one]) =>
        one.kind === 'order' && one.record.form === form ? [one] : [],
      );
      return {
        drafts: mine
          .filter(({ record }) => record.taken === null)
          .toSorted((one, other) => other.record.updatedAt - one.record.updatedAt),
        taken: new Map(mine.map(({ record }) => [record.id, record.taken])),
        broken: found.flatMap(([id, { kind }]) => (kind === 'broken' ? [id] : [])),
      };
    },
    files: (id: string) => within(LIMITS.file, store.files(id)),

    /**
     * Makes this tab the owner of a draft.
     *
     * @param isForced The owner has been asked and has let go, or does not answer.
     * @param hasLocks Whether a lock has told that nobody else holds it. Else the owner's lease counts.
     */
    claim: (id: string, now: number, { isForced, hasLocks }: { isForced: boolean; hasLocks: boolean }) =>
      change<OrderRecord | null>(id, (found) => {
        if (found.kind !== 'order' || found.record.taken !== null) return { result: null };
        const isHeld = !hasLocks && found.record.owner?.tab !== tab && isLeased(found.record, now);
        if (isHeld && !isForced) return { result: null };
        const record = { ...found.record, owner: { tab, at: now }, isOffered: true };
        return { record, result: record };
      }),

    /** Writes the owner's record and removes the files that it no longer names. `null` removes both. */
    write: (id: string, next: OrderRecord | null) =>
      change<Written>(id, (found, keys) => {
        const lost = lostTo(found);
        if (lost) return { result: lost };
        if (next === null) return { record: null, dropFiles: keys, result: { kind: 'written', missing: [] } };
        const isOffered = found.kind === 'order' && found.record.isOffered;
        const named = [...next.quote.photos, ...next.quote.references];
        return {
          record: { ...next, isOffered },
          dropFiles: keys.filter((key) => !named.includes(key)),
          // A file may be missing because it is new, or because somebody has cleared the storage.
          result: { kind: 'written', missing: named.filter((key) => !keys.includes(key)) },
        };
      }),

    /** Stores a file of a record that this tab owns. False if it may not. */
    putFile: (id: string, key: string, file: File) =>
      change<boolean>(
        id,
        (found) =>
          found.kind === 'order' && !lostTo(found)
            ? { putFile: [key, file], result: true }
            : { result: false },
        LIMITS.file,
      ),
    dropFiles: (id: string, dropped: readonly string[]) =>
      change<boolean>(id, (found) =>
        lostTo(found) ? { result: false } : { dropFiles: dropped, result: true },
      ),

    /** The order has a number: nothing else of it stays. True for every tab, whoever owns the draft. */
    take: (record: OrderRecord) =>
      change<null>(record.id, (_found, keys) => ({ record, dropFiles: keys, result: null })),
    /** Removes a record that nobody can read. */
    drop: (id: string) =>
      change<null>(id, (_found, keys) => ({ record: null, dropFiles: keys, result: null })),

    /** Removes what is past its time, and files without a draft. A time in the future counts as now from here on. */
    async sweep(now: number, isOpen: (id: string) => Promise<boolean>): Promise<void> {
      const all = await within(LIMITS.read, store.records());
      const ids = new Set([...all.keys(), ...(await within(LIMITS.read, store.fileOwners()))]);
      for (const id of ids) {
        if (await isOpen(id)) continue;
        await change<null>(id, (found, keys) => {
          if (found.kind === 'none') return { dropFiles: keys, result: null };
          if (found.kind !== 'order') return { result: null };
          const { record } = found;
          const { updatedAt, isOffered, taken } = record;
          const isOver = ageOf(updatedAt, now) > DRAFT_LIFETIME && (isOffered || taken !== null);
          if (isOver && !isLeased(record, now)) return { record: null, dropFiles: keys, result: null };
          return updatedAt > now ? { record: { ...record, updatedAt: now }, result: null } : { result: null };
        });
      }
    },
  };
}

export type Orders = ReturnType<typeof createOrders>;

/** Whether the owner has written lately. */
export const isLeased = ({ owner }: OrderRecord, now: number): boolean =>
  owner !== null && ageOf(owner.at, now) < LEASE;

/** Orders in memory: for a form without storage, and for tests. */
export function createMemoryStore(): OrderStore {
  const records = new Map<string, unknown>();
  const files = new Map<string, Map<string, File>>();
  return {
    records: async () => new Map(records),
    files: async (id) => new Map(files.get(id)),
    fileOwners: async () => [...files.keys()],
    async change(id, work) {
      const kept = files.get(id) ?? new Map<string, File>();
      const {
        record,
        dropFiles = [],
        putFile,
        result,
      } = work(structuredClone(records.get(id)), [...kept.keys()]);
      if (record === null) records.delete(id);
      else if (record) records.set(id, structuredClone(record));
      for (const key of dropFiles) kept.delete(key);
      if (putFile) kept.set(...putFile);
      if (kept.size > 0) files.set(id, kept);
      else files.delete(id);
      return result;
    },
  };
}
