import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import {
  MutationObserver,
  onlineManager,
  QueryClient,
  QueryObserver,
  type MutationObserverOptions,
} from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, expectTypeOf, test, vi } from 'vitest';
import { forgetFailures, onAnswer, handleSuccess } from '../../../src/api/call-outcomes.ts';
import { configureApi } from '../../../src/api/config.ts';
import {
  createOrderMutation,
  createQueryClient,
  loginMutation,
  ordersKey,
  registerMutation,
  searchQuery,
  servicesQuery,
  uploadMutation,
} from '../../../src/api/queries.ts';
import { clearToasts, getToasts } from '../../../src/lib/toast-store.ts';
import { assertPresent } from '../assert-present.ts';
import { anOrder } from './order-fixture.ts';

vi.mock('../../../src/api/call-outcomes.ts', { spy: true });

let client = createQueryClient();
const fetched = vi.spyOn(globalThis, 'fetch');
const respond = (body: unknown, status = 200) =>
  fetched.mockImplementation(async () => Response.json(body, { status }));

beforeEach(() => {
  vi.useFakeTimers();
  client = createQueryClient();
  configureApi();
  forgetFailures();
  clearToasts();
  fetched.mockReset();
});
afterEach(() => {
  client.clear();
  vi.useRealTimers();
});

/** Runs a mutation until it ends, retries included. Resolves with its error, or with undefined. */
async function run<Data, Variables>(
  mutation: MutationObserverOptions<Data, Error, Variables>,
  variables: Variables,
): Promise<Error | undefined> {
  const ended = new MutationObserver(client, mutation).mutate(variables).then(
    () => undefined,
    (error: Error) => error,
  );
  await vi.advanceTimersByTimeAsync(60_000);
  return ended;
}

describe('createQueryClient', () => {
  test('has the specified defaults (errors 6, errors 7)', () => {
    const { queries, mutations } = client.getDefaultOptions();
    expect(queries).toMatchObject({
      refetchOnWindowFocus: false,
      refetchInterval: false,
      staleTime: 300_000,
      gcTime: 600_000,
      retry: 1,
      networkMode: 'always',
    });
    expect(mutations).toMatchObject({ retry: 1, retryDelay: 1000, networkMode: 'always' });
  });

  test('doubles the delay of a query from 1 s up to 30 s (errors 6)', () => {
    const delay = assertPresent(client.getDefaultOptions().queries).retryDelay as (
      attempt: number,
      error: Error,
    ) => number;
    expect([0, 1, 2, 3, 4, 5, 9].map((attempt) => delay(attempt, new Error('x')))).toEqual([
      1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
    ]);
  });

  test.each([
    [['/api/services'], '/api/services'],
    [['/api', 'orders', 7], '/api/orders/7'],
  ])('requests the path joined from the key %j by default (errors 6)', async (queryKey, path) => {
    respond([1]);
    await expect(client.fetchQuery({ queryKey })).resolves.toEqual([1]);
    expect(fetched).toHaveBeenCalledExactlyOnceWith(path, expect.objectContaining({ method: 'GET' }));
  });

  test('returns null for an empty response (errors 2)', async () => {
    fetched.mockImplementation(async () => new Response(null, { status: 204 }));
    await expect(client.fetchQuery({ queryKey: ['/api/x'] })).resolves.toBeNull();
    await expect(client.fetchQuery(servicesQuery)).resolves.toBeNull();
  });

  test('retries a failing query once, after 1 s (errors 6)', async () => {
    respond('no', 500);
    const observer = new QueryObserver(client, { queryKey: ['/api/x'] });
    const unsubscribe = observer.subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(999);
    expect(fetched).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(observer.getCurrentResult().isError).toBe(true);
    unsubscribe();
  });

  test('invalidates the list of orders after the server accepts an order (ordering 34)', async () => {
    client.setQueryData(ordersKey, []);
    handleSuccess('/api/upload');
    expect(client.getQueryState(ordersKey)?.isInvalidated).toBe(false);
    handleSuccess('/api/orders');
    expect(client.getQueryState(ordersKey)?.isInvalidated).toBe(true);
  });
});

test('a dropped query client leaves no listener behind', async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const stop = vi.fn<() => void>();
  vi.mocked(onAnswer).mockReturnValueOnce(stop);
  createQueryClient();
  vi.useRealTimers();
  await vi.waitFor(
    () => {
      collectGarbage();
      expect(stop).toHaveBeenCalledOnce();
    },
    { timeout: 20_000 },
  );
});

test('uploadMutation requires an Idempotency-Key, because it is retried (errors 7)', () => {
  const { mutationFn } = uploadMutation;
  expectTypeOf(mutationFn).parameter(0).toHaveProperty('idempotencyKey').toEqualTypeOf<string>();
});

test('searchQuery encodes its query and drops malformed results (search 2)', async () => {
  const hit = { id: '1', type: 'page', title: 'A & B', description: '', url: '/a' };
  respond([hit, { broken: true }]);
  expect(await client.fetchQuery(searchQuery('a&b'))).toEqual([hit]);
  expect(assertPresent(fetched.mock.calls[0])[0]).toBe('/api/search?q=a%26b');
});

describe('createOrderMutation', () => {
  const order = { order: anOrder(), idempotencyKey: 'k' };

  test('invalidates the list of orders only after an accepted order (ordering 34)', async () => {
    client.setQueryData(ordersKey, []);
    respond('no', 400);
    expect(await run(createOrderMutation, order)).toMatchObject({ status: 400 });
    expect(client.getQueryState(ordersKey)?.isInvalidated).toBe(false);
    respond({ id: 7 });
    expect(await run(createOrderMutation, order)).toBeUndefined();
    expect(client.getQueryState(ordersKey)?.isInvalidated).toBe(true);
  });

  test('succeeds and reports the error if a listener of the host’s cache throws', async () => {
    const reported = vi.fn<(error: unknown) => void>();
    vi.stubGlobal('reportError', reported);
    client.setQueryData(ordersKey, []);
    const unsubscribe = client.getQueryCache().subscribe(() => {
      throw new Error('no room');
    });
    respond({ id: 7 });
    expect(await run(createOrderMutation, order)).toBeUndefined();
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(reported).toHaveBeenCalledWith(new Error('no room'));
    unsubscribe();
    vi.unstubAllGlobals();
  });

  test('retries with the same Idempotency-Key (ordering 40, errors 7)', async () => {
    fetched.mockImplementationOnce(async () => new Response('later', { status: 503 }));
    fetched.mockImplementationOnce(async () => Response.json({ id: 'SL-1' }));
    const ended = run(createOrderMutation, order);
    expect(await ended).toBeUndefined();
    const keys = fetched.mock.calls.map(([, options]) =>
      new Headers(options?.headers).get('Idempotency-Key'),
    );
    expect(keys).toEqual(['k', 'k']);
  });

  test('is not retried after a 422 or an abort', async () => {
    respond('no', 422);
    await run(createOrderMutation, order);
    expect(fetched).toHaveBeenCalledTimes(1);
    const aborted = await run(createOrderMutation, { ...order, signal: AbortSignal.abort() });
    expect(aborted).toMatchObject({ name: 'AbortError' });
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});

test.each([
  ['loginMutation', () => run(loginMutation, { username: 'a@b.c', password: 'x' })],
  ['registerMutation', () => run(registerMutation, { username: 'Ada', email: 'a@b.c', password: 'x' })],
])('%s is not retried, even after a 500', async (_name, send) => {
  respond('no', 500);
  expect(await send()).toMatchObject({ status: 500 });
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(getToasts()[0]).toMatchObject({ title: 'Network error (500)' });
});

test.each([
  ['loginMutation', loginMutation],
  ['registerMutation', registerMutation],
  ['uploadMutation', uploadMutation],
  ['createOrderMutation', createOrderMutation],
])('%s is not kept for later while the browser is offline, also with a client of the host', (_, mutation) => {
  onlineManager.setOnline(false);
  const observer = new MutationObserver(new QueryClient(), mutation as MutationObserverOptions);
  observer.mutate().catch(() => undefined);
  expect(observer.getCurrentResult().isPaused).toBe(false);
  onlineManager.setOnline(true);
});
