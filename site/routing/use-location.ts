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

/**
 * Returns the path of the URL.
 *
 * @param prerenderedPath Path of the HTML that is hydrated. Default: the path of the URL.
 */
export const usePathname = (prerenderedPath?: string): string =>
  useSyncExternalStore(
    onNavigation,
    () => location.pathname,
    () => prerenderedPath ?? location.pathname,
  );

/** Returns the query of the URL, with its `?`. Empty during hydration, because the HTML is the same for every query. */
export const useQuery = (): string =>
  useSyncExternalStore(
    onNavigation,
    () => location.search,
    () => '',
  );
