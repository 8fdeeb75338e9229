import { QueryClient, type QueryFunctionContext } from '@tanstack/react-query';
import { get } from './client.ts';
import { ApiError, isAbort } from './errors.ts';

const MINUTE = 60_000;
/** SPEC §7: an answer is fresh for 5 min, kept for 10. */
const STALE_TIME = 5 * MINUTE;
const CACHE_TIME = 10 * MINUTE;
/** SPEC §7: one more attempt, for queries after 1 s, 2 s, 4 s … up to 30 s, for mutations after 1 s. */
const RETRIES = 1;
const LONGEST_QUERY_DELAY = 30_000;
const MUTATION_DELAY = 1000;

/**
 * A query client with the defaults of SPEC §7.
 *
 * `networkMode` is `always`: the library's own default pauses a call while the browser is offline and sends
 * it by itself later. An order must never leave without its person; a failure is told at once instead.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: getJoinedKey,
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchInterval: false,
        staleTime: STALE_TIME,
        gcTime: CACHE_TIME,
        retry: RETRIES,
        retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, LONGEST_QUERY_DELAY),
      },
      mutations: {
        networkMode: 'always',
        retry: RETRIES,
        retryDelay: MUTATION_DELAY,
      },
    },
  });
}

/** The default query: GETs the joined key, as `['/api/services']` or `['/api', 'services']` (SPEC §7). */
async function getJoinedKey({ queryKey, signal }: QueryFunctionContext): Promise<unknown> {
  // An empty answer is a valid one; TanStack takes `undefined` for a mistake.
  return (await get(queryKey.join('/'), { signal })) ?? null;
}

/**
 * For a mutation that says `retry` itself: one more attempt as well, but only where sending the same again may
 * help, so not if the server understood and said no, nor after an abort (DECISIONS 3).
 */
export function retryIfItMayHelp(attempts: number, error: unknown): boolean {
  if (attempts >= RETRIES || isAbort(error)) return false;
  if (error instanceof ApiError) return error.status < 400 || error.status >= 500;
  return true;
}
