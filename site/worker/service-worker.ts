/*
 * The service worker, built to /service-worker.js (site/build/service-worker.ts). It answers page loads and
 * hashed files, so that what was visited opens without a connection; everything else passes it by.
 */
import { properPath } from '../routing/paths.ts';

/** Replaced by the build: a version that changes with any file, and the files that the offline page needs. */
declare const VERSION: string;
declare const KEPT: readonly string[];

/** The parts of the worker's global scope used here: TypeScript has them in a library that contradicts the page's. */
type LifeEvent = Event & { waitUntil: (work: Promise<unknown>) => void };
type LoadEvent = LifeEvent & {
  request: Request;
  preloadResponse?: Promise<Response | undefined>;
  respondWith: (response: Promise<Response>) => void;
};
type Scope = {
  skipWaiting: () => Promise<void>;
  registration: { navigationPreload?: { enable: () => Promise<void> } };
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: LoadEvent) => void): void;
  addEventListener(type: 'message', listener: (event: LifeEvent & { data: unknown }) => void): void;
};
const scope = globalThis as unknown as Scope;

/** Every name of ours begins so; a cache of another program on the same origin is not ours to delete. */
const PREFIX = 'site-';
const PAGES = `${PREFIX}pages-${VERSION}`;
const FILES = `${PREFIX}files-${VERSION}`;
const OFFLINE_PAGE = '/offline';
const kept = KEPT;

/** A page that has not answered after this time, in ms, is taken from the copy, if there is one: trains and hotels. */
const PATIENCE = 4000;
/** How many pages and files are kept; the first to come is the first to go. Photographs of a draft need the room more. */
const MOST_PAGES = 60;
const MOST_FILES = 400;

scope.addEventListener('install', (event) => event.waitUntil(install()));
scope.addEventListener('activate', (event) => event.waitUntil(activate()));
scope.addEventListener('message', (event) => event.waitUntil(obey(event.data)));
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  // Calls, whose progress and failures belong to the page, and parts of a film, which a cache can't cut.
  if (/^\/api(?:\/|$)/.test(pathname) || request.headers.has('Range')) return;
  if (request.mode === 'navigate') event.respondWith(answerPage(event, pathname));
  else if (pathname.startsWith('/assets/')) event.respondWith(answerFile(request));
});

/** Not `skipWaiting`: the old version serves its open pages until they are closed, or the visitor says so. */
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
  // The browser asks the network while the worker is still waking up.
  await scope.registration.navigationPreload?.enable();
  // No `clients.claim`: a page goes on as it began, and tells what it has loaded.
}

/** Handles a message from a page. Ignores unknown messages. */
async function obey(data: unknown) {
  const { type, path, files } = Object(data) as { type?: unknown; path?: unknown; files?: unknown };
  if (type === 'use-new-version') return scope.skipWaiting();
  // A page that was open before the worker, or was reached by a link without loading a document.
  if (type === 'visited' && typeof path === 'string' && path.startsWith('/')) {
    const own = Array.isArray(files) ? files.filter((file) => /^\/assets\/[\w.-]+$/.test(String(file))) : [];
    await Promise.allSettled([keepPage(path), keepFiles(own)]);
  }
}

/** A page with the code and styles that its document names: on the way here it may have needed only some of them. */
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

/** The network first: prices change. The copy where it fails or dawdles, and else a page that says what still works. */
async function answerPage(event: LoadEvent, pathname: string): Promise<Response> {
  const path = properPath(pathname);
  const fresh = loadPage(event).then((response) => {
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

async function loadPage({ preloadResponse, request }: LoadEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

/** A hashed file never changes, so the copy is as good as the network. */
async function answerFile(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const copy = await caches.match(pathname, { cacheName: FILES });
  if (copy) return copy;
  const response = await load(request);
  if (isFile(response)) await keep(FILES, pathname, response.clone(), MOST_FILES);
  return response;
}

/**
 * A host may send a missing file with the headers of a found one, so that the browser's cache has it missing for a year:
 * it is asked for once more, past that cache.
 */
async function load(request: Request): Promise<Response> {
  const response = await fetch(request);
  return isFile(response) ? response : fetch(request.url, { cache: 'reload' });
}

/** Some hosts answer for a missing file with status 200 and a page. Kept, it would stand in for the file from then on. */
function isFile({ status, headers }: Response): boolean {
  return status === 200 && !headers.get('Content-Type')?.startsWith('text/html');
}

/** Keeps whole pages only: no redirect, no refusal, no download that was opened in a tab. */
async function remember(path: string, response: Response) {
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html');
  if (response.status === 200 && !response.redirected && isPage)
    await keep(PAGES, path, response, MOST_PAGES);
}

/** Storage that is full or forbidden costs the copy, never the answer. */
async function keep(name: string, key: string, response: Response, most: number) {
  try {
    const cache = await caches.open(name);
    // Replaces an older copy and moves it to the end of the line. Not deleted first: a failure would leave none.
    await cache.put(key, response);
    const keys = await cache.keys();
    const vital = new Set([OFFLINE_PAGE, ...kept]);
    const surplus = keys.filter(({ url }) => !vital.has(new URL(url).pathname)).slice(0, -most);
    await Promise.all(surplus.map((old) => cache.delete(old)));
  } catch {}
}

const after = <Value>(ms: number, value: Value) =>
  new Promise<Value>((resolve) => setTimeout(() => resolve(value), ms));
