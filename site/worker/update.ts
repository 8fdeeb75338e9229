/*
 * Whether a newer version of the site is to be had, and the way to it. It never comes by itself: a click asks for it.
 */

let take: (() => void) | null = null;
const listeners = new Set<() => void>();

/** Says that there is a newer version, and what brings it. */
export function offerUpdate(bring: () => void): void {
  take = bring;
  listeners.forEach((listener) => listener());
}

/** Returns the function that loads the newer version, or `null` while there is none. */
export const getUpdate = () => take;

export function subscribeToUpdate(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
