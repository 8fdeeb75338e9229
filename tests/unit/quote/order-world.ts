import { ApiError, NetworkError } from '../../../src/api/errors.ts';
import type { OrderPayload } from '../../../src/api/contract.ts';
import { createMemoryStore, type OrderStore } from '../../../src/quote/order/order-store.ts';
import type { Tabs } from '../../../src/quote/order/order-tabs.ts';
import { createOrderSession, type OrderSession, type World } from '../../../src/quote/order/order-session.ts';
import { defaultQuote } from '../../../src/quote/quote-state.ts';

/** How storage behaves from now on. `failLate`: the change is made, but reported as failed. */
export type StorageMode = 'works' | 'refusesWrites' | 'fails' | 'failsLate' | 'stalls';
/** How the server behaves. `…AfterTaking`: the order is taken, and the answer is lost. */
export type ServerMode =
  | 'works'
  | 'refuses'
  | 'conflicts'
  | 'gone'
  | 'breaks'
  | 'timesOutAfterTaking'
  | 'breaksAfterTaking';

type Timer = { at: number; tab: string; resolve: () => void };
type TakenOrder = { id: string; key: string; payload: OrderPayload; files: (string | undefined)[] };

/** A browser with tabs, a server, a disk and a clock, in memory and in steps: nothing here takes real time. */
export function createSimulation({ hasLocks = true } = {}) {
  const disk = createMemoryStore();
  const bytes = new WeakMap<File, string>();
  const gone = new WeakSet<File>();
  const sessions = new Map<string, OrderSession>();
  const holders = new Map<string, { tab: string; onLost: () => void }>();
  const listeners = new Map<string, Parameters<Tabs['listen']>>();
  const timers = new Set<Timer>();
  const state = {
    storage: 'works' as StorageMode,
    server: 'works' as ServerMode,
    isOnline: true,
    hasFailed: false,
  };
  let elapsed = 0;
  let offset = 1_700_000_000_000;
  let tabs = 0;
  let stalled: (() => void)[] = [];
  const orders: TakenOrder[] = [];
  const stored = new Map<string, string | undefined>();
  let names = 0;

  const now = () => elapsed + offset;
  const isAlive = (tab: string) => sessions.has(tab);
  /** Lets everything run that waits for nothing but its turn. */
  const drain = async () => {
    for (let turn = 0; turn < 2; turn++) await new Promise((resolve) => setImmediate(resolve));
  };

  function makeFile(name: string, content: string): File {
    const file = new File([content], name, { type: 'image/jpeg', lastModified: 1 });
    bytes.set(file, content);
    return file;
  }

  /** The disk as one tab sees it. What a closed tab has not finished does not happen. */
  function storeOf(tab: string): OrderStore {
    async function turn<T>(isWrite: boolean, work: () => Promise<T>): Promise<T> {
      if (state.storage === 'stalls') await new Promise<void>((resolve) => stalled.push(resolve));
      if (!isAlive(tab)) return new Promise<T>(() => {});
      const mode = state.storage;
      if (mode === 'fails' || (mode === 'refusesWrites' && isWrite)) throw new Error(`The storage ${mode}`);
      const result = await work();
      if (mode === 'failsLate') throw new Error('The storage failed after all');
      return result;
    }
    return {
      records: () => turn(false, disk.records),
      files: (id) => turn(false, () => disk.files(id)),
      fileOwners: () => turn(false, disk.fileOwners),
      change: (id, work) =>
        turn(true, () =>
          disk.change(id, (record, keys) => {
            const change = work(record, keys);
            const { putFile } = change;
            if (!putFile) return change;
            const [key, file] = putFile;
            if (gone.has(file)) throw new Error('NotReadableError');
            return { ...change, putFile: [key, makeFile(file.name, bytes.get(file) ?? '')] };
          }),
        ),
    };
  }

  function tabsOf(me: string): Tabs {
    return {
      me,
      hasLocks,
      async hold(id, onLost, isForced = false) {
        if (!hasLocks) return true;
        const holder = holders.get(id);
        if (holder && holder.tab !== me && !isForced) return false;
        if (holder?.tab !== me) {
          holders.set(id, { tab: me, onLost });
          holder?.onLost();
        }
        return true;
      },
      letGo: (id) => void (holders.get(id)?.tab === me && holders.delete(id)),
      isOpen: async (id) => holders.has(id),
      async askFor(id) {
        for (const [tab, [, onAsked]] of listeners) {
          if (tab === me || !isAlive(tab)) continue;
          const refusal = await onAsked(id, () => {});
          if (refusal !== undefined) return refusal;
        }
        return null;
      },
      tell: () => listeners.forEach(([onChange], tab) => tab !== me && isAlive(tab) && onChange()),
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

  const answer = (status: number, body = '') => new ApiError({ status, statusText: '', body, path: '/api' });

  function take(payload: OrderPayload, key: string): { id: string } {
    const known = orders.find((order) => order.key === key);
    if (known) return { id: known.id };
    const named = [...payload.uploadedFiles, ...payload.referenceFiles];
    const missing = named.find((name) => !stored.has(name));
    if (missing !== undefined) throw answer(400, `The file "${missing}" was not uploaded.`);
    const id = `A-${orders.length + 1}`;
    orders.push({ id, key, payload, files: named.map((name) => stored.get(name)) });
    return { id };
  }

  const worldOf = (tab: string): World => ({
    openStore: async () => {
      if (state.storage === 'fails') throw new Error('No storage');
      return storeOf(tab);
    },
    tabs: tabsOf(tab),
    async upload(files) {
      await wait(tab, 200);
      if (files.some((file) => gone.has(file)) || state.server === 'gone')
        throw new NetworkError('unreachable', '/api');
      if (state.server === 'breaks') throw answer(500);
      return files.map((file) => {
        const name = `stored-${names++}`;
        stored.set(name, bytes.get(file));
        return name;
      });
    },
    async createOrder(payload, { idempotencyKey }) {
      await wait(tab, 200);
      const mode = state.server;
      if (mode === 'gone') throw new NetworkError('unreachable', '/api');
      if (mode === 'refuses') throw answer(422, 'Not like this.');
      if (mode === 'conflicts') throw answer(409, 'That key is known.');
      if (mode === 'breaks') throw answer(500);
      const taken = take(payload, idempotencyKey);
      if (mode === 'timesOutAfterTaking') throw new NetworkError('timeout', '/api');
      if (mode === 'breaksAfterTaking') throw answer(502);
      return taken;
    },
    openFile: async (file) => {
      if (gone.has(file)) throw new Error('NotReadableError');
    },
    estimate: async () => ({}),
    now,
    wait: (ms, signal) => wait(tab, ms, signal),
    isOnline: () => state.isOnline,
  });

  return {
    disk,
    hasLocks,
    orders,
    state,
    sessions,
    now,
    drain,
    makeFile,
    bytesOf: (file: File) => bytes.get(file),
    vanish: (file: File) => void gone.add(file),
    isGone: (file: File) => gone.has(file),
    setStorage(mode: StorageMode) {
      state.storage = mode;
      if (mode !== 'works') state.hasFailed = true;
      if (mode === 'stalls') return;
      const [...waiting] = stalled;
      stalled = [];
      for (const go of waiting) go();
    },
    /** The server forgets every file that no order names. */
    forgetFiles: () => stored.clear(),
    jump: (ms: number) => void (offset += ms),
    /** Lets time pass, timer by timer. */
    async pass(ms: number) {
      await drain();
      for (const end = elapsed + ms; ;) {
        const [next] = [...timers].filter(({ at }) => at <= end).toSorted((one, other) => one.at - other.at);
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
    openTab(): string {
      const tab = `tab-${++tabs}`;
      const session = createOrderSession('order', worldOf(tab), defaultQuote, {});
      sessions.set(tab, session);
      void session.open();
      return tab;
    },
    closeTab(tab: string) {
      sessions.delete(tab);
      listeners.delete(tab);
      for (const [id, holder] of holders) if (holder.tab === tab) holders.delete(id);
    },
    isOpen: async (id: string) => holders.has(id),
    tellAll: () => listeners.forEach(([onChange]) => onChange()),
  };
}

export type Simulation = ReturnType<typeof createSimulation>;
