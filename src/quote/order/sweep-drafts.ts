import { DATABASE_NAME, getTabs } from './order-tabs.ts';

/** Removes drafts past their time and files without a draft. For any page, once in each document. Never rejects. */
export async function sweepDrafts(): Promise<void> {
  try {
    // Do not create a database: without one, no form was ever open and there is nothing to sweep.
    const known = await globalThis.indexedDB?.databases?.();
    if (!known?.some(({ name }) => name === DATABASE_NAME)) return;
    const { openDraftStorage } = await import('./indexed-store.ts');
    const drafts = await openDraftStorage();
    await drafts.sweep();
    getTabs().announceChange();
  } catch {
    // The next document sweeps.
  }
}
