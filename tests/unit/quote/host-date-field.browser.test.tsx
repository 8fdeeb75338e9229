import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { QuoteFormCard } from '../../../src/quote/quote-form.tsx';
import { useQuoteFormContext } from '../../../src/quote/quote-form-context.ts';
import { QuoteFormRoot } from '../../../src/quote/quote-form-root.tsx';
import { fileOf } from './file-of.ts';

const photo = fileOf('DSC_0412.jpg');

function Submit() {
  const { actions, submit } = useQuoteFormContext();
  const fillInAndSubmit = () => {
    actions.change({ clientName: 'Ana', clientEmail: 'ana@studio.example' });
    actions.addPhotos([photo]);
    submit();
  };
  return <button onClick={fillInAndSubmit}>Submit</button>;
}

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
        <Submit />
      </QuoteFormCard>
    </QuoteFormRoot>,
  );
  await screen.getByRole('button', { name: 'Submit' }).click();
  await expect.poll(() => createOrder.mock.calls.length).toBe(1);
});
