import { totalBytes } from '../../../../src/photos/upload-progress.ts';
import { NetworkError, ResponseError } from '../../../../src/api/errors.ts';
import type { OrderPayload } from '../../../../src/api/contract.ts';
import { createDraftStorage, type DraftDatabase } from '../../../../src/quote/order/draft-storage.ts';
import { readRecord, type OrderRecord } from '../../../../src/quote/order/order-record.ts';
import type { Tabs } from '../../../../src/quote/order/order-tabs.ts';
import { photoKey } from '../../../../src/lib/photo-key.ts';
import { createOrderSession, type OrderSession } from '../../../../src/quote/order/order-session.ts';
import type { SessionDeps } from '../../../../src/quote/order/order-deps.ts';
import { apiError } from '../../api/api-error.ts';

/**
 * How storage behaves. `failsLate`: it makes the change, but reports a failure. `full`: it can only delete. `slow`:
 * each operation takes `SLOW` ms, one after the other.
 */
export type StorageMode = 'works' | 'slow' | 'full' | 'refusesWrites' | 'fails' | 'failsLate' | 'stalls';
/**
 * How the server behaves. `…AfterTaking`: it takes the order, and the answer is lost or wrong. `hangs…`: a host's call never
 * settles, and ignores its signal. `staysBusy`: it takes the order, answers 504, and for `BUSY` ms 409.
 */
export type ServerMode =
  | 'works'
  | 'refuses'
  | 'throttles'
  | 'refusesUploads'
  | 'conflicts'
  | 'gone'
  | 'breaks'
  | 'timesOutAfterTaking'
  | 'hangsAfterTaking'
  | 'breaksAfterTaking'
  | 'staysBusy'
  | 'garblesAfterTaking'
  | 'refusesAfterTaking';

/** `tab`: the tab that waits, or `SERVER`, whose timers run in any case. */
type Timer = { at: number; tab: string; resolve: () => void };
/** `photos`: the keys of its files. */
type Request = { key: string; payload: OrderPayload; photos: (string | undefined)[] };
/** `isDenied`: the server took the order, and refused it all the same. `isDeniedAgain`: also when it was repeated. */
type TakenOrder = Request & {
  id: string;
  files: (string | undefined)[];
  isDenied: boolean;
  isDeniedAgain: boolean;
  /** Time until which the server answers 409, because it still works on this order. */
  busyUntil: number;
};

const SERVER = 'server';
const SLOW = 2000;
const BUSY = 20_000;

/** Simulates a browser with tabs, a server, a disk and a clock. Its time passes only in `pass`. */
export function createSimulation({ hasLocks = true, hasChannel = true } = {}) {
  const bytes = new WeakMap<File, string>();
  const gone = new WeakSet<File>();
  /** Files that cannot be read at their middle byte. */
  const torn = new WeakSet<File>();
  const middleOf = (file: File) => Math.floor(file.size / 2);
  const memory = createMemoryStore();
  /** As in WebKit, a file that was read from storage cannot be read once it was removed there. */
  const disk: DraftDatabase = {
    ...memory,
    async change(id, work) {
      const kept = await memory.files(id);
      return memory.change(id, (stored, keys) => {
        const change = work(stored, keys);
        const dropped = (change.dropFiles ?? []).flatMap((key) => kept.get(key) ?? []);
        for (const file of dropped) gone.add(file);
        return change;
      });
    },
  };
  const sessions = new Map<string, OrderSession>();
  const listeners = new Map<string, Parameters<Tabs['listen']>>();
  /** Tabs that hold their lock. */
  const holders = new Set<string>();
  const timers = new Set<Timer>();
  /** Frozen tabs, and the work that waits for each. */
  const frozen = new Map<string, (() => void)[]>();
  const state = {
    storage: 'works' as StorageMode,
    server: 'works' as ServerMode,
    isOnline: true,
    hasFailed: false,
    /** Whether the server has answered 409 without reason, or while it worked on the same order. */
    hasConflicted: false,
    hasEstimate: true,
    /** Time that a disk takes to read a file, in ms. It reads one after the other. */
    readTime: 0,
    /** Whether another tab keeps an old version of the database open. */
    isBlocked: false,
    /** Whether the disk has room for a record, in any mode. */
    hasRoomFor: (_record: Partial<OrderRecord>): boolean => true,
    /** Whether the server answers 409 if it knows a key with other content. It may also answer with the first order. */
    isStrict: false,
    /** Returns the order number in the form in which the server sends it. */
    wordNumber: (id: string): unknown => id,
    /** Returns the stored names in the form in which the upload reports them. */
    wordNames: (names: string[]) => names,
  };
  let elapsed = 0;
  /** Time at which the storage has done its last operation. */
  let storageReady = 0;
  /** Time at which the last file has been read. */
  let diskReady = 0;
  let offset = 1_700_000_000_000;
  let tabs = 0;
  let stalled: (() => void)[] = [];
  const orders: TakenOrder[] = [];
  /** Every order request, whether it was taken or not. */
  const requests: Request[] = [];
  /** Ids of drafts whose owner has received the order number. */
  const answered = new Set<string>();
  const stored = new Map<string, string | undefined>();
  const photoKeys = new Map<string, string>();
  /** Answers to uploads, by key and files. The server repeats them even after it has lost the files. */
  const uploads = new Map<string, string[] | 'refused'>();
  let names = 0;

  const now = () => elapsed + offset;
  const isAlive = (tab: string) => tab === SERVER || sessions.has(tab);
  /** Tabs in the bfcache: frozen, without their locks, and unable to receive messages. */
  const suspended = new Set<string>();
  /** Runs work in a tab, or once the tab is no longer frozen. */
  const inTab = (tab: string, work: () => void) => void (frozen.get(tab)?.push(work) ?? work());
  /** Runs work that a message of another tab causes. */
  const notify = (tab: string, work: () => void) => void (suspended.has(tab) || inTab(tab, work));
  /** Resolves when a tab is not frozen. Never resolves for a closed tab. */
  const awake = (tab: string) => new Promise<void>((resolve) => inTab(tab, () => isAlive(tab) && resolve()));
  /** Runs all work that waits for no timer. */
  const drain = async () => {
    for (let turn = 0; turn < 2; turn++) await new Promise((resolve) => setImmediate(resolve));
  };

  async function noteAnswer(id: string, tab: string) {
    const record = readRecord((await disk.records()).get(id), id, now());
    // A slow storage may not have the number yet when the tab is closed. Then the draft stays.
    const isSlow = state.storage === 'slow' || storageReady > elapsed;
    if (!isSlow && (record?.owner?.tab ?? tab) === tab) answered.add(id);
  }

  function makeFile(name: string, content: string): File {
    const file = new File([content], name, { type: 'image/jpeg', lastModified: 1 });
    bytes.set(file, content);
    return file;
  }

  /** Returns the disk as one tab sees it. Operations of a closed tab are not carried out. */
  function storeOf(tab: string): DraftDatabase {
    async function turn<T>(isWrite: boolean, work: () => Promise<T>): Promise<T> {
      if (state.storage === 'stalls') await new Promise<void>((resolve) => stalled.push(resolve));
      storageReady = Math.max(storageReady, elapsed + (state.storage === 'slow' ? SLOW : 0));
      if (storageReady > elapsed) await wait(SERVER, storageReady - elapsed);
      if (!isAlive(tab)) return new Promise<T>(() => {});
      const mode = state.storage;
      if (mode === 'fails' || (mode === 'refusesWrites' && isWrite)) throw new Error(`The storage ${mode}`);
      const result = await work();
      await awake(tab);
      if (mode === 'failsLate') throw new Error('The storage failed after all');
      return result;
    }
    return {
      records: () => turn(false, disk.records),
      files: (id) => turn(false, () => disk.files(id)),
      change: (id, work) =>
        turn(true, () =>
          disk.change(id, (stored, keys) => {
            const change = work(stored, keys);
            const [key, file] = change.addFile ?? [];
            const hasRoom = !change.record || state.hasRoomFor(change.record);
            if (!hasRoom || (state.storage === 'full' && (change.record || file)))
              throw new Error('QuotaExceededError');
            if (!key || !file) return change;
            if (gone.has(file) || torn.has(file)) throw new Error('NotReadableError');
            return { ...change, addFile: [key, makeFile(file.name, bytes.get(file) ?? '')] };
          }),
        ),
    };
  }

  /** @param previous The page before in the same tab, or the duplicated page. */
  function tabsOf(me: string, previous?: string): Tabs {
    return {
      me,
      markOpen: async () => void holders.add(me),
      async isOpen(tab) {
        if (!hasLocks) return tab === previous ? false : null;
        return holders.has(tab) && sessions.has(tab) && !suspended.has(tab);
      },
      // Without a channel it waits for an answer that cannot come.
      async askFor(id) {
        if (!hasChannel) await wait(me, 1500);
        for (const [tab, [, handOver]] of listeners) {
          if (!hasChannel || tab === me || !isAlive(tab) || suspended.has(tab)) continue;
          if (frozen.has(tab)) {
            inTab(tab, () => void handOver(id));
            continue;
          }
          if (sessions.get(tab)?.get().id !== id) continue;
          return handOver(id) ?? null;
        }
        return null;
      },
      announceChange: () =>
        listeners.forEach(
          ([onChange], tab) => hasChannel && tab !== me && isAlive(tab) && notify(tab, onChange),
        ),
      listen: (...callbacks) => void listeners.set(me, callbacks),
    };
  }

  const wait = (tab: string, ms: number, signal?: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const timer = { at: elapsed + ms, tab, resolve };
      timers.add(timer);
      signal?.addEventListener('abort', () => {
        timers.delete(timer);
        reject(new Error('Aborted'));
      });
    });

  const namedIn = ({ uploadedFiles, referenceFiles }: OrderPayload) => [...uploadedFiles, ...referenceFiles];
  const photosIn = (payload: OrderPayload) => namedIn(payload).map((name) => photoKeys.get(name));

  function take(payload: OrderPayload, key: string): { id: string } {
    const known = orders.find((order) => order.key === key);
    if (known && elapsed < known.busyUntil) throw apiError(409, 'Still working on it.');
    if (known && state.isStrict && JSON.stringify(known.payload) !== JSON.stringify(payload))
      throw apiError(409, `Received before, as number ${known.id}, with other content.`);
    if (known) return { id: known.id };
    const named = namedIn(payload);
    const missing = named.find((name) => !stored.has(name));
    if (missing !== undefined) throw apiError(400, `The file "${missing}" was not uploaded.`);
    if (new Set(named).size < named.length) throw apiError(400, 'A file is named twice in this order.');
    const used = named.filter((name) => orders.some((order) => namedIn(order.payload).includes(name)));
    if (used.length > 0) throw apiError(400, `These files belong to another order: ${used.join(', ')}.`);
    const id = `A-${orders.length + 1}`;
    orders.push({
      id,
      key,
      payload,
      photos: photosIn(payload),
      files: named.map((name) => stored.get(name)),
      isDenied: false,
      isDeniedAgain: false,
      busyUntil: 0,
    });
    return { id };
  }

  function store(file: File): string {
    const name = `stored-${names++}`;
    stored.set(name, bytes.get(file));
    photoKeys.set(name, photoKey(file));
    return name;
  }

  const depsOf = (tab: string, tabs: Tabs): SessionDeps => ({
    openStorage: async () => {
      while (state.isBlocked) await wait(SERVER, 100);
      if (state.storage === 'fails') throw new Error('No storage');
      return createDraftStorage(storeOf(tab), tabs, { now, wait: (ms, signal) => wait(tab, ms, signal) });
    },
    tabs,
    async upload(files, { idempotencyKey = '', onProgress }) {
      // The request is twice as large as its files, and half of it is sent at once, or what can be read.
      const size = totalBytes(files);
      const broken = files.find((file) => torn.has(file));
      const readable = broken && totalBytes(files.slice(0, files.indexOf(broken))) + middleOf(broken);
      onProgress?.(readable === undefined ? size : 2 * readable, 2 * size);
      await wait(SERVER, 200);
      const { server } = state;
      await awake(tab);
      if (files.some((file) => gone.has(file) || torn.has(file)) || server === 'gone')
        throw new NetworkError('unreachable');
      if (server === 'breaks') throw apiError(500);
      const request = JSON.stringify([idempotencyKey, files.map((file) => [file.name, bytes.get(file)])]);
      const answered = uploads.get(request) ?? (server === 'refusesUploads' ? 'refused' : files.map(store));
      uploads.set(request, answered);
      if (answered === 'refused') throw apiError(413, 'Too large.');
      onProgress?.(2 * size, 2 * size);
      return state.wordNames(answered);
    },
    async createOrder(payload, { idempotencyKey: key }) {
      requests.push({ payload, key, photos: photosIn(payload) });
      await wait(SERVER, 200);
      const { server } = state;
      const answerOf = async () => {
        if (server === 'gone') throw new NetworkError('unreachable');
        if (server === 'refuses') throw apiError(422, 'Not like this.');
        if (server === 'throttles') throw apiError(429, 'Not so fast.');
        if (server === 'conflicts') {
          state.hasConflicted = true;
          throw apiError(409, 'That key is known.');
        }
        if (server === 'breaks') throw apiError(500);
        const known = orders.find((order) => order.key === key);
        const taken = take(payload, key);
        if (server === 'refusesAfterTaking') {
          const order = orders.find(({ id }) => id === taken.id);
          Object.assign(order ?? {}, { isDenied: true, isDeniedAgain: known !== undefined });
          throw apiError(404, 'No such thing.');
        }
        if (server === 'timesOutAfterTaking') throw new NetworkError('timeout');
        if (server === 'hangsAfterTaking') return new Promise<never>(() => {});
        if (server === 'breaksAfterTaking') throw apiError(502);
        if (server === 'staysBusy') {
          state.hasConflicted = true;
          for (const order of orders) if (order.key === key) order.busyUntil = elapsed + BUSY;
          throw apiError(504);
        }
        if (server === 'garblesAfterTaking') throw new ResponseError();
        return { id: state.wordNumber(taken.id) } as { id: string };
      };
      return answerOf().finally(() => awake(tab));
    },
    readPart: async (file, from, to) => {
      diskReady = Math.max(diskReady, elapsed) + state.readTime;
      if (state.readTime > 0) await wait(SERVER, diskReady - elapsed);
      if (gone.has(file) || (torn.has(file) && from <= middleOf(file) && middleOf(file) < to))
        throw new Error('NotReadableError');
    },
    estimateFreeBytes: () => (state.hasEstimate ? Promise.resolve(Infinity) : new Promise(() => {})),
    now,
    wait: (ms, signal) => wait(tab, ms, signal),
    isOnline: () => state.isOnline,
  });

  return {
    disk,
    hasLocks,
    hasChannel,
    orders,
    requests,
    answered,
    state,
    sessions,
    now,
    drain,
    makeFile,
    bytesOf: (file: File) => bytes.get(file),
    vanish: (file: File) => void gone.add(file),
    tear: (file: File) => void torn.add(file),
    isGone: (file: File) => gone.has(file) || torn.has(file),
    setStorage(mode: StorageMode) {
      state.storage = mode;
      // Sending does not wait for a slow storage (`RECORD_TIMEOUT` in order-session.ts): it counts as failed.
      if (mode !== 'works') state.hasFailed = true;
      if (mode === 'stalls') return;
      const [...waiting] = stalled;
      stalled = [];
      for (const go of waiting) go();
    },
    isStorageBusy: () => state.storage === 'slow' || storageReady > elapsed,
    /** Makes the server lose all uploaded files. Orders keep theirs. */
    forgetFiles: () => stored.clear(),
    jump: (ms: number) => void (offset += ms),
    /** Advances the time, and runs each timer at its time. */
    async pass(ms: number) {
      await drain();
      for (const end = elapsed + ms; ;) {
        const [next] = [...timers]
          .filter(({ at, tab }) => at <= end && !frozen.has(tab))
          .toSorted((one, other) => one.at - other.at);
        if (!next) {
          elapsed = end;
          return drain();
        }
        timers.delete(next);
        elapsed = Math.max(elapsed, next.at);
        if (isAlive(next.tab)) next.resolve();
        await drain();
      }
    },
    /** @param previous The page before in the same tab, which is closed or in the bfcache, or the duplicated page. */
    openTab(previous?: string): string {
      const tab = `tab-${++tabs}`;
      const session = createOrderSession('order', depsOf(tab, tabsOf(tab, previous)));
      sessions.set(tab, session);
      let before = session.get();
      session.subscribe(() => {
        const order = session.get();
        const hasEnded = before.step === 'submitting' && order.sent && order.sent !== before.sent;
        if (hasEnded) void noteAnswer(before.id, tab);
        before = order;
      });
      void session.open();
      return tab;
    },
    freeze: (tab: string) => void (frozen.has(tab) || frozen.set(tab, [])),
    /** Puts a tab into the bfcache. `thaw` brings it back. */
    suspend(tab: string) {
      if (!frozen.has(tab)) frozen.set(tab, []);
      suspended.add(tab);
    },
    isFrozen: (tab: string) => frozen.has(tab),
    /** Resumes a tab, and runs the work that has waited for it. */
    thaw(tab: string) {
      const waiting = frozen.get(tab) ?? [];
      frozen.delete(tab);
      suspended.delete(tab);
      for (const work of waiting) work();
    },
    closeTab(tab: string) {
      frozen.delete(tab);
      sessions.delete(tab);
      listeners.delete(tab);
    },
    /** Tabs as a page without a form sees them. */
    elsewhere: tabsOf('elsewhere'),
    notifyAll: () => listeners.forEach(([onChange], tab) => hasChannel && inTab(tab, onChange)),
  };
}

export type Simulation = ReturnType<typeof createSimulation>;

/** Creates a database in memory. */
export function createMemoryStore(): DraftDatabase {
  const records = new Map<string, unknown>();
  const files = new Map<string, Map<string, File>>();
  return {
    records: async () => new Map([...[...files.keys()].map((id) => [id, undefined] as const), ...records]),
    files: async (id) => new Map(files.get(id)),
    async change(id, work) {
      const kept = files.get(id) ?? new Map<string, File>();
      const change = work(structuredClone(records.get(id)), [...kept.keys()]);
      if (change.record === null) records.delete(id);
      else if (change.record) records.set(id, structuredClone(change.record));
      for (const key of change.dropFiles ?? []) kept.delete(key);
      if (change.addFile) kept.set(...change.addFile);
      if (kept.size > 0) files.set(id, kept);
      else files.delete(id);
      return change.result;
    },
  };
}
