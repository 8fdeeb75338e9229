import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { QuoteFormCard } from '../../../src/quote/quote-form.tsx';
import { QuoteFormRoot } from '../../../src/quote/quote-form-root.tsx';
import { FillInAndSubmit } from './fill-in-and-submit.tsx';

test('QuoteForm submits despite an empty required date field of the host', async () => {
  const createOrder = vi.fn(async () => ({ id: 'A-1' }));
  const screen = await render(
    <QuoteFormRoot
      defaults={{ serviceType: 'portrait' }}
      upload={async () => ['stored-1']}
      createOrder={createOrder}
    >
      <QuoteFormCard>
        <input type="date" aria-label="Date of the shoot" required />
        <FillInAndSubmit />
      </QuoteFormCard>
    </QuoteFormRoot>,
  );
  await screen.getByRole('button', { name: 'Submit' }).click();
  await expect.poll(() => createOrder.mock.calls.length).toBe(1);
});
