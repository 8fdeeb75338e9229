/** Compares the table of failures in *Foundations/How to change it* with the code that handles each failure. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { call as makeCall } from '../../src/api/client.ts';
import { endpoints, type EndpointName } from '../../src/api/endpoints.ts';
import { withRetry } from '../../src/api/retry.ts';
import { SendPanel } from '../../src/quote/send-panel.tsx';
import { newOrder, type Order, type SendFailure } from '../../src/quote/order/order-machine.ts';
import type { OrderSession } from '../../src/quote/order/order-session.ts';
import { quoteMessages } from '../../src/quote/quote-messages.ts';
import { inForm } from './quote/in-form.tsx';
import { failureRows, outcomesOf } from '../../stories/docs/failures.ts';

const calls = Object.keys(endpoints) as EndpointName[];

/** Every failure with the row that describes it. */
const cases = calls.flatMap((call) =>
  outcomesOf(call).map(({ name, error }) => {
    const row = failureRows(call).find(({ outcomes }) => outcomes.includes(name));
    return { call, name, error, row };
  }),
);

test.each(cases)(
  '$call, $name: the row states the number of attempts (errors 7)',
  async ({ call, error, row }) => {
    expect(row?.retried).toBe((await countRequests(call, error)) === 2 ? 'once after 1 s, same key' : 'no');
  },
);

/** Returns the number of requests that a call makes if each of them fails. */
async function countRequests(name: EndpointName, error: unknown): Promise<number> {
  const request = vi.fn(() => Promise.reject(error as Error));
  vi.stubGlobal('fetch', request);
  const deps = { pause: () => Promise.resolve(), online: () => true };
  const input = { json: {}, query: {} };
  // The order form sends these two calls through `withRetry`.
  const isOfOrder = name === 'upload' || name === 'createOrder';
  await (isOfOrder ? withRetry(request, undefined, deps) : (makeCall as LooseCall)(name, input)).catch(
    () => {},
  );
  return request.mock.calls.length;
}

type LooseCall = (name: string, input: object) => Promise<unknown>;

test.each(cases.filter(({ row }) => row?.button))(
  '$call, $name: the form shows the panel and the buttons of the row (ordering 35, ordering 43)',
  ({ call, error, row }) => {
    const order: Order = { ...newOrder(), failure: { call, error } as SendFailure };
    const session = {} as OrderSession;
    const markup = renderToStaticMarkup(inForm({ order, session }, <SendPanel />));
    const text = markup.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
    const { tryAgain, sendAsNew } = quoteMessages;
    expect(text).toContain(row?.panel);
    for (const button of [tryAgain, sendAsNew])
      expect(text.includes(button), button).toBe(row?.button.includes(`${button}:`));
    expect(row?.button.includes(sendAsNew)).toBe(isConflict(call, error));
  },
);

const isConflict = (call: EndpointName, error: unknown) =>
  call === 'createOrder' && error instanceof Error && error.message.startsWith('409');
