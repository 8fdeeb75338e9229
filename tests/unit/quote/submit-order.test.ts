import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { ApiError, NetworkError } from '../../../src/api/errors.ts';
import { RETRY_DELAY } from '../../../src/api/retry.ts';
import { createOrderSender, type SenderParts } from '../../../src/quote/submit-order.ts';
import { readMemory, RECEIPT_LIFETIME } from '../../../src/quote/sender-memory.ts';
import { defaultFields, type QuoteState } from '../../../src/quote/quote-state.ts';
import { fileOf, filesOf } from './file-of.ts';

const state: QuoteState = {
  fields: { ...defaultFields, serviceType: 'portrait', clientName: 'Ana', clientEmail: 'ana@studio.example' },
  photos: filesOf(2),
  references: filesOf(1, 'REF_'),
  marks: {},
};
const answer = (status: number) => new ApiError({ status, statusText: '', body: '', path: '/api' });
const lost = () => new NetworkError('unreachable', '/api');
const signal = new AbortController().signal;

/** A sender whose calls are written down in order, with whatever is made to fail. */
function sender(failing: Partial<SenderParts> = {}) {
  const calls: { call: 'upload' | 'order'; sent: unknown; key: string | undefined }[] = [];
  let keys = 0;
  const upload = vi.fn(
    failing.upload ?? (async (files: readonly File[]) => files.map(({ name }) => `stored-${name}`)),
  );
  const order = vi.fn(failing.order ?? (async () => ({ id: 'SL-1' })));
  const pause = vi.fn(failing.pause ?? (async () => {}));
  const made = createOrderSender({
    ...(failing.memory && { memory: failing.memory }),
    ...(failing.isOnline && { isOnline: failing.isOnline }),
    newKey: failing.newKey ?? (() => `key-${++keys}`),
    pause,
    upload: (files, options) => {
      calls.push({ call: 'upload', sent: files.map(({ name }) => name), key: options.idempotencyKey });
      return upload(files, options);
    },
    order: (payload, options) => {
      calls.push({ call: 'order', sent: payload, key: options.idempotencyKey });
      return order(payload, options);
    },
  });
  return { ...made, calls, pause, steps: () => calls.map(({ call }) => call) };
}

test('331–333 main photos, then references, then the order', async () => {
  const { send, calls } = sender();
  const onStep = vi.fn();
  const outcome = await send(state, { signal, onStep });
  expect(outcome).toMatchObject({ kind: 'sent', id: 'SL-1' });
  expect(calls.map(({ call, sent }) => (call === 'upload' ? sent : call))).toEqual([
    ['DSC_0000.jpg', 'DSC_0001.jpg'],
    ['REF_0000.jpg'],
    'order',
  ]);
  expect(calls[2]?.sent).toMatchObject({
    uploadedFiles: ['stored-DSC_0000.jpg', 'stored-DSC_0001.jpg'],
    referenceFiles: ['stored-REF_0000.jpg'],
  });
  expect(onStep.mock.calls).toEqual([['uploading'], ['submitting']]);
});

test('332/345 without references there is one upload and an empty list', async () => {
  const { send, steps, calls } = sender();
  await send({ ...state, references: [] }, { signal });
  expect(steps()).toEqual(['upload', 'order']);
  expect(calls[1]?.sent).toMatchObject({ referenceFiles: [] });
});

test('338 a second click while the first is under way sends nothing', async () => {
  const { send, steps } = sender();
  const [first, second] = await Promise.all([send(state, { signal }), send(state, { signal })]);
  expect([first.kind, second.kind]).toEqual(['sent', 'busy']);
  expect(steps()).toEqual(['upload', 'upload', 'order']);
});

test('357 a failed upload posts no order', async () => {
  const { send, steps } = sender({ upload: async () => Promise.reject(answer(413)) });
  expect(await send(state, { signal })).toMatchObject({
    kind: 'failed',
    step: 'uploading',
    error: { status: 413 },
  });
  expect(steps()).toEqual(['upload']);
});

test('361 a retry after an order failure uploads nothing again', async () => {
  let attempts = 0;
  const { send, steps } = sender({
    order: async () => (++attempts === 1 ? Promise.reject(answer(400)) : { id: 'SL-2' }),
  });
  expect(await send(state, { signal })).toMatchObject({ kind: 'failed', step: 'submitting' });
  expect(await send(state, { signal })).toMatchObject({ kind: 'sent', id: 'SL-2' });
  expect(steps()).toEqual(['upload', 'upload', 'order', 'order']);
});

test('361 of a list that has changed only the new files are uploaded, and all are named in order', async () => {
  let attempts = 0;
  const { send, calls } = sender({
    order: async () => (++attempts === 1 ? Promise.reject(answer(400)) : { id: 'SL-2' }),
  });
  await send(state, { signal });
  await send({ ...state, references: filesOf(2, 'REF_') }, { signal });
  expect(calls.map(({ call, sent }) => (call === 'upload' ? sent : call)).slice(3)).toEqual([
    ['REF_0001.jpg'],
    'order',
  ]);
  expect(calls.at(-1)?.sent).toMatchObject({
    uploadedFiles: ['stored-DSC_0000.jpg', 'stored-DSC_0001.jpg'],
    referenceFiles: ['stored-REF_0000.jpg', 'stored-REF_0001.jpg'],
  });
});

test('the progress goes on from what has left already; a list that is all there is full, an empty one says nothing', async () => {
  const size = 100;
  const [kept, added] = [fileOf('REF_0000.jpg', { size }), fileOf('REF_0001.jpg', { size: 30 })];
  let attempts = 0;
  const { send } = sender({
    upload: async (files, { onProgress }) => {
      onProgress?.(10, 33);
      return files.map(({ name }) => name);
    },
    order: async () => (++attempts < 3 ? Promise.reject(answer(400)) : { id: 'SL-2' }),
  });
  await send({ ...state, references: [kept] }, { signal });
  const onProgress = vi.fn();
  await send({ ...state, references: [kept, added] }, { signal, onProgress });
  expect(onProgress.mock.calls).toEqual([
    ['photos', 1, 1],
    ['references', 110, 133],
  ]);
  onProgress.mockClear();
  await send({ ...state, references: [] }, { signal, onProgress });
  expect(onProgress.mock.calls).toEqual([['photos', 1, 1]]);
});

test('a list that was accepted before the other failed is not sent twice', async () => {
  let attempts = 0;
  const { send, calls } = sender({
    upload: async (files) => (++attempts === 2 ? Promise.reject(answer(400)) : files.map(({ name }) => name)),
  });
  await send(state, { signal });
  await send(state, { signal });
  expect(calls.filter(({ sent }) => Array.isArray(sent) && sent.length === 2)).toHaveLength(1);
});

test('362 one submission carries one key on every attempt of every step', async () => {
  let attempts = 0;
  const { send, calls } = sender({
    upload: async (files) => (++attempts === 1 ? Promise.reject(lost()) : files.map(({ name }) => name)),
    order: async () => Promise.reject(answer(503)),
  });
  await send(state, { signal });
  await send(state, { signal });
  expect(calls).toHaveLength(7);
  expect(new Set(calls.map(({ key }) => key))).toEqual(new Set(['key-1']));
});

test('362 changed content is another submission, and so is the next order', async () => {
  let attempts = 0;
  const { send, calls } = sender({
    order: async () => (++attempts === 1 ? Promise.reject(answer(400)) : { id: `SL-${attempts}` }),
  });
  await send(state, { signal });
  await send({ ...state, fields: { ...state.fields, rushOrder: true } }, { signal });
  await send({ ...state, fields: { ...state.fields, rushOrder: true } }, { signal });
  expect(calls.filter(({ call }) => call === 'order').map(({ key }) => key)).toEqual([
    'key-1',
    'key-2',
    'key-3',
  ]);
});

test.each([
  ['a lost connection', lost(), 2],
  ['no connection', new NetworkError('offline', '/api'), 1],
  ['500', answer(500), 2],
  ['503', answer(503), 2],
  ['400', answer(400), 1],
  ['413', answer(413), 1],
  ['a server that never answers', new NetworkError('timeout', '/api'), 1],
  ['a stalled line', new NetworkError('stalled', '/api'), 1],
  ['anything unforeseen', new Error('?'), 1],
])('retry: %s', async (_name, error, attempts) => {
  const order = vi.fn(async () => Promise.reject(error));
  const { send, pause } = sender({ order });
  expect(await send(state, { signal })).toMatchObject({ kind: 'failed', error });
  expect(order).toHaveBeenCalledTimes(attempts);
  expect(pause.mock.calls.map(([ms]) => ms)).toEqual(attempts === 2 ? [RETRY_DELAY] : []);
});

test('a retry that succeeds is a success', async () => {
  let attempts = 0;
  const { send } = sender({
    order: async () => (++attempts === 1 ? Promise.reject(lost()) : { id: 'SL-9' }),
  });
  expect(await send(state, { signal })).toMatchObject({ kind: 'sent', id: 'SL-9' });
});

test('a cancel ends the submission without a failure, and the lock is open again', async () => {
  const controller = new AbortController();
  const { send, steps } = sender({
    upload: async (files, options) => {
      if (options.signal === signal) return files.map(({ name }) => name);
      return new Promise((_resolve, reject) => {
        options.signal?.addEventListener('abort', () => reject(options.signal?.reason));
      });
    },
  });
  const sending = send(state, { signal: controller.signal });
  await vi.waitFor(() => expect(steps()).toEqual(['upload']));
  controller.abort();
  expect(await sending).toEqual({ kind: 'canceled' });
  expect(steps()).toEqual(['upload']);
  expect((await send(state, { signal })).kind).toBe('sent');
});

test('a cancel at once, while the device is still asked what it remembers, sends nothing', async () => {
  const controller = new AbortController();
  const { send, steps } = sender();
  const sending = send(state, { signal: controller.signal });
  controller.abort();
  expect(await sending).toEqual({ kind: 'canceled' });
  expect(steps()).toEqual([]);
});

test('a cancel during the pause before the retry sends nothing more', async () => {
  const controller = new AbortController();
  const { send, steps } = sender({
    upload: async () => Promise.reject(lost()),
    pause: (_ms, stop) =>
      new Promise((_resolve, reject) => {
        stop?.addEventListener('abort', () => reject(stop?.reason));
        controller.abort();
      }),
  });
  expect(await send(state, { signal: controller.signal })).toEqual({ kind: 'canceled' });
  expect(steps()).toEqual(['upload']);
});

test('what is changed while the order is under way does not reach it', async () => {
  const { send, calls } = sender();
  const changing = { ...state };
  const sending = send(changing, { signal });
  changing.photos = [];
  await sending;
  expect(calls[0]?.sent).toHaveLength(2);
});

test('offline nothing is sent, and nothing by itself once the connection is back', async () => {
  let online = false;
  const { send, steps } = sender({ isOnline: () => online });
  const outcome = await send(state, { signal });
  expect(outcome).toMatchObject({ kind: 'failed', step: 'uploading', error: { reason: 'offline' } });
  online = true;
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(steps()).toEqual([]);
  expect((await send(state, { signal })).kind).toBe('sent');
});

test('a connection that goes before the retry leaves it to the person', async () => {
  let online = true;
  const order = vi.fn(async () => Promise.reject(lost()));
  const { send } = sender({ order, isOnline: () => online, pause: async () => void (online = false) });
  expect(await send(state, { signal })).toMatchObject({ kind: 'failed', step: 'submitting' });
  expect(order).toHaveBeenCalledOnce();
});

describe('what is kept with the draft', () => {
  /** A device that keeps what it is told, through JSON as a storage would. */
  function device() {
    let kept: string | undefined;
    return {
      recall: async (): Promise<unknown> => JSON.parse(kept ?? 'null'),
      remember: async (memory: unknown) => void (kept = JSON.stringify(memory)),
    };
  }

  test('361/362 after a reload nothing is uploaded twice, and the key is the same', async () => {
    const memory = device();
    const before = sender({ memory, order: async () => Promise.reject(answer(503)) });
    await before.send(state, { signal });
    const after = sender({ memory, newKey: () => 'another key' });
    expect((await after.send(state, { signal })).kind).toBe('sent');
    expect(after.steps()).toEqual(['order']);
    expect(after.calls[0]?.key).toBe('key-1');
    expect(before.calls[0]?.key).toBe('key-1');
  });

  test('once sent, the same order again is another one', async () => {
    const memory = device();
    const { send, steps, calls } = sender({ memory });
    await send(state, { signal });
    await send(state, { signal });
    expect(steps()).toEqual(['upload', 'upload', 'order', 'upload', 'upload', 'order']);
    expect(new Set(calls.map(({ key }) => key)).size).toBe(2);
  });

  test('once sent, the draft ends before its key is forgotten: a crash in between makes no second order', async () => {
    const memory = device();
    const { send } = sender({ memory });
    let keptThen: unknown;
    const onSent = async () => {
      // The device takes a moment to end a draft.
      await Promise.resolve();
      keptThen = await memory.recall();
    };
    await send(state, { signal, onSent });
    expect(readMemory(keptThen, Date.now()).submission.key).toBe('key-1');
    expect(await memory.recall()).toBeNull();
  });

  test('the key is kept before anything leaves', async () => {
    const order: string[] = [];
    const { send } = sender({
      memory: { recall: async () => null, remember: async () => void order.push('kept') },
      upload: async (files) => {
        order.push('upload');
        return files.map(({ name }) => name);
      },
    });
    await send(state, { signal });
    expect(order.slice(0, 2)).toEqual(['kept', 'upload']);
  });

  test('a storage that never answers does not hold up an order', async () => {
    const never = async () => new Promise<unknown>(() => {});
    const { send } = sender({ memory: { recall: never, remember: never } });
    vi.useFakeTimers();
    const outcome = send(state, { signal });
    await vi.runAllTimersAsync();
    vi.useRealTimers();
    expect((await outcome).kind).toBe('sent');
  });

  test('receipts are good for a day; whatever else lies there is read without harm', () => {
    const memory = {
      submission: { content: 'c', key: 'k' },
      receipts: { photos: { a: 'x' }, references: {} },
      at: 1000,
    };
    expect(readMemory(memory, 2000)).toEqual(memory);
    expect(readMemory(memory, 1000 + RECEIPT_LIFETIME).receipts).toEqual({ photos: {}, references: {} });
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (submission, receipts) => {
        const read = readMemory({ at: 1, submission, receipts }, 2);
        expect(typeof read.submission.key).toBe('string');
        for (const name of Object.values(read.receipts.photos)) expect(typeof name).toBe('string');
      }),
    );
    fc.assert(fc.property(fc.anything(), (stored) => void readMemory(stored, 2)));
  });
});
