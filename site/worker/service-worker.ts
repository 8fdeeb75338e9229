/*
 * The service worker, built to /service-worker.js. It responds to page loads and hashed files, so that visited pages open
 * without a connection. It ignores all other requests (offline 3).
 */
import { canonicalPath } from '../routing/canonical-path.ts';
import { OFFLINE_PAGE, PAGES_PREFIX, CACHE_PREFIX } from './cache-names.ts';

/** Replaced by build/classic-scripts.ts: the version of the site, and the files of the offline page. */
declare const VERSION: string;
declare const OFFLINE_FILES: readonly string[];

/** The parts of the worker's global scope used here. TypeScript's `webworker` library conflicts with `dom`. */
type LifeEvent = Event & { waitUntil: (work: Promise<unknown>) => void };
type PageMessage = LifeEvent & { data: unknown };
type LoadEvent = LifeEvent & {
  request: Request;
  respondWith: (response: Promise<Response>) => void;
};
type Scope = {
  skipWaiting: () => Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: LoadEvent) => void): void;
  addEventListener(type: 'message', listener: (event: PageMessage) => void): void;
};
const scope = globalThis as unknown as Scope;

const PAGES = PAGES_PREFIX + VERSION;
const FILES = `${CACHE_PREFIX}files-${VERSION}`;
// The build replaces each `OFFLINE_FILES` in the code by the whole list, so it is named only once.
const offlineFiles = OFFLINE_FILES;

/** Time to wait for a page from the network, in ms. After it the cached copy is used, if there is one. */
const NETWORK_TIMEOUT = 4000;
/** Maximum numbers of cached pages and files; the oldest are deleted. The photos of a draft need the space more. */
const MAX_PAGES = 60;
const MAX_FILES = 400;

scope.addEventListener('install', (event) => event.waitUntil(install()));
scope.addEventListener('activate', (event) => event.waitUntil(activate()));
scope.addEventListener('message', (event) => event.waitUntil(onMessage(event)));
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  // Skips calls, whose progress and failures the page handles, and range requests of videos, which a cache cannot answer.
  if (/^\/api(?:\/|$)/.test(pathname) || request.headers.has('Range')) return;
  if (request.mode === 'navigate') event.respondWith(answerPage(event, pathname));
  else if (pathname.startsWith('/assets/')) event.respondWith(answerFile(event, request));
});

/**
 * Caches the offline page and its files. No `skipWaiting` here: the old version serves its open pages until they close, or
 * until a visitor accepts the new one.
 */
async function install() {
  const pages = await caches.open(PAGES);
  await pages.add(new Request(OFFLINE_PAGE, { cache: 'reload' }));
  const files = await caches.open(FILES);
  await Promise.all(
    offlineFiles.map(async (path) => {
      const response = await fetchFile(new Request(path));
      if (!isFile(response)) throw new Error(`${path} is missing`);
      await files.put(path, response);
    }),
  );
}

async function activate() {
  const names = await caches.keys();
  await Promise.all(
    names
      .filter((name) => name.startsWith(CACHE_PREFIX) && name !== PAGES && name !== FILES)
      .map((name) => caches.delete(name)),
  );
  // No `clients.claim`: an open page stays uncontrolled, and reports the files that it has loaded.
}

/** Handles a message from a page. Ignores unknown messages. */
async function onMessage(event: PageMessage) {
  const { type, path, files } = Object(event.data) as { type?: unknown; path?: unknown; files?: unknown };
  if (type === 'use-new-version') return scope.skipWaiting();
  // `visited` reports a page that the worker did not serve: it was open before, or client navigation opened it.
  if (type !== 'visited') return;
  const own = Array.isArray(files) ? files.filter((file) => /^\/assets\/[\w.-]+$/.test(String(file))) : [];
  await cacheFiles(event, own);
  if (typeof path === 'string' && path.startsWith('/')) await cachePage(event, path).catch(() => {});
}

/** Caches a page with all code and styles that its document names. Client navigation may have loaded only some. */
async function cachePage(event: LifeEvent, path: string) {
  const url = new URL(canonicalPath(path), location.origin);
  if (url.origin !== location.origin || (await copyOf(PAGES, url.pathname))) return;
  const response = await fetch(url.pathname);
  const html = await response.clone().text();
  await cacheIfPage(url.pathname, response);
  await cacheFiles(event, html.match(/\/assets\/[\w.-]+\.(?:js|css)/g) ?? []);
}

const cacheFiles = (event: LifeEvent, paths: readonly string[]) =>
  Promise.allSettled([...new Set(paths)].map((path) => answerFile(event, new Request(path))));

/**
 * Responds from the network, because prices change. After a failure of the network or of the host, or after
 * `NETWORK_TIMEOUT`, it uses the cached copy. Without a copy, a failure of the network shows the offline page, and the
 * host's own error is shown (offline 4).
 */
async function answerPage(event: LoadEvent, pathname: string): Promise<Response> {
  const path = canonicalPath(pathname);
  const fresh = fetch(event.request).then((response) => {
    event.waitUntil(cacheIfPage(path, response.clone()));
    return response;
  });
  event.waitUntil(fresh.catch(() => {}));
  const copy = await copyOf(PAGES, path);
  if (copy) {
    const first = await Promise.race([fresh, resolveAfter(NETWORK_TIMEOUT, copy)]).catch(() => copy);
    // A host that restarts answers 502 or 503.
    return first.status >= 500 ? copy : first;
  }
  return fresh.catch(async () => (await copyOf(PAGES, OFFLINE_PAGE)) ?? Response.error());
}

/**
 * Responds from the cache first: a hashed file never changes. The browser uses a file while it is being downloaded, and
 * the worker stays alive until its copy is complete.
 */
async function answerFile(event: LifeEvent, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const copy = await copyOf(FILES, pathname);
  // A page that got a broken file requests it with a query (retrying-loader.ts) or past the cache (entry.first.ts).
  const isRepeated = search || request.cache === 'reload';
  if (copy && !isRepeated) return copy;
  const response = await fetchFile(request).catch(() => copy ?? Response.error());
  if (response === copy || !isFile(response)) return response;
  // The page then imports the file by its plain URL. It must not get the broken copy while the new one is being stored.
  if (copy) await deleteCopy(pathname);
  event.waitUntil(putInCache(FILES, pathname, response.clone(), MAX_FILES));
  return response;
}

/**
 * Requests a file again, past the browser's cache, if it is missing. A host may send the headers of `/assets/` with a
 * missing file, and the browser would cache the error for a year.
 */
async function fetchFile(request: Request): Promise<Response> {
  const response = await fetch(request);
  return isFile(response) ? response : fetch(request.url, { cache: 'reload' });
}

/** Whether a response is the file itself. Some hosts send a page with status 200 for a missing file (offline 8). */
function isFile({ status, headers }: Response): boolean {
  return status === 200 && !headers.get('Content-Type')?.startsWith('text/html');
}

/** Caches complete pages only: no redirect, no error, no download that was opened in a tab. */
async function cacheIfPage(path: string, response: Response) {
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html');
  if (response.status === 200 && !response.redirected && isPage)
    await putInCache(PAGES, path, response, MAX_PAGES);
}

/** Returns the cached copy. If storage is damaged or blocked, there is none, and the network responds. */
const copyOf = (name: string, path: string) => caches.match(path, { cacheName: name }).catch(() => undefined);

async function deleteCopy(path: string) {
  try {
    await (await caches.open(FILES)).delete(path);
  } catch {}
}

/** Stores a copy. If storage is full or blocked, there is no copy, but the response is still used. */
async function putInCache(name: string, key: string, response: Response, max: number) {
  try {
    const cache = await caches.open(name);
    // Replaces an older copy and makes it the newest. It is not deleted here first, because a failure would leave none.
    await cache.put(key, response);
    const keys = await cache.keys();
    const neverEvicted = new Set([OFFLINE_PAGE, ...offlineFiles]);
    const surplus = keys.filter(({ url }) => !neverEvicted.has(new URL(url).pathname)).slice(0, -max);
    await Promise.all(surplus.map((old) => cache.delete(old)));
  } catch {}
}

const resolveAfter = <Value>(ms: number, value: Value) =>
  new Promise<Value>((resolve) => setTimeout(() => resolve(value), ms));
