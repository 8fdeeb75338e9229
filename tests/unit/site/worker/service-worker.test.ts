import { beforeEach, expect, test, vi } from 'vitest';

/** The caches of a browser, in memory. As there, a key that is stored again becomes the newest. */
function createCaches() {
  const stores = new Map<string, Map<string, Response>>();
  const urlOf = (key: Request | string) => new URL(typeof key === 'string' ? key : key.url, location.origin);
  const open = (name: string) => {
    const entries = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, entries);
    return {
      put: async (key: Request | string, response: Response) => {
        entries.delete(urlOf(key).href);
        entries.set(urlOf(key).href, response);
      },
      add: async (request: Request) => void entries.set(request.url, await fetch(request)),
      delete: async (request: Request) => entries.delete(request.url),
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

/** Node's requests have no page, and so no base for a path. */
class PageRequest extends Request {
  constructor(input: Request | string, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, location.origin) : input, init);
  }
}

type Listener = (event: object) => void;
const listeners = new Map<string, Listener>();
let caches: ReturnType<typeof createCaches>;

/** Raises an event in the worker. Resolves to its response, once all work that the worker waits for is done. */
async function raise(type: string, init: object = {}): Promise<Response | undefined> {
  const work: Promise<unknown>[] = [];
  let answer: Promise<Response> | undefined;
  listeners.get(type)?.({
    ...init,
    waitUntil: (promise: Promise<unknown>) => work.push(promise),
    respondWith: (response: Promise<Response>) => (answer = response),
  });
  const response = await answer;
  await Promise.all(work);
  return response;
}

const open = (path: string) =>
  raise('fetch', {
    request: { method: 'GET', mode: 'navigate', url: location.origin + path, headers: new Headers() },
  });

beforeEach(async () => {
  vi.resetModules();
  caches = createCaches();
  vi.stubGlobal('location', { origin: 'https://studio.example' });
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('Request', PageRequest);
  vi.stubGlobal('VERSION', '1');
  vi.stubGlobal('OFFLINE_FILES', ['/assets/entry.js']);
  vi.stubGlobal('registration', {});
  vi.stubGlobal('addEventListener', (type: string, listener: Listener) => listeners.set(type, listener));
  vi.stubGlobal('fetch', async (asked: Request | { url: string } | string) => {
    const url = typeof asked === 'string' ? asked : asked.url;
    const type = url.includes('/assets/') ? 'text/javascript' : 'text/html';
    return new Response(`<title>${url}</title>`, { headers: { 'Content-Type': type } });
  });
  await import('../../../../site/worker/service-worker.ts');
  await raise('install');
});

test('sixty pages are kept, and the offline page for good (offline 4)', async () => {
  for (let page = 0; page < 70; page++) await open(`/blog/${page}`);
  const paths = caches.paths('site-pages-1');
  expect(paths).toHaveLength(61);
  expect(paths).toContain('/offline');
  expect(paths).toContain('/blog/69');
  expect(paths).not.toContain('/blog/9');
});

test('without a connection a page without a copy is the offline page (offline 4)', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await (await open('/pricing'))?.text()).toContain('/offline');
});
