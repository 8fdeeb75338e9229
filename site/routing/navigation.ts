import { useLayoutEffect } from 'react';
import { afterLoad } from '../../src/lib/after-load.ts';
import { closestTo } from '../../src/lib/event-replay.ts';
import { focusedElement, focusOn, watchFocus } from '../../src/lib/focus.ts';
import { idIn } from '../../src/lib/id-in.ts';
import { loadComponentAt } from '../../src/lib/lazy-component.tsx';
import { newId } from '../../src/lib/new-id.ts';
import { TEXT_FIELD } from '../../src/lib/text-field.ts';
import { announce } from '../shell/announcer.tsx';
import { isOutdated } from '../boot/failed-imports.ts';
import { canonicalPath } from './canonical-path.ts';
import { forgetFailedLoad, prefetchPageAt, releaseDocumentPage } from './routes.ts';
import { currentPath, reportNavigation } from './use-location.ts';

/*
 * Client navigation over plain anchors: one listener on the document follows every same-origin link,
 * wherever it was rendered. Components, prose and prerendered HTML need nothing special, and without JavaScript the
 * links work as usual.
 */

/** Prefix of the keys in session storage that hold the scroll position of each history entry. */
const POSITION_KEY = 'position:';

/** Target to scroll to once the page of the current URL is rendered: an anchor, or a position in px. */
type Arrival = { hash: string } | { top: number };

let pending: Arrival | null = null;
/** History entry on the screen. When `popstate` fires, `history.state` and `location` already belong to the next one. */
let shownKey = '';
let shownPath = '';

/** Starts following links and keeping scroll positions. Call it once, just before hydration. */
export function startNavigation(): void {
  shownPath = currentPath();
  shownKey = entryKey();

  // Browsers restore the position across page loads. This module restores it within a document.
  const restoreByScript = () => (history.scrollRestoration = 'manual');
  afterLoad(restoreByScript);
  addEventListener('pageshow', (event) => event.persisted && restoreByScript());
  addEventListener('pagehide', () => {
    rememberPosition();
    history.scrollRestoration = 'auto';
  });

  addEventListener('popstate', onTraverse);
  document.addEventListener('click', onClick);
  for (const type of ['pointerover', 'focusin']) {
    document.addEventListener(type, onIntent, { passive: true });
  }
}

/**
 * Navigates to a URL: within the document if it is a page of the site, otherwise by loading it. Ignores URLs other than
 * http(s).
 */
export function navigate(href: string): void {
  const url = new URL(href, location.href);
  if (!isSitePage(url)) {
    if (/^https?:$/.test(url.protocol)) location.assign(url);
    return;
  }
  rememberPosition();
  url.pathname = canonicalPath(url.pathname);
  const hasFailed = forgetFailedLoad(url.pathname);
  const isSamePage = url.pathname === currentPath() && !hasFailed;
  if (!isSamePage && isOutdated()) return location.assign(url);
  if (!isSamePage) releaseDocumentPage();
  const method = url.href === location.href ? 'replaceState' : 'pushState';
  const key = writeEntry(method, url);
  // The browser has refused the entry.
  if (location.href !== url.href) return location.assign(url);
  shownKey = key;
  shownPath = url.pathname;
  // If a page is still loading, `useArrival` completes this navigation, too.
  const isLoading = pending !== null;
  pending = { hash: url.hash };
  reportNavigation();
  if (isSamePage && !isLoading) void arrive(true);
}

/**
 * Completes a navigation when its page is shown, or the error in its place. Call it beside the page, inside the same
 * Suspense boundary.
 */
export function useArrival(shown: unknown): void {
  // The effect does not read what is shown. It runs once for each new page or error.
  useLayoutEffect(() => void arrive(false), [shown]);
}

/** Scrolls to the top while a new page is loading. */
export function useTopWhileLoading(): void {
  useLayoutEffect(() => {
    if (pending) scrollTo({ top: 0, behavior: 'instant' });
  }, []);
}

function onTraverse() {
  rememberPosition();
  // The browser made this entry, for another fragment. Read before `entryKey` writes a state.
  const isFragmentOnly = history.state === null;
  shownKey = entryKey();
  const path = currentPath();
  const hasFailed = forgetFailedLoad(path);
  const isSamePage = path === shownPath && !hasFailed;
  shownPath = path;
  pending = isFragmentOnly ? { hash: location.hash } : { top: positionOf(shownKey) };
  if (isSamePage) void arrive(true);
  else releaseDocumentPage();
  reportNavigation();
}

function onClick(event: MouseEvent) {
  if (event.defaultPrevented) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const link = linkAt(event);
  if (!link || (link.target && link.target !== '_self') || link.hasAttribute('download')) return;
  if (!isSitePage(link)) return;
  event.preventDefault();
  navigate(link.href);
}

/** Prefetches the page of a link that the visitor points at, touches or focuses. */
function onIntent(event: Event) {
  const link = linkAt(event);
  if (link && isSitePage(link)) prefetchPageAt(link.pathname);
}

const linkAt = (event: Event) => closestTo(event, 'a[href]') as HTMLAnchorElement | null;

/**
 * Whether a URL or a link leads to a page of the site: it has the same origin and is no file, such as a download or a feed.
 * A link with an invalid URL has no origin.
 */
function isSitePage(url: URL | HTMLAnchorElement): boolean {
  return url.origin === location.origin && !/\.\w+$/.test(url.pathname);
}

/** Scrolls, moves the focus and announces the title, once the page of a navigation is rendered (pages 7). */
async function arrive(isSamePage: boolean) {
  const arrival = pending;
  if (!arrival) return;
  pending = null;
  if ('top' in arrival) {
    scrollTo({ top: arrival.top, behavior: 'instant' });
    // An open dialog keeps the focus until its own `popstate` listener has closed it.
    if (!isSamePage) setTimeout(() => focusOn(findHeading()));
  } else if (arrival.hash.length > 1) {
    if (!isSamePage) scrollTo({ top: 0, behavior: 'instant' });
    const id = idIn(arrival.hash);
    const ownKey = shownKey;
    const isFocusUnmoved = watchFocus();
    await loadComponentAt(id);
    // The visitor has gone on meanwhile.
    if (shownKey !== ownKey) return;
    const target = document.getElementById(id);
    if (!isFocusUnmoved() && focusedElement()?.matches(TEXT_FIELD)) {
      // The visitor is in a text field by now. It keeps the focus, and stays in sight.
    } else if (target) {
      // Firefox 153 does not scroll to what `content-visibility` has never laid out. Measuring lays it out.
      target.getBoundingClientRect();
      focusOn(target);
      // Scrolls smoothly on the same page, unless motion is reduced. A new page starts at its position.
      target.scrollIntoView({ behavior: isSamePage ? 'auto' : 'instant' });
    } else if (!isSamePage) focusOn(findHeading());
  } else {
    // A dialog that the link was in keeps the focus until React has closed it, in a microtask.
    if (isSamePage) await Promise.resolve();
    focusOn(findHeading());
    scrollTo({ top: 0, behavior: isSamePage ? 'auto' : 'instant' });
  }
  if (!isSamePage) announce(document.title);
}

function findHeading(): HTMLElement | null {
  return document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
}

/** Returns the key of the current history entry. An entry without one gets one. */
function entryKey(): string {
  return history.state?.key ?? writeEntry('replaceState');
}

/**
 * Writes a history entry with a new key, and returns the key. Browsers limit how often a page may do so: Safari refuses with an
 * error, Chromium silently.
 */
function writeEntry(method: 'pushState' | 'replaceState', url?: URL): string {
  const key = newId();
  try {
    history[method]({ key }, '', url);
  } catch {}
  return key;
}

/* Storage may be full or blocked. Then going back starts at the top. */
function rememberPosition() {
  try {
    sessionStorage.setItem(POSITION_KEY + shownKey, String(scrollY));
  } catch {}
}

function positionOf(key: string): number {
  try {
    return Number(sessionStorage.getItem(POSITION_KEY + key)) || 0;
  } catch {
    return 0;
  }
}
