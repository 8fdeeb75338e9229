/** The table of failures in *Foundations/How to change it* against the code that acts on a failure. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { contract, endpoints, type EndpointName } from '../../src/api/contract.ts';
import { withRetry } from '../../src/api/retry.ts';
import { SendPanel } from '../../src/quote/order-notices.tsx';
import { newOrder, type Order, type SendFailure } from '../../src/quote/order/order-machine.ts';
import type { OrderSession } from '../../src/quote/order/order-session.ts';
import { quoteMessages } from '../../src/quote/quote-messages.ts';
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
  '$call, $name: the row says how often it is tried (errors 7)',
  async ({ call, error, row }) => {
    let attempts = 0;
    const attempt = () => {
      attempts += 1;
      throw error;
    };
    const deps = { pause: () => Promise.resolve(), online: () => true };
    if (contract[call].idempotent) await withRetry(attempt, undefined, deps).catch(() => {});
    expect(row?.retried).toBe(attempts === 2 ? 'once after 1 s, same key' : 'no');
  },
);

test.each(cases.filter(({ row }) => row?.button))(
  '$call, $name: the form shows the panel and the button of the row (ordering 35, ordering 43)',
  ({ call, error, row }) => {
    const order: Order = { ...newOrder(), failure: { call, error } as SendFailure };
    const session = {} as OrderSession;
    const markup = renderToStaticMarkup(
      <SendPanel {...{ order, session }} words={quoteMessages} onSubmit={() => {}} />,
    );
    const text = markup.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
    const button = row?.button.split(':')[0] ?? '';
    expect(text).toContain(row?.panel);
    expect(text).toContain(button);
    expect(button).toBe(isConflict(call, error) ? quoteMessages.sendAsNew : quoteMessages.tryAgain);
  },
);

const isConflict = (call: EndpointName, error: unknown) =>
  call === 'createOrder' && error instanceof Error && error.message.startsWith('409');
