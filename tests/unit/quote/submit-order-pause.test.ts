/** The sender's own clock and calls, which the other tests replace. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call } from '../../../src/api/client.ts';
import { ApiError } from '../../../src/api/errors.ts';
import { defaultFields, type QuoteState } from '../../../src/quote/quote-state.ts';
import { RETRY_DELAY } from '../../../src/api/retry.ts';
import { createOrderSender } from '../../../src/quote/submit-order.ts';
import { filesOf } from './file-of.ts';

vi.mock('../../../src/api/client.ts', async (original) => ({
  ...(await original<object>()),
  call: vi.fn<() => Promise<{ id: string }>>(() => Promise.resolve({ id: 'SL-7' })),
}));

const state: QuoteState = {
  fields: { ...defaultFields, serviceType: 'portrait', clientName: 'Ana', clientEmail: 'ana@studio.example' },
  photos: filesOf(2),
  references: [],
  marks: {},
};
const trouble = new ApiError({ status: 503, statusText: '', body: '', path: '/api/upload' });

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(call).mockClear();
});
afterEach(() => vi.useRealTimers());

function sender() {
  const upload = vi
    .fn<() => Promise<string[]>>()
    .mockRejectedValueOnce(trouble)
    .mockResolvedValue(['a', 'b']);
  return { upload, ...createOrderSender({ upload, newKey: () => 'key', isOnline: () => true }) };
}

test('the second attempt comes after a second, not before, and the order goes by the call of the contract', async () => {
  const { upload, send } = sender();
  const { signal } = new AbortController();
  const outcome = send(state, { signal });
  await vi.advanceTimersByTimeAsync(RETRY_DELAY - 1);
  expect(upload).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(upload).toHaveBeenCalledTimes(2);
  expect(await outcome).toMatchObject({ kind: 'sent', id: 'SL-7' });
  expect(call).toHaveBeenCalledWith('createOrder', {
    json: expect.objectContaining({ uploadedFiles: ['a', 'b'] }),
    idempotencyKey: 'key',
    signal,
  });
});

test('canceled while it waits, it waits no longer and tries no more', async () => {
  const { upload, send } = sender();
  const controller = new AbortController();
  const outcome = send(state, { signal: controller.signal });
  await vi.advanceTimersByTimeAsync(RETRY_DELAY / 2);
  controller.abort();
  expect(await outcome).toMatchObject({ kind: 'canceled' });
  await vi.advanceTimersByTimeAsync(RETRY_DELAY * 2);
  expect(upload).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBeLessThanOrEqual(1);
});
