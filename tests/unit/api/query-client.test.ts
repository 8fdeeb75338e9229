import { MutationObserver, QueryObserver, type QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { get } from '../../../src/api/client.ts';
import { AnswerError, ApiError, NetworkError } from '../../../src/api/errors.ts';
import { createQueryClient, retryIfItMayHelp } from '../../../src/api/query-client.ts';
import { must } from '../must.ts';

vi.mock('../../../src/api/client.ts', () => ({ get: vi.fn<() => void>(), call: vi.fn<() => void>() }));

let client: QueryClient;
beforeEach(() => {
  vi.useFakeTimers();
  client = createQueryClient();
});
afterEach(() => {
  client.clear();
  vi.mocked(get).mockReset();
  vi.useRealTimers();
});

const answered = (status: number) => new ApiError({ status, statusText: '', body: '', path: '/' });

test('437 to 441, 443, 444 the defaults of SPEC §7', () => {
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

test('442 the delay of a query doubles from 1 s and is capped at 30 s', () => {
  const delay = must(client.getDefaultOptions().queries).retryDelay as (
    attempt: number,
    error: Error,
  ) => number;
  expect([0, 1, 2, 3, 4, 5, 9].map((attempt) => delay(attempt, new Error('x')))).toEqual([
    1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
  ]);
});

describe('434 the default query', () => {
  test.each([
    [['/api/services'], '/api/services'],
    [['/api', 'orders', 7], '/api/orders/7'],
  ])('%j gets %s', async (queryKey, path) => {
    vi.mocked(get).mockResolvedValue([1]);
    await expect(client.fetchQuery({ queryKey })).resolves.toEqual([1]);
    expect(get).toHaveBeenCalledExactlyOnceWith(path, { signal: expect.any(AbortSignal) });
  });

  test('425 an empty answer is kept as null', async () => {
    vi.mocked(get).mockResolvedValue(undefined);
    await expect(client.fetchQuery({ queryKey: ['/api/services'] })).resolves.toBeNull();
  });
});

test('441 a failing query is asked twice in all, 1 s apart', async () => {
  vi.mocked(get).mockRejectedValue(answered(500));
  const observer = new QueryObserver(client, { queryKey: ['/api/x'] });
  const stop = observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(999);
  expect(get).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(get).toHaveBeenCalledTimes(2);
  expect(observer.getCurrentResult().isError).toBe(true);
  stop();
});

describe('443 a mutation that asks whether it may help', () => {
  async function attempts(failure: unknown): Promise<number> {
    const mutationFn = vi.fn<() => Promise<never>>().mockRejectedValue(failure);
    const pending = new MutationObserver(client, { mutationFn, retry: retryIfItMayHelp })
      .mutate()
      .catch(() => undefined);
    await vi.advanceTimersByTimeAsync(60_000);
    await pending;
    return mutationFn.mock.calls.length;
  }

  test.each([
    ['500', answered(500)],
    ['503', answered(503)],
    ['a lost connection', new NetworkError('unreachable', '/')],
    ['a timeout', new NetworkError('timeout', '/')],
    ['an unreadable answer', new AnswerError('/')],
  ])('is tried again once after %s', async (_name, error) => {
    expect(await attempts(error)).toBe(2);
  });

  test.each([
    ['400', answered(400)],
    ['401', answered(401)],
    ['499', answered(499)],
    ['an abort', new DOMException('', 'AbortError')],
  ])('is not tried again after %s', async (_name, error) => {
    expect(await attempts(error)).toBe(1);
  });

  test('444 the second attempt comes after 1 s', async () => {
    const mutationFn = vi.fn<() => Promise<never>>().mockRejectedValue(answered(500));
    const pending = new MutationObserver(client, { mutationFn }).mutate().catch(() => undefined);
    await vi.advanceTimersByTimeAsync(999);
    expect(mutationFn).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(mutationFn).toHaveBeenCalledTimes(2);
    await pending;
  });

  test('an order never waits for a connection to leave by itself', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(await attempts(new NetworkError('offline', '/'))).toBe(2);
    vi.unstubAllGlobals();
  });
});
