/** Bodies that come in pieces, never end or break off, and listeners that are taken away again. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call, configureApi, get } from '../../../src/api/client.ts';
import { ResponseError, ApiError, NetworkError } from '../../../src/api/errors.ts';
import { forgetFailures } from '../../../src/api/call-reports.ts';
import { toast } from '../../../src/lib/toast-store.ts';

vi.mock('../../../src/lib/toast-store.ts', () => ({ toast: vi.fn<() => void>() }));

const MEGABYTE = 1_000_000;

beforeEach(() => configureApi({ baseUrl: 'http://studio.test' }));
afterEach(() => {
  forgetFailures();
  vi.mocked(toast).mockClear();
  vi.unstubAllGlobals();
});

/** Lets the next answer be these pieces of a body; an error in place of a piece breaks it off. */
function answers(pieces: (Uint8Array | string | Error)[], init: ResponseInit = {}) {
  const cancel = vi.fn<() => void>();
  const queue = pieces.map((piece) => (typeof piece === 'string' ? new TextEncoder().encode(piece) : piece));
  const body = new ReadableStream({
    pull(controller) {
      const piece = queue.shift();
      if (piece === undefined) controller.close();
      else if (piece instanceof Error) controller.error(piece);
      else controller.enqueue(piece);
    },
    cancel,
  });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, init)));
  return cancel;
}

const json = { headers: { 'Content-Type': 'application/json' } };

test('get decodes a character that is divided between two chunks', async () => {
  const bytes = new TextEncoder().encode('"für 📷"');
  for (let cut = 1; cut < bytes.length; cut++) {
    answers([bytes.slice(0, cut), bytes.slice(cut)], json);
    expect(await get('/api/words')).toBe('für 📷');
  }
});

test('get reads a response of 2 MB, refuses one byte more, and cancels the rest', async () => {
  const [whole, more] = [2 * MEGABYTE, 2 * MEGABYTE + 1];
  answers(['a'.repeat(whole)]);
  expect(await get('/api/words')).toHaveLength(whole);
  const cancel = answers(['a'.repeat(more), 'never read']);
  await expect(get('/api/words')).rejects.toThrow(ResponseError);
  expect(cancel).toHaveBeenCalled();
});

test('get cuts the body of an error at its limit', async () => {
  answers(['x'.repeat(10_000), 'y'], { status: 500 });
  const error = await get('/api/words').catch((cause: unknown) => cause);
  expect(error).toMatchObject({ status: 500, body: 'x'.repeat(4000) });
});

test('get reports an error whose body breaks off by its status', async () => {
  answers([new Error('reset')], { status: 503, statusText: 'Unavailable' });
  const error = await get('/api/words').catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 503, body: '', message: '503: Unavailable' });
});

test('get reads a response without a content type as text', async () => {
  answers(['{"a":1}'], { headers: {} });
  expect(await get('/api/words')).toBe('{"a":1}');
});

test('get keeps the cause of malformed JSON', async () => {
  answers(['{"a":'], json);
  const error = await get('/api/words').catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(ResponseError);
  expect((error as Error).cause).toBeInstanceOf(SyntaxError);
});

test('call joins several words of a query', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return Promise.resolve(new Response('[]', json));
  });
  // The contract has one; a host's own server may want more.
  await call('search', { query: { q: 'a&b', lang: 'de' } as { q: string } });
  expect(asked).toEqual(['http://studio.test/api/search?q=a%26b&lang=de']);
});

test('a background call shows one toast for its failures, until it has succeeded again', async () => {
  const fail = () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  fail();
  for (const _ of [1, 2]) await expect(get('/api/words')).rejects.toThrow(NetworkError);
  expect(toast).toHaveBeenCalledTimes(1);
  answers(['"back"'], json);
  await get('/api/words');
  fail();
  await expect(get('/api/words')).rejects.toThrow(NetworkError);
  expect(toast).toHaveBeenCalledTimes(2);
});

test('get removes its listeners from a signal that outlives many calls', async () => {
  const { signal } = new AbortController();
  const [add, remove] = [
    vi.spyOn(AbortSignal.prototype, 'addEventListener'),
    vi.spyOn(AbortSignal.prototype, 'removeEventListener'),
  ];
  answers(['"ok"'], json);
  await get('/api/words', { signal });
  await Promise.resolve();
  const ours = (spy: typeof add | typeof remove) =>
    spy.mock.calls.filter(([type, listener]) => type === 'abort' && String(listener).includes('reject'));
  expect(ours(add).length).toBe(1);
  expect(ours(remove).map(([, listener]) => listener)).toEqual(ours(add).map(([, listener]) => listener));
});
