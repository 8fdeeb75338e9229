import { http, HttpResponse } from 'msw/http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { networkHandlers } from '../../../mocks/network.ts';
import { server } from '../../../mocks/node.ts';
import { empty, hang, html, json, malformed, reset, text } from '../../../mocks/faults.ts';
import { call, configureApi, get, REQUEST_TIMEOUT } from '../../../src/api/client.ts';
import { ResponseError, ApiError, NetworkError } from '../../../src/api/errors.ts';
import { forgetFailures } from '../../../src/api/call-reports.ts';
import { toast } from '../../../src/lib/toast-store.ts';
import { anOrder } from './order-fixture.ts';
import { assertPresent } from '../assert-present.ts';

vi.mock('../../../src/lib/toast-store.ts', () => ({ toast: vi.fn<() => void>() }));

const origin = 'http://studio.test';
const credentials = { username: 'ada@example.com', password: 'x' };

beforeAll(() => server.enable());
afterAll(() => server.disable());
beforeEach(() => configureApi({ baseUrl: origin }));
afterEach(() => {
  server.resetHandlers();
  forgetFailures();
  vi.mocked(toast).mockClear();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The request that a call made, with its body as text. */
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

describe('call: the request', () => {
  test.each(every)('%s sends credentials (errors 1)', async (_name, make) => {
    const request = await sentBy(make);
    expect(request.credentials).toBe('include');
    expect(request.headers.get('Accept')).toContain('application/json');
  });

  test.each(every)('%s has a JSON content type only with a JSON body (errors 1)', async (_name, make) => {
    const request = await sentBy(make);
    const hasBody = request.method === 'POST';
    expect(request.headers.get('Content-Type')).toBe(hasBody ? 'application/json' : null);
    expect(await request.text()).toMatch(hasBody ? /^\{.*\}$/ : /^$/);
  });

  test('sign-in posts username and password and nothing else (account 2)', async () => {
    const request = await sentBy(() => call('login', { json: credentials }));
    expect(new URL(request.url).pathname).toBe('/api/auth/login');
    expect(await request.json()).toEqual(credentials);
  });

  test.each([
    ['a&b', 'a%26b'],
    ['a b+c', 'a%20b%2Bc'],
    ['é/?#', '%C3%A9%2F%3F%23'],
    ['half \uD83D', 'half%20%EF%BF%BD'],
  ])('the query %j travels as %s (search 2)', async (q, encoded) => {
    const request = await sentBy(() => call('search', { query: { q } }));
    expect(request.url).toBe(`${origin}/api/search?q=${encoded}`);
  });

  test('an order is sent with exactly its keys (ordering 33)', async () => {
    const request = await sentBy(() => call('createOrder', { json: anOrder() }));
    expect(await request.json()).toEqual(anOrder());
  });

  test('the Idempotency-Key is sent when given, and not otherwise (ordering 40)', async () => {
    const withKey = await sentBy(() => call('createOrder', { json: anOrder(), idempotencyKey: 'k1' }));
    expect(withKey.headers.get('Idempotency-Key')).toBe('k1');
    vi.restoreAllMocks();
    const without = await sentBy(() => call('createOrder', { json: anOrder() }));
    expect(without.headers.has('Idempotency-Key')).toBe(false);
  });
});

describe('call: the response', () => {
  test('JSON is parsed by its content type, also with a suffix and a charset (errors 2)', async () => {
    server.use(
      http.get(
        `${origin}/api/services`,
        () => new HttpResponse('[1]', { headers: { 'Content-Type': 'application/ld+json; charset=utf-8' } }),
      ),
    );
    expect(await call('services')).toEqual([1]);
  });

  test('anything else is text, even if it looks like JSON (errors 2)', async () => {
    server.use(...networkHandlers({ services: text(200, '[1]') }));
    expect(await call('services')).toBe('[1]');
  });

  test('an empty 204 does not throw (errors 2)', async () => {
    server.use(...networkHandlers({ services: empty(204) }));
    expect(await call('services')).toBeUndefined();
  });

  test('an empty body with a JSON content type does not throw (errors 2)', async () => {
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
  ])('sign-in succeeds with any 2xx: %s (account 3)', async (_name, fault) => {
    server.use(...networkHandlers({ login: fault }));
    await expect(call('login', { json: credentials })).resolves.toBeUndefined();
    expect(toast).not.toHaveBeenCalled();
  });

  test('sign-in does not wait for the body (account 3)', async () => {
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(new ReadableStream({})));
    await expect(call('login', { json: credentials })).resolves.toBeUndefined();
  });

  test('malformed JSON is reported in one sentence', async () => {
    server.use(...networkHandlers({ services: malformed() }));
    const error = await call('services').catch((e: unknown) => e);
    expect(error).toBeInstanceOf(ResponseError);
    expect((error as ResponseError).message).toBe(
      'The server sent a response we couldn’t read. Please try again.',
    );
  });

  test('an order without a number is a failure', async () => {
    server.use(...networkHandlers({ createOrder: json(200, {}) }));
    await expect(call('createOrder', { json: anOrder() })).rejects.toBeInstanceOf(ResponseError);
  });

  test('a response over 2 MB is refused', async () => {
    server.use(...networkHandlers({ services: json(200, ['x'.repeat(2_100_000)]) }));
    await expect(call('services')).rejects.toBeInstanceOf(ResponseError);
  });
});

describe('call: errors and global toasts', () => {
  test.each([
    ['{status}: {body} (errors 4)', text(401, 'Wrong password'), '401: Wrong password'],
    ['with a JSON body (errors 4)', json(409, 'Taken'), '409: {"message":"Taken"}'],
    ['{status}: {statusText} (errors 4)', empty(503, 'Service Unavailable'), '503: Service Unavailable'],
  ])('%s', async (_name, fault, message) => {
    server.use(...networkHandlers({ login: fault }));
    const error = await call('login', { json: credentials }).catch((e: unknown) => e);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ message, path: '/api/auth/login' });
  });

  test('a 10 MB error is cut while it is read', async () => {
    server.use(...networkHandlers({ login: text(500, 'x'.repeat(10_000_000)) }));
    const error = await call('login', { json: credentials }).catch((e: unknown) => e);
    expect((error as ApiError).body).toHaveLength(4000);
    expect((error as ApiError).message).toHaveLength(4005);
  });

  test('a body that breaks off does not hide the status', async () => {
    const broken = new ReadableStream({ start: (controller) => controller.error(new Error('gone')) });
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(broken, { status: 500 }));
    await expect(call('login', { json: credentials })).rejects.toMatchObject({ status: 500 });
  });

  test('each response with an error status raises the global toast (errors 10)', async () => {
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

  test('the path in the toast has no query, because a search is private (errors 10)', async () => {
    server.use(...networkHandlers({ search: text(500, '') }));
    await call('search', { query: { q: 'secret' } }).catch(() => undefined);
    expect(toast).toHaveBeenCalledWith(
      expect.objectContaining({ description: 'Request failed: /api/search' }),
    );
  });

  test('a network failure raises a toast with the message (errors 10)', async () => {
    server.use(...networkHandlers({ login: reset() }));
    const error = await call('login', { json: credentials }).catch((e: unknown) => e);
    expect(error).toMatchObject({ name: 'NetworkError', reason: 'unreachable' });
    expect(toast).toHaveBeenCalledExactlyOnceWith({
      title: 'Network request failed',
      description: 'The server could not be reached. Check your connection and try again.',
      variant: 'destructive',
    });
  });

  test('the toast says that the visitor is offline (errors 10)', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    server.use(...networkHandlers({ login: reset() }));
    await expect(call('login', { json: credentials })).rejects.toMatchObject({ reason: 'offline' });
    vi.unstubAllGlobals();
  });

  test('a background call raises its toast once until it recovers (errors 11)', async () => {
    server.use(...networkHandlers({ services: text(500, 'no') }));
    const ask = () => call('services').catch(() => undefined);
    await ask();
    await ask();
    expect(toast).toHaveBeenCalledTimes(1);
    server.resetHandlers();
    await ask();
    server.use(...networkHandlers({ services: reset() }));
    await ask();
    expect(toast).toHaveBeenCalledTimes(2);
  });

  test('one path that fails does not silence another (errors 11)', async () => {
    server.use(...networkHandlers({ services: text(500, 'no'), search: text(500, 'no') }));
    await call('services').catch(() => undefined);
    await call('search', { query: { q: 'sky' } }).catch(() => undefined);
    expect(toast).toHaveBeenCalledTimes(2);
  });

  test('the log call never raises a toast (errors 24)', async () => {
    for (const fault of [text(500, 'no'), reset()]) {
      server.use(...networkHandlers({ logError: fault }));
      await assertPresent(every[5])[1]().catch(() => undefined);
    }
    expect(toast).not.toHaveBeenCalled();
  });

  test("the caller's abort rejects with its reason and raises no toast", async () => {
    server.use(...networkHandlers({ services: hang() }));
    const controller = new AbortController();
    const pending = call('services', { signal: controller.signal });
    setTimeout(() => controller.abort(), 10);
    await expect(pending).rejects.toBe(await pending.catch((e: unknown) => e));
    await expect(pending).rejects.toMatchObject({ name: 'AbortError' });
    expect(toast).not.toHaveBeenCalled();
  });

  test('a signal that is aborted already sends nothing', async () => {
    const spy = vi.spyOn(globalThis, 'fetch');
    await expect(call('services', { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(spy).not.toHaveBeenCalled();
  });
});

describe('call: the time limit', () => {
  const hold = () => server.use(...networkHandlers({ login: hang() }));

  test('aborts after 15 s and reports it (errors 3, errors 10)', async () => {
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

  test('covers the whole response, not only its beginning (errors 3)', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    // Stands in for `fetch`, whose body breaks off when its signal aborts.
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
    ['success', () => undefined],
    ['a failure', () => server.use(...networkHandlers({ login: text(500, 'no') }))],
    ['a lost connection', () => server.use(...networkHandlers({ login: reset() }))],
  ])('no timer is left after %s (errors 3)', async (_name, arrange) => {
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
  test('`ready` is called once, and no call is sent before it resolves', async () => {
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

  test('a `ready` that rejects does not stop the calls, and is called again', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const ready = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('chunk lost'));
    configureApi({ baseUrl: origin, ready });
    await expect(call('login', { json: credentials })).resolves.toBeUndefined();
    await expect(call('login', { json: credentials })).resolves.toBeUndefined();
    expect(ready).toHaveBeenCalledTimes(2);
    expect(warn).toHaveBeenLastCalledWith(expect.stringContaining('`ready`'), new Error('chunk lost'));
  });

  test('a `ready` that throws does not stop the calls', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    configureApi({
      baseUrl: origin,
      ready: () => {
        throw new Error('broken');
      },
    });
    await expect(call('login', { json: credentials })).resolves.toBeUndefined();
  });

  test('a `ready` that never resolves ends with the time limit of the call', async () => {
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
