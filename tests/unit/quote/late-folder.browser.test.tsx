import { useEffect } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { OrderSession } from '../../../src/quote/order/order-session.ts';
import { QuoteFormCard, QuoteFormUpload } from '../../../src/quote/quote-form.tsx';
import { useQuoteFormContext } from '../../../src/quote/quote-form-context.ts';
import { QuoteFormRoot } from '../../../src/quote/quote-form-root.tsx';
import { photoLists } from '../../../src/quote/quote-state.ts';
import { dropFolder, settled } from '../photos/drop-folder.ts';

function Session({ onMount }: { onMount: (session: OrderSession) => void }) {
  const { session } = useQuoteFormContext();
  useEffect(() => onMount(session), [session, onMount]);
  return null;
}

test.each(photoLists)(
  'a folder read after the order has succeeded is added to %s of the next order',
  async (list) => {
    const mounted = Promise.withResolvers<OrderSession>();
    const response = Promise.withResolvers<{ id: string }>();
    await render(
      <QuoteFormRoot upload={async () => []} createOrder={() => response.promise}>
        <Session onMount={mounted.resolve} />
        <QuoteFormCard>
          <QuoteFormUpload />
        </QuoteFormCard>
      </QuoteFormRoot>,
    );
    const session = await mounted.promise;
    const reading = dropFolder('DSC_0412.jpg', photoLists.indexOf(list));
    session.dispatch({ type: 'submit' });
    await expect.poll(() => session.get().step).toBe('submitting');
    response.resolve({ id: 'A-1' });
    await expect.poll(() => session.get().sent?.id).toBe('A-1');
    await settled();
    reading.resolve();
    await expect.poll(() => session.get().quote[list].map(({ name }) => name)).toEqual(['DSC_0412.jpg']);
    await expect.poll(() => document.body.textContent).toMatch(/1 (reference )?photo added\./);
  },
);
