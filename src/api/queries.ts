import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from './client.ts';
import { endpoints, type LoginPayload, type OrderPayload, type RegisterPayload } from './contract.ts';
import { retryIfItMayHelp } from './query-client.ts';
import { uploadFiles, type UploadOptions } from './upload.ts';

/** Key of the cached list of services. */
export const servicesKey = [endpoints.services.path] as const;

/**
 * Key of the cached list of orders, invalidated by each new order (SPEC §4). None of the seven calls reads
 * orders: whoever lists them gives the query its own function.
 */
export const ordersKey = [endpoints.createOrder.path] as const;

/** Asks for the services (SPEC §7). The answer is unused: the static catalogue is shown either way. */
export function useServices(): void {
  useQuery({
    queryKey: servicesKey,
    queryFn: async ({ signal }) => (await call('services', { signal })) ?? null,
    // Nothing is read from it, so nothing needs to render again.
    notifyOnChangeProps: [],
  });
}

/** The search for a query (SPEC §7). An answer of an older query is aborted with its observer. */
export const searchQuery = (q: string) =>
  queryOptions({
    queryKey: [endpoints.search.path, q],
    queryFn: ({ signal }) => call('search', { query: { q }, signal }),
  });

/** Signs in. Not retried: a second wrong password could lock the account. */
export function useLogin() {
  return useMutation({ mutationFn: (json: LoginPayload) => call('login', { json }), retry: false });
}

/** Signs up. Not retried: the first attempt may have created the account. */
export function useRegister() {
  return useMutation({ mutationFn: (json: RegisterPayload) => call('register', { json }), retry: false });
}

/** Sends one list of files; see `uploadFiles`. Retried once, with the same Idempotency-Key. */
export function useUpload() {
  return useMutation({
    retry: retryIfItMayHelp,
    mutationFn: ({ files, ...options }: UploadOptions & { files: readonly File[] }) =>
      uploadFiles(files, options),
  });
}

/** Places an order and invalidates the cached list of orders (SPEC §4). Retried once, with the same key. */
export function useCreateOrder() {
  const client = useQueryClient();
  return useMutation({
    retry: retryIfItMayHelp,
    mutationFn: ({ order, ...options }: CreateOrder) => call('createOrder', { json: order, ...options }),
    onSuccess: () => client.invalidateQueries({ queryKey: ordersKey }),
  });
}

type CreateOrder = { order: OrderPayload; idempotencyKey: string; signal?: AbortSignal };
