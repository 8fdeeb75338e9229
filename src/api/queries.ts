/**
 * The seven calls for hosts that use TanStack Query: the entry `safelight/queries`. No component imports it, so pages
 * without it load 13 KB less.
 */
import { mutationOptions, QueryClient, queryOptions, type QueryFunctionContext } from '@tanstack/react-query';
import { backoff } from '../lib/backoff.ts';
import { callHost } from '../lib/call-host.ts';
import { onAnswer } from './call-outcomes.ts';
import { call, get } from './client.ts';
import type { LoginPayload, OrderPayload, RegisterPayload } from './contract.ts';
import { endpoints } from './endpoints.ts';
import { isWorthRetrying, RETRIES, RETRY_DELAY } from './retry.ts';
import { uploadFiles, type UploadOptions } from './upload.ts';

const MINUTE = 60_000;
/** Time for which a response is fresh, in ms (errors 6). */
const STALE_TIME = 5 * MINUTE;
/** Time for which a response without an observer stays cached, in ms (errors 6). */
const CACHE_TIME = 10 * MINUTE;

/**
 * TanStack's own default pauses a call while the browser is offline and sends it by itself later. An order must never be
 * sent without the visitor asking for it; a failure is reported at once instead. The mutations have it as well, because a
 * host may use them with a client of its own.
 */
const unpaused = { networkMode: 'always' } as const;

/**
 * Creates a query client with the site's defaults (errors 6). It makes the cached list of orders stale with every
 * order that this page places, through a mutation of its own or through a `QuoteForm`.
 */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: getJoinedKey,
        ...unpaused,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        staleTime: STALE_TIME,
        gcTime: CACHE_TIME,
        retry: RETRIES,
        retryDelay: backoff,
      },
      mutations: { ...unpaused, retry: RETRIES, retryDelay: RETRY_DELAY },
    },
  });
  collected.register(client, invalidateOrders(new WeakRef(client)));
  return client;
}

/** Holds the client weakly: React calls an initializer twice in strict mode, and a server renders each page with its own. */
function invalidateOrders(client: WeakRef<QueryClient>): () => void {
  return onAnswer((path) => {
    if (path !== endpoints.createOrder.path) return;
    // The client calls the listeners of its cache at once. An error of one must not make the order fail.
    void callHost(() => client.deref()?.invalidateQueries({ queryKey: ordersKey }));
  });
}

/** Ends the listener of a query client that has been collected. */
const collected = new FinalizationRegistry<() => void>((stop) => stop());

/** The default query: GETs the joined key, as `['/api/services']` or `['/api', 'services']` (errors 6). */
async function getJoinedKey({ queryKey, signal }: QueryFunctionContext): Promise<unknown> {
  // An empty response is valid, but TanStack treats `undefined` as a mistake.
  return (await get(queryKey.join('/'), { signal })) ?? null;
}

/**
 * Key of the cached list of orders, which each new order invalidates in a client of `createQueryClient`. None of the
 * seven calls returns orders: a host that lists them supplies the query's function.
 */
export const ordersKey = [endpoints.createOrder.path] as const;

/** The list of services, for `useQuery`. */
export const servicesQuery = queryOptions({
  queryKey: [endpoints.services.path],
  queryFn: async ({ signal }) => (await call('services', { signal })) ?? null,
});

/** The results for a query, for `useQuery`. Aborted when the last observer unmounts. */
export const searchQuery = (q: string) =>
  queryOptions({
    queryKey: [endpoints.search.path, q],
    queryFn: ({ signal }) => call('search', { query: { q }, signal }),
  });

/** Signs in. Not retried: a second wrong password could lock the account. */
export const loginMutation = mutationOptions({
  ...unpaused,
  mutationFn: (json: LoginPayload) => call('login', { json }),
  retry: false,
});

/** Signs up. Not retried: the first attempt may have created the account. */
export const registerMutation = mutationOptions({
  ...unpaused,
  mutationFn: (json: RegisterPayload) => call('register', { json }),
  retry: false,
});

/** Sends one list of files; see `uploadFiles`. Retried once, with the same Idempotency-Key. */
export const uploadMutation = mutationOptions({
  ...unpaused,
  mutationFn: ({ files, ...options }: UploadPhotos) => uploadFiles(files, options),
  retry: retryOnce,
});

/** Places an order. Retried once, with the same Idempotency-Key. */
export const createOrderMutation = mutationOptions({
  ...unpaused,
  mutationFn: ({ order, ...options }: CreateOrder) => call('createOrder', { json: order, ...options }),
  retry: retryOnce,
});

type UploadPhotos = UploadOptions & { files: readonly File[]; idempotencyKey: string };
type CreateOrder = { order: OrderPayload; idempotencyKey: string; signal?: AbortSignal };

/** The policy of `retry.ts` in the shape that TanStack asks for. */
function retryOnce(failures: number, error: unknown): boolean {
  return failures < RETRIES && isWorthRetrying(error);
}
