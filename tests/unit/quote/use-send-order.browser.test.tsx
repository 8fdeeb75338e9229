import { expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { configureApi } from '../../../src/api/client.ts';
import { createQueryClient, ordersKey } from '../../../src/api/queries.ts';
import type { DraftLink } from '../../../src/quote/draft/use-draft.ts';
import { defaultQuote } from '../../../src/quote/quote-state.ts';
import { useSendOrder } from '../../../src/quote/use-send-order.ts';

const noDraft: DraftLink = {
  name: undefined,
  hold: () => {},
  sentAs: async () => undefined,
  recall: async () => undefined,
  remember: async () => undefined,
  end: async () => {},
};

/** Sends an order without files, so that it takes one call, and says whether the list of orders counts as old. */
async function sendAndLook(answer: Response): Promise<boolean | undefined> {
  configureApi();
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(answer);
  const client = createQueryClient();
  client.setQueryData(ordersKey, []);
  const { result, act } = await renderHook(() => useSendOrder(noDraft));
  await act(() => result.current.send(defaultQuote));
  return client.getQueryState(ordersKey)?.isInvalidated;
}

test('354 the form’s order makes the cached list of orders old', async () => {
  expect(await sendAndLook(Response.json({ id: 'SL-1' }, { status: 201 }))).toBe(true);
});

test('354 a refused one leaves it as it is', async () => {
  expect(await sendAndLook(new Response('No', { status: 400 }))).toBe(false);
});
