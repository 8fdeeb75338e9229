import { useSyncExternalStore } from 'react';
import { createStore } from '../../src/lib/store.ts';

/*
 * The path and the query of the URL, for components. A browser reports Back and Forward, but no `history.pushState`, so
 * `navigation.ts` reports every navigation.
 */

const navigations = createStore({});

/** Reports that the URL has changed, or that a link has led to the same URL again. */
export const reportNavigation = (): void => navigations.set({});

/** Calls `listener` after each navigation. Returns an unsubscribe function. */
export const onNavigation = navigations.subscribe;

/** Path of the document. A part that hydrates after the visitor has gone on starts from it, as its HTML does. */
let documentPath = globalThis.location?.pathname;

/** Sets the path of the document that is rendered next, on a server, where there is no location. */
export function setDocumentPath(path: string): void {
  documentPath = path;
}

/** Returns the path of the URL. */
export const usePathname = (): string =>
  useSyncExternalStore(
    onNavigation,
    () => location.pathname,
    () => documentPath,
  );

/** Returns the query of the URL, with its `?`. Empty during hydration, because the HTML is the same for every query. */
export const useQuery = (): string =>
  useSyncExternalStore(
    onNavigation,
    () => location.search,
    () => '',
  );
