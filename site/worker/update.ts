/*
 * Store of the offered version of the site. It never loads by itself: the visitor selects it.
 */

let take: (() => void) | null = null;
const listeners = new Set<() => void>();

/** Offers a newer version. `bring` loads it. */
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
