/*
 * The service worker, built to /service-worker.js (site/build/service-worker.ts). It responds to page loads and hashed
 * files, so that visited pages open without a connection. It ignores all other requests (offline 3).
 */
import { properPath } from '../routing/proper-path.ts';

/** Replaced by the build: a version that changes with any file, and the files that the offline page needs. */
declare const VERSION: string;
declare const KEPT: readonly string[];

/** The parts of the worker's global scope used here. TypeScript's `webworker` library conflicts with `dom`. */
type LifeEvent = Event & { waitUntil: (work: Promise<unknown>) => void };
type LoadEvent = LifeEvent & {
  request: Request;
  respondWith: (response: Promise<Response>) => void;
};
type Scope = {
  skipWaiting: () => Promise<void>;
  registration: { navigationPreload?: { disable: () => Promise<void> } };
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: LoadEvent) => void): void;
  addEventListener(type: 'message', listener: (event: LifeEvent & { data: unknown }) => void): void;
};
const scope = globalThis as unknown as Scope;

/** Prefix of this site's caches. Caches of other programs on the same origin are not deleted. */
const PREFIX = 'site-';
const PAGES = `${PREFIX}pages-${VERSION}`;
const FILES = `${PREFIX}files-${VERSION}`;
const OFFLINE_PAGE = '/offline';
// One copy: the build replaces each `KEPT` by the list.
const kept = KEPT;

/** Time to wait for a page from the network, in ms. After it the cached copy is used, if there is one. */
const PATIENCE = 4000;
/** Maximum numbers of cached pages and files; the oldest are deleted. The photos of a draft need the space more. */
const MOST_PAGES = 60;
const MOST_FILES = 400;

scope.addEventListener('install', (event) => event.waitUntil(install()));
scope.addEventListener('activate', (event) => event.waitUntil(activate()));
scope.addEventListener('message', (event) => event.waitUntil(obey(event.data)));
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  // Skips calls, whose progress and failures the page handles, and range requests of videos, which a cache cannot answer.
  if (/^\/api(?:\/|$)/.test(pathname) || request.headers.has('Range')) return;
  if (request.mode === 'navigate') event.respondWith(answerPage(event, pathname));
  else if (pathname.startsWith('/assets/')) event.respondWith(answerFile(request));
});

/** Caches the offline page and its files. No `skipWaiting`: the old version serves its open pages until they close. */
async function install() {
  const pages = await caches.open(PAGES);
  await pages.add(new Request(OFFLINE_PAGE, { cache: 'reload' }));
  const files = await caches.open(FILES);
  await Promise.all(
    kept.map(async (path) => {
      const response = await load(new Request(path));
      if (!isFile(response)) throw new Error(`${path} is missing`);
      await files.put(path, response);
    }),
  );
}

async function activate() {
  const names = await caches.keys();
  await Promise.all(
    names
      .filter((name) => name.startsWith(PREFIX) && name !== PAGES && name !== FILES)
      .map((name) => caches.delete(name)),
  );
  // Versions before this one enabled it. When a preload fails, Firefox 153 shows its own error page and drops ours.
  await scope.registration.navigationPreload?.disable();
  // No `clients.claim`: an open page stays uncontrolled, and reports the files that it has loaded.
}

/** Handles a message from a page. Ignores unknown messages. */
async function obey(data: unknown) {
  const { type, path, files } = Object(data) as { type?: unknown; path?: unknown; files?: unknown };
  if (type === 'use-new-version') return scope.skipWaiting();
  // A page that was open before the worker, or that client navigation opened without a document.
  if (type === 'visited' && typeof path === 'string' && path.startsWith('/')) {
    const own = Array.isArray(files) ? files.filter((file) => /^\/assets\/[\w.-]+$/.test(String(file))) : [];
    await Promise.allSettled([keepPage(path), keepFiles(own)]);
  }
}

/** Caches a page with all code and styles that its document names. Client navigation may have loaded only some. */
async function keepPage(path: string) {
  const url = new URL(properPath(path), location.origin);
  if (url.origin !== location.origin || (await caches.match(url.pathname, { cacheName: PAGES }))) return;
  const response = await fetch(url.pathname);
  const html = await response.clone().text();
  await remember(url.pathname, response);
  await keepFiles(html.match(/\/assets\/[\w.-]+\.(?:js|css)/g) ?? []);
}

const keepFiles = (paths: readonly string[]) =>
  Promise.allSettled([...new Set(paths)].map((path) => answerFile(new Request(path))));

/**
 * Responds from the network, because prices change. After a failure, or after `PATIENCE`, it uses the cached copy.
 * Without a copy, a failure shows the offline page (offline 4).
 */
async function answerPage(event: LoadEvent, pathname: string): Promise<Response> {
  const path = properPath(pathname);
  const fresh = fetch(event.request).then((response) => {
    event.waitUntil(remember(path, response.clone()));
    return response;
  });
  event.waitUntil(fresh.catch(() => {}));
  const copy = await caches.match(path, { cacheName: PAGES });
  if (copy) return Promise.race([fresh, after(PATIENCE, copy)]).catch(() => copy);
  return fresh.catch(
    async () => (await caches.match(OFFLINE_PAGE, { cacheName: PAGES })) ?? Response.error(),
  );
}

/** Responds from the cache first: a hashed file never changes. */
async function answerFile(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const copy = await caches.match(pathname, { cacheName: FILES });
  if (copy) return copy;
  const response = await load(request);
  if (isFile(response)) await keep(FILES, pathname, response.clone(), MOST_FILES);
  return response;
}

/**
 * Requests a file again, past the browser's cache, if it is missing. A host may send the headers of `/assets/` with a
 * missing file, and the browser would cache the error for a year.
 */
async function load(request: Request): Promise<Response> {
  const response = await fetch(request);
  return isFile(response) ? response : fetch(request.url, { cache: 'reload' });
}

/** Whether a response is the file itself. Some hosts send a page with status 200 for a missing file (offline 8). */
function isFile({ status, headers }: Response): boolean {
  return status === 200 && !headers.get('Content-Type')?.startsWith('text/html');
}

/** Caches complete pages only: no redirect, no error, no download that was opened in a tab. */
async function remember(path: string, response: Response) {
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html');
  if (response.status === 200 && !response.redirected && isPage)
    await keep(PAGES, path, response, MOST_PAGES);
}

/** Stores a copy. If storage is full or blocked, there is no copy, but the response is still used. */
async function keep(name: string, key: string, response: Response, most: number) {
  try {
    const cache = await caches.open(name);
    // Replaces an older copy and makes it the newest. It is not deleted first, because a failure would leave none.
    await cache.put(key, response);
    const keys = await cache.keys();
    const vital = new Set([OFFLINE_PAGE, ...kept]);
    const surplus = keys.filter(({ url }) => !vital.has(new URL(url).pathname)).slice(0, -most);
    await Promise.all(surplus.map((old) => cache.delete(old)));
  } catch {}
}

const after = <Value>(ms: number, value: Value) =>
  new Promise<Value>((resolve) => setTimeout(() => resolve(value), ms));
