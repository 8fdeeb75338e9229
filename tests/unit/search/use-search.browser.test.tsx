import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { configureApi } from '../../../src/api/config.ts';
import { useSearch, type Search } from '../../../src/search/use-search.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  configureApi();
});

const result = { id: '1', type: 'page', title: 'T', description: 'D', url: '/t' };

async function typing(search?: Search) {
  const hook = await renderHook((typed?: string) => useSearch(typed ?? '', search), { initialProps: '' });
  return {
    state: () => hook.result.current[0],
    type: (text: string) => hook.rerender(text),
    advance: (ms: number) => hook.act(async () => void (await vi.advanceTimersByTimeAsync(ms))),
  };
}

test('useSearch sends a request 300 ms after typing (search 2)', async () => {
  const search = vi.fn<Search>(async () => [result]);
  const { type, advance, state } = await typing(search);
  await type('wed');
  await advance(299);
  expect(search).not.toHaveBeenCalled();
  expect(state().status).toBe('searching');
  await advance(1);
  expect(search).toHaveBeenCalledExactlyOnceWith('wed', expect.any(AbortSignal));
  expect(state()).toEqual({ status: 'done', results: [result], query: 'wed', hasMore: false });
});

test('useSearch restarts the debounce delay on further typing (search 2)', async () => {
  const search = vi.fn<Search>(async () => []);
  const { type, advance } = await typing(search);
  await type('we');
  await advance(299);
  await type('wed');
  await advance(299);
  expect(search).not.toHaveBeenCalled();
  await advance(1);
  expect(search).toHaveBeenCalledExactlyOnceWith('wed', expect.any(AbortSignal));
});

test('useSearch clears the results and sends nothing for a single character (search 3)', async () => {
  const search = vi.fn<Search>(async () => [result]);
  const { type, advance, state } = await typing(search);
  await type('w');
  await advance(1000);
  expect(search).not.toHaveBeenCalled();
  await type('we');
  await advance(300);
  expect(state().results).toHaveLength(1);
  await type('w ');
  expect(state()).toEqual({ status: 'short', results: [], query: 'w' });
  await advance(1000);
  expect(search).toHaveBeenCalledOnce();
});

test('useSearch aborts the request of an older query and ignores its late response (search 7)', async () => {
  const resolvers: ((results: (typeof result)[]) => void)[] = [];
  const search = vi.fn<Search>(() => new Promise((resolve) => resolvers.push(resolve)));
  const { type, advance, state } = await typing(search);
  await type('we');
  await advance(300);
  await type('wed');
  await advance(300);
  expect(search.mock.calls[0]?.[1].aborted).toBe(true);
  resolvers[1]?.([result]);
  await advance(0);
  resolvers[0]?.([result, result]);
  await advance(0);
  expect(state().results).toHaveLength(1);
});

test('useSearch logs an error and clears the results (search 8)', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { type, advance, state } = await typing(async () => {
    throw new Error('500: broken');
  });
  await type('wed');
  await advance(300);
  expect(state()).toEqual({ status: 'failed', results: [], query: 'wed' });
  expect(log).toHaveBeenCalledExactlyOnceWith('Search failed', expect.any(Error));
});

test('useSearch reports a response of the wrong shape as a failure (search 8)', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ results: [result] }));
  const { type, advance, state } = await typing();
  await type('wed');
  await advance(300);
  await advance(0);
  expect(state()).toEqual({ status: 'failed', results: [], query: 'wed' });
});

test('useSearch URL-encodes the query (search 2)', async () => {
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json([result], { status: 200 }));
  const { type, advance, state } = await typing();
  await type('a&b');
  await advance(300);
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/search?q=a%26b');
  await advance(0);
  expect(state().results).toHaveLength(1);
});

test('useSearch keeps the results of a query that is typed again, and sends nothing', async () => {
  const search = vi.fn<Search>(async () => [result]);
  const { type, advance, state } = await typing(search);
  await type('wed');
  await advance(300);
  const { results } = state();
  await type('wedd');
  await advance(200);
  await type('wed');
  await advance(1000);
  expect(search).toHaveBeenCalledOnce();
  expect(state().results).toBe(results);
});

test('useSearch searches again with another function of the host', async () => {
  const [first, second] = [vi.fn<Search>(async () => [result]), vi.fn<Search>(async () => [])];
  const { rerender, act } = await renderHook((search?: Search) => useSearch('wed', search), {
    initialProps: first,
  });
  await act(async () => void (await vi.advanceTimersByTimeAsync(300)));
  await rerender(second);
  await act(async () => void (await vi.advanceTimersByTimeAsync(300)));
  expect(first).toHaveBeenCalledOnce();
  expect(second).toHaveBeenCalledOnce();
});
