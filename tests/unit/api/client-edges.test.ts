/** Tests bodies that arrive in chunks, are too long or break off, and the removal of abort listeners. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call, get } from '../../../src/api/client.ts';
import { configureApi } from '../../../src/api/config.ts';
import { ResponseError, ApiError, NetworkError } from '../../../src/api/errors.ts';
import { forgetFailures } from '../../../src/api/call-outcomes.ts';
import { toast } from '../../../src/lib/toast-store.ts';

vi.mock('../../../src/lib/toast-store.ts', { spy: true });

const MEGABYTE = 1_000_000;

beforeEach(() => configureApi({ baseUrl: 'http://studio.test' }));
afterEach(() => {
  forgetFailures();
  vi.mocked(toast).mockClear();
  vi.unstubAllGlobals();
});

/** Mocks `fetch` with a body of these chunks. An `Error` among them breaks the body off. Returns its `cancel` mock. */
function respondWith(chunks: (Uint8Array | string | Error)[], init: ResponseInit = {}) {
  const cancel = vi.fn<() => void>();
  const queue = chunks.map((chunk) => (typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk));
  const body = new ReadableStream({
    pull(controller) {
      const chunk = queue.shift();
      if (chunk === undefined) controller.close();
      else if (chunk instanceof Error) controller.error(chunk);
      else controller.enqueue(chunk);
    },
    cancel,
  });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, init)));
  return cancel;
}

const json = { headers: { 'Content-Type': 'application/json' } };

test('get decodes a character that is split across two chunks', async () => {
  const bytes = new TextEncoder().encode('"für 📷"');
  for (let cut = 1; cut < bytes.length; cut++) {
    respondWith([bytes.slice(0, cut), bytes.slice(cut)], json);
    expect(await get('/api/words')).toBe('für 📷');
  }
});

test('get reads a response of 2 MB and cancels a longer one', async () => {
  const [whole, more] = [2 * MEGABYTE, 2 * MEGABYTE + 1];
  respondWith(['a'.repeat(whole)]);
  expect(await get('/api/words')).toHaveLength(whole);
  const cancel = respondWith(['a'.repeat(more), 'never read']);
  await expect(get('/api/words')).rejects.toThrow(ResponseError);
  expect(cancel).toHaveBeenCalled();
});

test('get truncates an error body to 4,000 characters', async () => {
  respondWith(['x'.repeat(10_000), 'y'], { status: 500 });
  const error = await get('/api/words').catch((cause: unknown) => cause);
  expect(error).toMatchObject({ status: 500, body: 'x'.repeat(4000) });
});

test('get rejects with the status of an error whose body breaks off', async () => {
  respondWith([new Error('reset')], { status: 503, statusText: 'Unavailable' });
  const error = await get('/api/words').catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 503, body: '', message: '503: Unavailable' });
});

test('get returns text for a response without a content type', async () => {
  respondWith(['{"a":1}'], { headers: {} });
  expect(await get('/api/words')).toBe('{"a":1}');
});

test('get rejects malformed JSON with the SyntaxError as cause', async () => {
  respondWith(['{"a":'], json);
  const error = await get('/api/words').catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(ResponseError);
  expect((error as Error).cause).toBeInstanceOf(SyntaxError);
});

test('call encodes and joins several query parameters', async () => {
  const requested: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    requested.push(address);
    return Promise.resolve(new Response('[]', json));
  });
  // The contract has one parameter. A host's own server may need more.
  await call('search', { query: { q: 'a&b', lang: 'de' } as { q: string } });
  expect(requested).toEqual(['http://studio.test/api/search?q=a%26b&lang=de']);
});

test('a background call raises one toast per outage, until a response succeeds again', async () => {
  const fail = () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  fail();
  for (const _ of [1, 2]) await expect(get('/api/words')).rejects.toThrow(NetworkError);
  expect(toast).toHaveBeenCalledTimes(1);
  respondWith(['"back"'], json);
  await get('/api/words');
  fail();
  await expect(get('/api/words')).rejects.toThrow(NetworkError);
  expect(toast).toHaveBeenCalledTimes(2);
});

test('get removes its abort listener from the caller’s signal', async () => {
  const { signal } = new AbortController();
  const [add, remove] = [
    vi.spyOn(AbortSignal.prototype, 'addEventListener'),
    vi.spyOn(AbortSignal.prototype, 'removeEventListener'),
  ];
  respondWith(['"ok"'], json);
  await get('/api/words', { signal });
  await Promise.resolve();
  const ours = (spy: typeof add | typeof remove) =>
    spy.mock.calls.filter(([type, listener]) => type === 'abort' && String(listener).includes('reject'));
  expect(ours(add).length).toBe(1);
  expect(ours(remove).map(([, listener]) => listener)).toEqual(ours(add).map(([, listener]) => listener));
});
