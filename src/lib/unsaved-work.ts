/*
 * Who holds work that a reload would take away. Forms and uploads say so here; whoever would load the page
 * anew without being asked (an update of the site, lost code) asks here first.
 */

const holders = new Set<symbol>();
const listeners = new Set<() => void>();

/**
 * Says that there is work which only this page has. Call it once the first word is entered, not on mount.
 *
 * @returns what takes it back, once the work is sent, stored or thrown away. Calling it again does nothing.
 */
export function holdUnsaved(): () => void {
  const holder = Symbol('unsaved work');
  holders.add(holder);
  tell();
  return () => {
    if (holders.delete(holder)) tell();
  };
}

/** Whether anybody holds unsaved work. */
export function hasUnsavedWork(): boolean {
  return holders.size > 0;
}

/** Calls `listener` after every change; returns the way to stop. For `useSyncExternalStore`. */
export function subscribeToUnsavedWork(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  listeners.forEach((listener) => listener());
}
