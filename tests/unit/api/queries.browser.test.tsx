import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { configureApi } from '../../../src/api/client.ts';
import { forgetFailures } from '../../../src/api/global-toasts.ts';
import {
  ordersKey,
  searchQuery,
  servicesKey,
  useCreateOrder,
  useLogin,
  useRegister,
  useServices,
  useUpload,
} from '../../../src/api/queries.ts';
import { createQueryClient, retryIfItMayHelp } from '../../../src/api/query-client.ts';
import { clearToasts, getToasts } from '../../../src/lib/toast-store.ts';
import { anOrder } from './an-order.ts';
import { must } from '../must.ts';

let client: QueryClient;
const fetched = vi.spyOn(globalThis, 'fetch');
const answer = (body: unknown, status = 200) =>
  fetched.mockImplementation(async () => Response.json(body, { status }));

beforeEach(() => {
  client = createQueryClient();
  configureApi();
  forgetFailures();
  clearToasts();
  fetched.mockReset();
});
afterEach(() => client.clear());

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);

test('420 the services are asked for once and nothing renders from the answer', async () => {
  answer([{ id: 'other', title: 'Another list' }]);
  let renders = 0;
  await renderHook(
    () => {
      renders += 1;
      useServices();
    },
    { wrapper },
  );
  await vi.waitFor(() =>
    expect(client.getQueryData(servicesKey)).toEqual([{ id: 'other', title: 'Another list' }]),
  );
  expect(fetched).toHaveBeenCalledExactlyOnceWith(
    '/api/services',
    expect.objectContaining({ method: 'GET' }),
  );
  expect(renders).toBe(1);
});

test('425 an empty list of services is no error', async () => {
  fetched.mockImplementation(async () => new Response(null, { status: 204 }));
  await renderHook(() => useServices(), { wrapper });
  await vi.waitFor(() => expect(client.getQueryState(servicesKey)?.status).toBe('success'));
});

test('218 the search asks for its query and checks the answer', async () => {
  const hit = { id: '1', type: 'page', title: 'A & B', description: '', url: '/a' };
  answer([hit, { broken: true }]);
  expect(await client.fetchQuery(searchQuery('a&b'))).toEqual([hit]);
  expect(must(fetched.mock.calls[0])[0]).toBe('/api/search?q=a%26b');
});

test('354 an order invalidates the cached list of orders, and a failed one does not', async () => {
  client.setQueryData(ordersKey, []);
  const { result } = await renderHook(() => useCreateOrder(), { wrapper });
  answer('no', 400);
  await expect(result.current.mutateAsync({ order: anOrder(), idempotencyKey: 'k' })).rejects.toThrow('400');
  expect(client.getQueryState(ordersKey)?.isInvalidated).toBe(false);
  answer({ id: 7 });
  await expect(result.current.mutateAsync({ order: anOrder(), idempotencyKey: 'k' })).resolves.toEqual({
    id: '7',
  });
  expect(client.getQueryState(ordersKey)?.isInvalidated).toBe(true);
});

test('362, 443 the second attempt of an order carries the same Idempotency-Key', async () => {
  const { result } = await renderHook(() => useCreateOrder(), { wrapper });
  fetched.mockImplementationOnce(async () => new Response('later', { status: 503 }));
  fetched.mockImplementationOnce(async () => Response.json({ id: 'SL-1' }));
  await result.current.mutateAsync({ order: anOrder(), idempotencyKey: 'k' });
  const keys = fetched.mock.calls.map(([, options]) => new Headers(options?.headers).get('Idempotency-Key'));
  expect(keys).toEqual(['k', 'k']);
});

test.each([
  ['an upload', useUpload, { files: [] }],
  ['an order', useCreateOrder, { order: anOrder() }],
] as const)('443 %s that the server has refused is not sent again', async (_name, use, input) => {
  const { result } = await renderHook(use as typeof useCreateOrder, { wrapper });
  const aborted = { ...input, signal: AbortSignal.abort() };
  await expect(result.current.mutateAsync(aborted as never)).rejects.toThrow('aborted');
  expect(must(client.getMutationCache().getAll()[0]).options.retry).toBe(retryIfItMayHelp);
});

test.each([
  ['sign-in', () => useLogin(), { username: 'a@b.c', password: 'x' }],
  ['sign-up', () => useRegister(), { username: 'Ada', email: 'a@b.c', password: 'x' }],
] as const)('%s is not tried again, even after a 500', async (_name, use, payload) => {
  answer('no', 500);
  const { result } = await renderHook(use as typeof useLogin, { wrapper });
  await expect(result.current.mutateAsync(payload)).rejects.toThrow('500');
  await new Promise((resolve) => setTimeout(resolve, 1200));
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(getToasts()[0]).toMatchObject({ title: 'Network error (500)' });
});
