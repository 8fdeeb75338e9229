import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { http, HttpResponse } from 'msw/http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { networkHandlers } from '../../../mocks/network.ts';
import { server } from '../../../mocks/node.ts';
import { empty, hang, html, json, malformed, reset, text } from '../../../mocks/faults.ts';
import { call, get, REQUEST_TIMEOUT } from '../../../src/api/client.ts';
import { configureApi } from '../../../src/api/config.ts';
import { ResponseError, ApiError, NetworkError } from '../../../src/api/errors.ts';
import { forgetFailures } from '../../../src/api/call-outcomes.ts';
import { clearToasts, getToasts, toast } from '../../../src/lib/toast-store.ts';
import { wait } from '../../../src/lib/wait.ts';
import { anOrder } from './order-fixture.ts';
import { assertPresent } from '../assert-present.ts';

vi.mock('../../../src/lib/toast-store.ts', { spy: true });

const origin = 'http://studio.test';
const credentials = { username: 'ada@example.com', password: 'x' };

beforeAll(() => server.enable());
afterAll(() => server.disable());
beforeEach(() => configureApi({ baseUrl: origin }));
afterEach(() => {
  server.resetHandlers();
  forgetFailures();
  clearToasts();
  vi.mocked(toast).mockClear();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Runs `make` and returns the first request that it sent. */
async function sentBy(make: () => Promise<unknown>): Promise<Request> {
  const spy = vi.spyOn(globalThis, 'fetch');
  await make().catch(() => undefined);
  const [address, options] = assertPresent(spy.mock.calls[0]);
  return new Request(address, options);
}

const every: [string, () => Promise<unknown>][] = [
  ['login', () => call('login', { json: credentials })],
  [
    'register',
    () => call('register', { json: { username: 'Ada', email: 'ada@example.com', password: 'x' } }),
  ],
  ['search', () => call('search', { query: { q: 'sky' } })],
  ['createOrder', () => call('createOrder', { json: anOrder() })],
  ['services', () => call('services')],
  [
    'logError',
    () =>
      call('logError', {
        json: { id: '1', message: '', stack: '', componentStack: '', url: '', userAgent: '', timestamp: '' },
      }),
  ],
];

describe('call: request', () => {
  test.each(every)('%s sends credentials and accepts JSON (errors 1)', async (_name, make) => {
    const request = await sentBy(make);
    expect(request.credentials).toBe('include');
    expect(request.headers.get('Accept')).toContain('application/json');
  });

  test.each(every)('%s sets a JSON content type only with a JSON body (errors 1)', async (_name, make) => {
    const request = await sentBy(make);
    const hasBody = request.method === 'POST';
    expect(request.headers.get('Content-Type')).toBe(hasBody ? 'application/json' : null);
    expect(await request.text()).toMatch(hasBody ? /^\{.*\}$/ : /^$/);
  });

  test.each(every)('%s follows redirects only with GET', async (_name, make) => {
    const { method, redirect } = await sentBy(make);
    expect(redirect).toBe(method === 'POST' ? 'manual' : 'follow');
  });

  test('a redirected POST counts as an unreadable response, because the server was reached', async () => {
    // A page can't make a response of the type `opaqueredirect`, which has the status 0, too.
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.error());
    await expect(call('createOrder', { json: anOrder() })).rejects.toBeInstanceOf(ResponseError);
    await expect(call('login', { json: credentials })).rejects.toBeInstanceOf(ResponseError);
  });

  test('login posts only the username and the password (account 2)', async () => {
    const request = await sentBy(() => call('login', { json: credentials }));
    expect(new URL(request.url).pathname).toBe('/api/auth/login');
    expect(await request.json()).toEqual(credentials);
  });

  test.each([
    ['a&b', 'a%26b'],
    ['a b+c', 'a%20b%2Bc'],
    ['é/?#', '%C3%A9%2F%3F%23'],
    ['half \uD83D', 'half%20%EF%BF%BD'],
  ])('search encodes the query %j as %s (search 2)', async (q, encoded) => {
    const request = await sentBy(() => call('search', { query: { q } }));
    expect(request.url).toBe(`${origin}/api/search?q=${encoded}`);
  });

  test('createOrder sends exactly the fields of the order (ordering 33)', async () => {
    const request = await sentBy(() => call('createOrder', { json: anOrder() }));
    expect(await request.json()).toEqual(anOrder());
  });

  test('createOrder sends an Idempotency-Key only if one is passed (ordering 40)', async () => {
    const withKey = await sentBy(() => call('createOrder', { json: anOrder(), idempotencyKey: 'k1' }));
    expect(withKey.headers.get('Idempotency-Key')).toBe('k1');
    vi.restoreAllMocks();
    const without = await sentBy(() => call('createOrder', { json: anOrder() }));
    expect(without.headers.has('Idempotency-Key')).toBe(false);
  });
});

describe('call: response', () => {
  test('parses JSON whose content type has a suffix and a charset (errors 2)', async () => {
    server.use(
      http.get(
        `${origin}/api/services`,
        () => new HttpResponse('[1]', { headers: { 'Content-Type': 'application/ld+json; charset=utf-8' } }),
      ),
    );
    expect(await call('services')).toEqual([1]);
  });

  test('returns text for any other content type, even if the text is JSON (errors 2)', async () => {
    server.use(...networkHandlers({ services: text(200, '[1]') }));
    expect(await call('services')).toBe('[1]');
  });

  test('resolves with undefined for an empty 204 (errors 2)', async () => {
    server.use(...networkHandlers({ services: empty(204) }));
    expect(await call('services')).toBeUndefined();
  });

  test('a search resolves with no results for an empty 204 (errors 2)', async () => {
    server.use(...networkHandlers({ search: empty(204) }));
    expect(await call('search', { query: { q: 'fog' } })).toEqual([]);
  });

  test('resolves with undefined for an empty body of type JSON (errors 2)', async () => {
    server.use(
      http.get(
        `${origin}/api/services`,
        () => new HttpResponse('', { headers: { 'Content-Type': 'application/json' } }),
      ),
    );
    expect(await call('services')).toBeUndefined();
  });

  test.each([
    ['204', empty(204)],
    ['malformed JSON', malformed()],
    ['an HTML page', html(200)],
  ])('login resolves without a toast for any 2xx response: %s (account 3)', async (_name, fault) => {
    server.use(...networkHandlers({ login: fault }));
    await expect(call('login', { json: credentials })).resolves.toBeUndefined();
    expect(toast).not.toHaveBeenCalled();
  });

  test('login resolves before its response body ends (account 3)', async () => {
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(new ReadableStream({})));
    await expect(call('login', { json: credentials })).resolves.toBeUndefined();
  });

  test('rejects malformed JSON with a readable message', async () => {
    server.use(...networkHandlers({ services: malformed() }));
    const error = await call('services').catch((e: unknown) => e);
    expect(error).toBeInstanceOf(ResponseError);
    expect((error as ResponseError).message).toBe(
      'The server sent a response we couldn’t read. Please try again.',
    );
  });

  test.each(['search', 'services'] as const)('%s rejects an HTML page', async (name) => {
    server.use(...networkHandlers({ [name]: html(200) }));
    const make = name === 'search' ? call('search', { query: { q: 'sky' } }) : call('services');
    await expect(make).rejects.toBeInstanceOf(ResponseError);
  });

  test('createOrder rejects a response without an order number', async () => {
    server.use(...networkHandlers({ createOrder: json(200, {}) }));
    await expect(call('createOrder', { json: anOrder() })).rejects.toBeInstanceOf(ResponseError);
  });

  test('createOrder keeps every digit of a number that JavaScript would round', async () => {
    const headers = { 'Content-Type': 'application/json' };
    const answer = () => new HttpResponse('{"id":20261127205512345}', { headers });
    server.use(http.post(`${origin}/api/orders`, answer));
    expect(await call('createOrder', { json: anOrder() })).toEqual({ id: '20261127205512345' });
  });

  test('rejects a response over 2 MB', async () => {
    server.use(...networkHandlers({ services: json(200, ['x'.repeat(2_100_000)]) }));
    await expect(call('services')).rejects.toBeInstanceOf(ResponseError);
  });
});

describe('call: errors and toasts', () => {
  test.each([
    ['the status and the text body (errors 4)', text(401, 'Wrong password'), '401: Wrong password'],
    ['the status and the JSON body (errors 4)', json(409, 'Taken'), '409: {"message":"Taken"}'],
    [
      'the status and the status text if the body is empty (errors 4)',
      empty(503, 'Service Unavailable'),
      '503: Service Unavailable',
    ],
  ])('rejects with an ApiError that contains %s', async (_name, fault, message) => {
    server.use(...networkHandlers({ login: fault }));
    const error = await call('login', { json: credentials }).catch((e: unknown) => e);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ message, path: '/api/auth/login' });
  });

  test('keeps the first 4,000 characters of a 10 MB error body', async () => {
    server.use(...networkHandlers({ login: text(500, 'x'.repeat(10_000_000)) }));
    const error = await call('login', { json: credentials }).catch((e: unknown) => e);
    expect((error as ApiError).body).toHaveLength(4000);
    expect((error as ApiError).message).toHaveLength(4005);
  });

  test('rejects with the status of an error whose body breaks off', async () => {
    const broken = new ReadableStream({ start: (controller) => controller.error(new Error('gone')) });
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(broken, { status: 500 }));
    await expect(call('login', { json: credentials })).rejects.toMatchObject({ status: 500 });
  });

  test('raises a toast for each sign-in that fails with 401 (errors 10)', async () => {
    server.use(...networkHandlers({ login: text(401, 'no') }));
    for (let attempt = 0; attempt < 2; attempt++)
      await call('login', { json: credentials }).catch(() => undefined);
    expect(toast).toHaveBeenCalledTimes(2);
    expect(toast).toHaveBeenLastCalledWith({
      title: 'Network error (401)',
      description: 'Request failed: /api/auth/login',
      variant: 'destructive',
    });
  });

  test('omits the search query from the toast (errors 10)', async () => {
    server.use(...networkHandlers({ search: text(500, '') }));
    await call('search', { query: { q: 'secret' } }).catch(() => undefined);
    expect(toast).toHaveBeenCalledWith(
      expect.objectContaining({ description: 'Request failed: /api/search' }),
    );
  });

  test('raises a toast for a lost connection (errors 10)', async () => {
    server.use(...networkHandlers({ login: reset() }));
    const error = await call('login', { json: credentials }).catch((e: unknown) => e);
    expect(error).toMatchObject({ name: 'NetworkError', reason: 'unreachable' });
    expect(toast).toHaveBeenCalledExactlyOnceWith({
      title: 'Network request failed',
      description: 'The server could not be reached. Check your connection and try again.',
      variant: 'destructive',
    });
  });

  test('rejects with the reason "offline" while the browser is offline (errors 10)', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    server.use(...networkHandlers({ login: reset() }));
    await expect(call('login', { json: credentials })).rejects.toMatchObject({ reason: 'offline' });
    vi.unstubAllGlobals();
  });

  test('raises one toast for a failing background call until it succeeds again (errors 11)', async () => {
    server.use(...networkHandlers({ services: text(500, 'no') }));
    const request = () => call('services').catch(() => undefined);
    await request();
    await request();
    expect(toast).toHaveBeenCalledTimes(1);
    server.resetHandlers();
    await request();
    server.use(...networkHandlers({ services: reset() }));
    await request();
    expect(toast).toHaveBeenCalledTimes(2);
  });

  test('raises one toast for each failing path (errors 11)', async () => {
    server.use(...networkHandlers({ services: text(500, 'no'), search: text(500, 'no') }));
    await call('services').catch(() => undefined);
    await call('search', { query: { q: 'sky' } }).catch(() => undefined);
    expect(toast).toHaveBeenCalledTimes(2);
  });

  test('a failed background call leaves the error of a form in place (errors 10)', async () => {
    server.use(...networkHandlers({ services: text(500, 'no') }));
    const { dismiss } = toast({ title: 'Login failed', variant: 'destructive' });
    await call('services').catch(() => undefined);
    expect(getToasts()).toMatchObject([{ title: 'Login failed' }]);
    dismiss();
    await call('services').catch(() => undefined);
    expect(getToasts()).toMatchObject([{ title: 'Network error (500)' }]);
  });

  test('a failed logError call raises no toast (errors 24)', async () => {
    for (const fault of [text(500, 'no'), reset()]) {
      server.use(...networkHandlers({ logError: fault }));
      await assertPresent(every[5])[1]().catch(() => undefined);
    }
    expect(toast).not.toHaveBeenCalled();
  });

  test('rejects with the reason of the caller’s abort and raises no toast', async () => {
    server.use(...networkHandlers({ services: hang() }));
    const controller = new AbortController();
    const pending = call('services', { signal: controller.signal });
    setTimeout(() => controller.abort(), 10);
    const error = await pending.catch((e: unknown) => e);
    expect(error).toMatchObject({ name: 'AbortError' });
    expect(error).toBe(controller.signal.reason);
    expect(toast).not.toHaveBeenCalled();
  });

  test('rejects on an abort after a garbage collection', async () => {
    setFlagsFromString('--expose-gc');
    const collectGarbage = runInNewContext('gc') as () => void;
    server.use(...networkHandlers({ services: hang() }));
    const controller = new AbortController();
    const settled = vi.fn<(error: unknown) => void>();
    call('services', { signal: controller.signal }).catch(settled);
    // The mock receives the request in a later task.
    await wait(20);
    collectGarbage();
    controller.abort();
    await vi.waitFor(() => expect(settled).toHaveBeenCalledWith(controller.signal.reason), {
      timeout: 20_000,
    });
  });

  test('sends nothing if the signal is already aborted', async () => {
    const spy = vi.spyOn(globalThis, 'fetch');
    await expect(call('services', { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(spy).not.toHaveBeenCalled();
  });
});

describe('call: timeout', () => {
  const hold = () => server.use(...networkHandlers({ login: hang() }));

  test('rejects after 15 s and raises a toast (errors 3, errors 10)', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    hold();
    const settled = vi.fn<(error: unknown) => void>();
    const pending = call('login', { json: credentials }).catch((e: unknown) => (settled(e), e));
    await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT - 1);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await pending).toBeInstanceOf(NetworkError);
    expect(toast).toHaveBeenCalledExactlyOnceWith({
      title: 'Network request failed',
      description: 'The server took longer than 15 seconds to answer. Please try again.',
      variant: 'destructive',
    });
  });

  test('rejects if the response body has not ended after 15 s (errors 3)', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    // Mock of `fetch` whose response body breaks off when the signal aborts.
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (_address, options) => {
      const signal = assertPresent(options?.signal);
      const start = (controller: ReadableStreamDefaultController) => {
        controller.enqueue(new TextEncoder().encode('['));
        signal.addEventListener('abort', () => controller.error(signal.reason));
      };
      return new Response(new ReadableStream({ start }));
    });
    const pending = call('services').catch((e: unknown) => e);
    await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT);
    expect(await pending).toMatchObject({ reason: 'timeout' });
  });

  test.each([
    ['a success', () => undefined],
    ['a failure', () => server.use(...networkHandlers({ login: text(500, 'no') }))],
    ['a lost connection', () => server.use(...networkHandlers({ login: reset() }))],
  ])('clears its timer after %s (errors 3)', async (_name, arrange) => {
    arrange();
    const set = vi.spyOn(globalThis, 'setTimeout');
    const clear = vi.spyOn(globalThis, 'clearTimeout');
    await call('login', { json: credentials }).catch(() => undefined);
    const index = set.mock.calls.findIndex(([, delay]) => delay === REQUEST_TIMEOUT);
    expect(index).toBeGreaterThanOrEqual(0);
    expect(clear.mock.calls.flat()).toContain(assertPresent(set.mock.results[index]).value);
  });
});

describe('configureApi', () => {
  test('delays calls until `ready` resolves and calls it once', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const ready = vi.fn<() => Promise<void>>(() => promise);
    configureApi({ baseUrl: origin, ready });
    const spy = vi.spyOn(globalThis, 'fetch');
    const pending = Promise.all([call('services'), call('services')]);
    await new Promise((done) => setTimeout(done, 20));
    expect(spy).not.toHaveBeenCalled();
    resolve();
    await pending;
    expect(spy).toHaveBeenCalledTimes(2);
    expect(ready).toHaveBeenCalledTimes(1);
  });

  test('sends calls although `ready` rejects, and calls it again for the next one', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const ready = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('chunk lost'));
    configureApi({ baseUrl: origin, ready });
    await expect(call('login', { json: credentials })).resolves.toBeUndefined();
    await expect(call('login', { json: credentials })).resolves.toBeUndefined();
    expect(ready).toHaveBeenCalledTimes(2);
    expect(warn).toHaveBeenLastCalledWith(expect.stringContaining('`ready`'), new Error('chunk lost'));
  });

  test('sends calls although `ready` throws', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    configureApi({
      baseUrl: origin,
      ready: () => {
        throw new Error('broken');
      },
    });
    await expect(call('login', { json: credentials })).resolves.toBeUndefined();
  });

  test('lets a call time out after 15 s if `ready` never resolves', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    configureApi({ baseUrl: origin, ready: () => new Promise(() => undefined) });
    const pending = call('services').catch((e: unknown) => e);
    await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT);
    expect(await pending).toMatchObject({ reason: 'timeout' });
  });
});

test('get requests any path (errors 6)', async () => {
  server.use(http.get(`${origin}/api/other/1`, () => HttpResponse.json({ one: 1 })));
  expect(await get('/api/other/1')).toEqual({ one: 1 });
});
