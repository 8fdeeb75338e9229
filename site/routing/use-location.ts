import { useSyncExternalStore } from 'react';
import { createStore } from '../../src/lib/store.ts';
import { canonicalPath } from './canonical-path.ts';

/*
 * The path and the query of the URL, for components. A browser has no event for `history.pushState`, so `navigation.ts`
 * reports every navigation, also Back and Forward.
 */

const navigations = createStore({});

/** Reports that the URL has changed, or that a link has led to the same URL again. */
export const reportNavigation = (): void => navigations.set({});

/** Calls `listener` after each navigation. Returns an unsubscribe function. */
export const onNavigation = navigations.subscribe;

/** Returns the path of the URL, in the form of `canonicalPath`: the document may have been opened by another form of it. */
export const currentPath = (): string => canonicalPath(location.pathname);

/** Path that the document was rendered for. A part that hydrates after a navigation must start from it, as its HTML does. */
let documentPath = globalThis.location && currentPath();

/** Sets the path of the document to prerender. Call it before each document, because Node has no `location`. */
export function setDocumentPath(path: string): void {
  documentPath = path;
}

/** Returns the path of the URL, in the form of `canonicalPath`. */
export const usePathname = (): string => useSyncExternalStore(onNavigation, currentPath, () => documentPath);

/** Returns the query of the URL, with its `?`. Empty during hydration, because the HTML is the same for every query. */
export const useUrlQuery = (): string =>
  useSyncExternalStore(
    onNavigation,
    () => location.search,
    () => '',
  );
