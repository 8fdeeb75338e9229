import { beforeEach, expect, test, vi } from 'vitest';

/** Mocks `caches` in memory. As in a browser, a key that is stored again becomes the newest. */
function createCaches() {
  const stores = new Map<string, Map<string, Response>>();
  const urlOf = (key: Request | string) => new URL(typeof key === 'string' ? key : key.url, location.origin);
  const open = (name: string) => {
    const entries = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, entries);
    return {
      put: async (key: Request | string, response: Response) => {
        const copy = new Response(await response.arrayBuffer(), response);
        entries.delete(urlOf(key).href);
        entries.set(urlOf(key).href, copy);
      },
      add: async (request: Request) => void entries.set(request.url, await fetch(request)),
      delete: async (key: Request | string) => entries.delete(urlOf(key).href),
      keys: async () => [...entries.keys()].map((url) => new Request(url)),
    };
  };
  return {
    open: async (name: string) => open(name),
    match: async (key: string, { cacheName }: { cacheName: string }) =>
      stores.get(cacheName)?.get(urlOf(key).href)?.clone(),
    keys: async () => [...stores.keys()],
    paths: (name: string) => [...(stores.get(name)?.keys() ?? [])].map((url) => new URL(url).pathname),
  };
}

/** Resolves a path against `location`. Node's `Request` has no base URL. */
class PageRequest extends Request {
  constructor(input: Request | string, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, location.origin) : input, init);
  }
}

type Listener = (event: object) => void;
const listeners = new Map<string, Listener>();
let caches: ReturnType<typeof createCaches>;

/** Dispatches an event to the worker. Resolves to its response once all `waitUntil` promises have settled. */
async function dispatch(type: string, init: object = {}): Promise<Response | undefined> {
  const work: Promise<unknown>[] = [];
  let responding: Promise<Response> | undefined;
  listeners.get(type)?.({
    ...init,
    waitUntil: (promise: Promise<unknown>) => work.push(promise),
    respondWith: (response: Promise<Response>) => (responding = response),
  });
  const response = await responding;
  await Promise.all(work);
  return response;
}

const request = (path: string, mode: RequestMode, cache: RequestCache = 'default') =>
  dispatch('fetch', {
    request: { method: 'GET', mode, cache, url: location.origin + path, headers: new Headers() },
  });
const open = (path: string) => request(path, 'navigate');

beforeEach(async () => {
  vi.resetModules();
  caches = createCaches();
  vi.stubGlobal('location', { origin: 'https://studio.example' });
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('Request', PageRequest);
  vi.stubGlobal('VERSION', '1');
  vi.stubGlobal('OFFLINE_FILES', ['/assets/entry.js']);
  vi.stubGlobal('addEventListener', (type: string, listener: Listener) => listeners.set(type, listener));
  vi.stubGlobal('fetch', async (request: Request | { url: string } | string) => {
    const url = typeof request === 'string' ? request : request.url;
    const type = url.includes('/assets/') ? 'text/javascript' : 'text/html';
    return new Response(`<title>${url}</title>`, { headers: { 'Content-Type': type } });
  });
  await import('../../../../site/worker/service-worker.ts');
  await dispatch('install');
});

test('the service worker caches the offline page and the last 60 pages (offline 4)', async () => {
  for (let page = 0; page < 70; page++) await open(`/blog/${page}`);
  const paths = caches.paths('site-pages-1');
  expect(paths).toHaveLength(61);
  expect(paths).toContain('/offline');
  expect(paths).toContain('/blog/69');
  expect(paths).not.toContain('/blog/9');
});

test('the service worker serves the offline page for an uncached page without a connection (offline 4)', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await (await open('/pricing'))?.text()).toContain('/offline');
});

test.each(['/pricing', '/assets/entry.js'])(
  'the service worker serves %s from the network if the cache cannot be read',
  async (path) => {
    // Chromium's error after its cache on disk was damaged.
    caches.match = () => Promise.reject(new DOMException('Unexpected internal error.', 'UnknownError'));
    const mode = path.startsWith('/assets/') ? 'cors' : 'navigate';
    expect(await (await request(path, mode))?.text()).toContain(path);
  },
);

test('the service worker passes a file on while it is being downloaded, and caches it at its end', async () => {
  const download = new TransformStream<Uint8Array, Uint8Array>();
  const headers = { 'Content-Type': 'image/avif' };
  vi.stubGlobal('fetch', async () => new Response(download.readable, { headers }));
  const work: Promise<unknown>[] = [];
  const response = await new Promise<Response>((resolve, reject) =>
    listeners.get('fetch')?.({
      request: {
        method: 'GET',
        mode: 'cors',
        url: `${location.origin}/assets/a.avif`,
        headers: new Headers(),
      },
      waitUntil: (promise: Promise<unknown>) => work.push(promise),
      respondWith: (responding: Promise<Response>) => void responding.then(resolve, reject),
    }),
  );
  expect(response.status).toBe(200);
  await download.writable.close();
  await Promise.all(work);
  expect(caches.paths('site-files-1')).toContain('/assets/a.avif');
});

test.each([
  ['past the cache', '/assets/a.js', 'reload'],
  ['under a new URL', '/assets/a.js?1', 'default'],
] as const)(
  'the service worker replaces a broken copy of a file that a page requests again %s',
  async (_, path, cache) => {
    await (await caches.open('site-files-1')).put('/assets/a.js', new Response('broken'));
    expect(await (await request('/assets/a.js', 'cors'))?.text()).toBe('broken');
    const online = fetch;
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await (await request(path, 'cors', cache))?.text()).toBe('broken');
    vi.stubGlobal('fetch', online);
    expect(await (await request(path, 'cors', cache))?.text()).toContain(path);
    expect(await (await request('/assets/a.js', 'cors'))?.text()).toContain(path);
  },
);

test('the service worker deletes a broken copy before it stores the new one', async () => {
  const files = await caches.open('site-files-1');
  await files.put('/assets/a.js', new Response('broken'));
  const storing = Promise.withResolvers<void>();
  vi.spyOn(caches, 'open').mockResolvedValue({ ...files, put: () => storing.promise });
  const repeated = request('/assets/a.js', 'cors', 'reload');
  await vi.waitFor(() => expect(caches.paths('site-files-1')).not.toContain('/assets/a.js'));
  storing.resolve();
  expect(await (await repeated)?.text()).toContain('/assets/a.js');
});
