import type { OrderPayload } from '../../api/contract.ts';
import { wait } from '../../lib/wait.ts';
import type { UploadOptions } from '../../api/upload.ts';
import { isOnline } from '../../lib/is-online.ts';
import { createRetryingLoader, prefetch } from '../../lib/retrying-loader.ts';
import type { DraftStorage } from './draft-storage.ts';
import { getTabs } from './order-tabs.ts';

/** Uploads the files of an order and returns their names in the same order; what `uploadFiles` does. */
export type UploadFiles = (files: readonly File[], options: UploadOptions) => Promise<string[]>;
/** Places an order and returns its number as `id`. The same `idempotencyKey` again must not place a second one. */
export type CreateOrder = (
  payload: OrderPayload,
  options: { signal: AbortSignal; idempotencyKey: string },
) => Promise<{ id: string }>;

const callCode = createRetryingLoader(() => import('./order-calls.ts'));
const storeCode = createRetryingLoader(() => import('./indexed-store.ts'));

/** Opens the storage once its code has loaded. That begins when the form is alive: the first render needs no storage. */
async function openStorage(): Promise<DraftStorage> {
  storeCode.loadWithRetry();
  return (await storeCode.loaded).openDraftStorage();
}

/** Loads the code of both calls ahead. If that fails, each call loads it again, and fails if that fails, too. */
export const prefetchCalls = () => void prefetch(callCode.load);

/** Dependencies of a session: storage, tabs, network, clock. Tests replace them. */
export type SessionDeps = ReturnType<typeof createBrowserDeps>;

/** Returns the dependencies in a browser. A host may replace both calls. */
export const createBrowserDeps = (upload?: UploadFiles, createOrder?: CreateOrder) => ({
  openStorage,
  get tabs() {
    return getTabs();
  },
  upload: upload ?? (async (...args) => (await callCode.load()).uploadFiles(...args)),
  createOrder: createOrder ?? (async (...args) => (await callCode.load()).createOrder(...args)),
  /** Reads a part of a file, and its last byte. Rejects if they cannot be read. */
  readPart: (file: File, from: number, to: number): Promise<unknown> =>
    Promise.all([file.slice(from, to).arrayBuffer(), file.slice(-1).arrayBuffer()]),
  /** Returns the bytes that photos may still fill: a fifth of the quota is left, so that the record itself always fits. */
  async estimateFreeBytes() {
    const { usage = 0, quota = Infinity } = await navigator.storage.estimate();
    return 0.8 * quota - usage;
  },
  now: () => Date.now(),
  wait,
  isOnline,
});
