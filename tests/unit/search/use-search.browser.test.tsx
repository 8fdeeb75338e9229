import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { configureApi } from '../../../src/api/client.ts';
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
    state: () => hook.result.current,
    type: (text: string) => hook.rerender(text),
    pass: (ms: number) => hook.act(async () => void (await vi.advanceTimersByTimeAsync(ms))),
  };
}

test('useSearch sends no request after 299 ms, and one after 300 ms (search 2)', async () => {
  const search = vi.fn<Search>(async () => [result]);
  const { type, pass, state } = await typing(search);
  await type('wed');
  await pass(299);
  expect(search).not.toHaveBeenCalled();
  expect(state().status).toBe('searching');
  await pass(1);
  expect(search).toHaveBeenCalledExactlyOnceWith('wed', expect.any(AbortSignal));
  expect(state()).toEqual({ status: 'done', results: [result], query: 'wed' });
});

test('typing within the pause restarts it (search 2)', async () => {
  const search = vi.fn<Search>(async () => []);
  const { type, pass } = await typing(search);
  await type('we');
  await pass(299);
  await type('wed');
  await pass(299);
  expect(search).not.toHaveBeenCalled();
  await pass(1);
  expect(search).toHaveBeenCalledExactlyOnceWith('wed', expect.any(AbortSignal));
});

test('one character sends nothing and clears the results; two send (search 3)', async () => {
  const search = vi.fn<Search>(async () => [result]);
  const { type, pass, state } = await typing(search);
  await type('w');
  await pass(1000);
  expect(search).not.toHaveBeenCalled();
  await type('we');
  await pass(300);
  expect(state().results).toHaveLength(1);
  await type('w ');
  expect(state()).toEqual({ status: 'short', results: [], query: 'w' });
  await pass(1000);
  expect(search).toHaveBeenCalledOnce();
});

test('the request of an older query is aborted, and its late response dropped (search 7)', async () => {
  const answers: ((results: (typeof result)[]) => void)[] = [];
  const search = vi.fn<Search>(() => new Promise((done) => answers.push(done)));
  const { type, pass, state } = await typing(search);
  await type('we');
  await pass(300);
  await type('wed');
  await pass(300);
  expect(search.mock.calls[0]?.[1].aborted).toBe(true);
  answers[1]?.([result]);
  await pass(0);
  answers[0]?.([result, result]);
  await pass(0);
  expect(state().results).toHaveLength(1);
});

test('an error is logged and the results become empty (search 8)', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { type, pass, state } = await typing(async () => {
    throw new Error('500: broken');
  });
  await type('wed');
  await pass(300);
  expect(state()).toEqual({ status: 'failed', results: [], query: 'wed' });
  expect(log).toHaveBeenCalledExactlyOnceWith('Search failed', expect.any(Error));
});

test('a response of the wrong shape is a failure, not a search without results (search 8)', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ results: [result] }));
  const { type, pass, state } = await typing();
  await type('wed');
  await pass(300);
  await pass(0);
  expect(state()).toEqual({ status: 'failed', results: [], query: 'wed' });
});

test('the query is URL-encoded (search 2)', async () => {
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json([result], { status: 200 }));
  const { type, pass, state } = await typing();
  await type('a&b');
  await pass(300);
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/search?q=a%26b');
  await pass(0);
  expect(state().results).toHaveLength(1);
});
