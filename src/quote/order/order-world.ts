import { call } from '../../api/client.ts';
import { wait } from '../../api/retry.ts';
import { uploadFiles } from '../../api/upload.ts';
import { holdUnsaved } from '../../lib/unsaved-work.ts';
import { isOnline } from '../../lib/is-online.ts';
import type { World } from './order-session.ts';
import { createOrders } from './order-store.ts';
import { createBrowserTabs, type Tabs } from './order-tabs.ts';

// Fetched once the form is alive: the first render needs no storage.
const openStore = () => import('./indexed-store.ts').then(({ openIndexedStore }) => openIndexedStore());

let browserTabs: Tabs | undefined;
const getTabs = () => (browserTabs ??= createBrowserTabs());

/** The browser as a session sees it. `calls` replaces the built-in client. */
export const createBrowserWorld = (calls: Partial<Pick<World, 'upload' | 'createOrder'>>): World => ({
  openStore,
  // Not before it is asked for: prerendering has no tabs.
  get tabs() {
    return getTabs();
  },
  upload: calls.upload ?? uploadFiles,
  createOrder: calls.createOrder ?? ((json, options) => call('createOrder', { json, ...options })),
  openFile: (file) => Promise.all([file.slice(0, 1).arrayBuffer(), file.slice(-1).arrayBuffer()]),
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
    if (!known?.some(({ name }) => name === 'order-drafts')) return;
    const tabs = getTabs();
    await createOrders(await openStore(), tabs.me, { now: Date.now, wait }).sweep(tabs.isOpen);
    tabs.tell();
  } catch {
    // The next visit sweeps.
  }
}

/** Has the browser ask before the page is left, in its own words. Only while needed: it keeps a page out of bfcache. */
export function warnBeforeLeaving(): () => void {
  const release = holdUnsaved();
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener('beforeunload', ask);
  return () => {
    window.removeEventListener('beforeunload', ask);
    release();
  };
}
