import { useEffect } from 'react';
import { createStore } from './store.ts';

/*
 * Registry of unsaved work. Forms and uploads register here; code that reloads the page by itself (an update of the
 * site, a stale deploy) checks it first.
 */

const count = createStore(0);

/**
 * Registers work that only this page has. Call it once the first word is entered, not on mount.
 *
 * @returns a function that removes the registration, once the work is sent, stored or discarded. Calling it again
 *   does nothing.
 */
export function holdUnsaved(): () => void {
  let mine = 1;
  count.set(count.get() + mine);
  return () => {
    count.set(count.get() - mine);
    mine = 0;
  };
}

/** Whether any work is registered. */
export function hasUnsavedWork(): boolean {
  return count.get() > 0;
}

/** Adds a listener for every change, for `useSyncExternalStore`. Returns an unsubscribe function. */
export const subscribeToUnsavedWork = count.subscribe;

/** Registers unsaved work while `isUnsaved` is true and the component is mounted. */
export function useHoldUnsaved(isUnsaved: boolean): void {
  useEffect(() => (isUnsaved ? holdUnsaved() : undefined), [isUnsaved]);
}
