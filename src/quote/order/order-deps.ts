import { call } from '../../api/client.ts';
import type { OrderPayload } from '../../api/contract.ts';
import { wait } from '../../api/retry.ts';
import { uploadFiles, type UploadOptions } from '../../api/upload.ts';
import { isOnline } from '../../lib/is-online.ts';
import { createRetryingLoader } from '../../lib/retrying-loader.ts';
import { createDraftStorage, DATABASE_NAME, type DraftDatabase } from './draft-storage.ts';
import { createBrowserTabs, type Tabs } from './order-tabs.ts';

export type UploadFiles = (files: readonly File[], options: UploadOptions) => Promise<string[]>;
export type CreateOrder = (
  payload: OrderPayload,
  options: { signal: AbortSignal; idempotencyKey: string },
) => Promise<{ id: string }>;

const storeCode = createRetryingLoader(() => import('./indexed-store.ts'));

/** Opens the storage once its code has loaded. That begins when the form is alive: the first render needs no storage. */
async function openDatabase(): Promise<DraftDatabase> {
  storeCode.keepTrying();
  const { openIndexedStore } = await storeCode.arrived;
  return openIndexedStore();
}

let browserTabs: Tabs | undefined;
const getTabs = () => (browserTabs ??= createBrowserTabs());

/** Dependencies of a session: storage, tabs, network, clock. Tests replace them. */
export type SessionDeps = ReturnType<typeof createBrowserDeps>;

/** Returns the dependencies in a browser. A host may replace both calls. */
export const createBrowserDeps = (
  upload: UploadFiles = uploadFiles,
  createOrder: CreateOrder = (json, options) => call('createOrder', { json, ...options }),
) => ({
  openDatabase,
  // Not before it is asked for: prerendering has no tabs.
  get tabs() {
    return getTabs();
  },
  upload,
  createOrder,
  /** Reads the first and the last byte of a file. Rejects if it cannot be read any more. */
  openFile: (file: File): Promise<unknown> =>
    Promise.all([file.slice(0, 1).arrayBuffer(), file.slice(-1).arrayBuffer()]),
  estimate: async () => navigator.storage.estimate(),
  now: () => Date.now(),
  wait,
  isOnline,
});

/** Removes drafts past their time and files without a draft. For any page, once a visit; never rejects. */
export async function sweepDrafts(): Promise<void> {
  try {
    // Do not create a database: without one, no form was ever open and there is nothing to sweep.
    const known = await globalThis.indexedDB?.databases?.();
    if (!known?.some(({ name }) => name === DATABASE_NAME)) return;
    const tabs = getTabs();
    await createDraftStorage(await openDatabase(), tabs.me, { now: Date.now, wait }).sweep(tabs.isOpen);
    tabs.announceChange();
  } catch {
    // The next visit sweeps.
  }
}
