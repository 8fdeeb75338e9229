import { useEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { CreateOrder } from '../../../src/quote/order/order-deps.ts';
import { clearToasts, getToasts } from '../../../src/lib/toast-store.ts';
import type { OrderSession } from '../../../src/quote/order/order-session.ts';
import { QuoteFormCard, QuoteFormFooter, QuoteFormUpload } from '../../../src/quote/quote-form.tsx';
import { useQuoteFormContext } from '../../../src/quote/quote-form-context.ts';
import { QuoteFormRoot } from '../../../src/quote/quote-form-root.tsx';
import { photoLists } from '../../../src/quote/quote-state.ts';
import { NetworkError } from '../../../src/api/errors.ts';
import { dropFolder, settled } from '../photos/drop-folder.ts';
import { fileOf } from './file-of.ts';

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

/** Renders a form with an order that can be sent. */
async function openFilledForm(createOrder: CreateOrder) {
  const mounted = Promise.withResolvers<OrderSession>();
  await render(
    <QuoteFormRoot
      defaults={{ serviceType: 'portrait' }}
      upload={async (files) => files.map(({ name }) => name)}
      createOrder={createOrder}
    >
      <Session onMount={mounted.resolve} />
      <QuoteFormCard>
        <QuoteFormUpload />
        <QuoteFormFooter />
      </QuoteFormCard>
    </QuoteFormRoot>,
  );
  const session = await mounted.promise;
  session.edit({ type: 'change', changes: { clientName: 'Ana', clientEmail: 'ana@studio.example' } });
  session.edit({ type: 'add', list: 'photos', files: [fileOf('1.jpg')] });
  return session;
}

test.each(photoLists)('nothing is sent while a folder is read for %s (ordering 23)', async (list) => {
  const createOrder = vi.fn<CreateOrder>(async () => ({ id: 'A-1' }));
  const session = await openFilledForm(createOrder);
  const reading = dropFolder('DSC_0412.jpg', photoLists.indexOf(list));
  const submit = page.getByRole('button', { name: 'Submit order' });
  await submit.click();
  await expect.poll(() => getToasts()[0]?.title).toBe('Photos are still being read');
  reading.resolve();
  await expect.poll(() => session.get().quote[list].map(({ name }) => name)).toContain('DSC_0412.jpg');
  expect(createOrder).not.toHaveBeenCalled();
  await settled();
  await submit.click();
  await expect.poll(() => session.get().sent?.id).toBe('A-1');
  const [payload] = createOrder.mock.calls[0]!;
  expect([...payload.uploadedFiles, ...payload.referenceFiles]).toEqual(['1.jpg', 'DSC_0412.jpg']);
});

test('the changed version of an order waits for a folder, too (ordering 23)', async () => {
  const createOrder = vi.fn<CreateOrder>(() => Promise.reject(new NetworkError('timeout')));
  const session = await openFilledForm(createOrder);
  await page.getByRole('button', { name: 'Submit order' }).click();
  await expect.poll(() => session.get().failure).not.toBeNull();
  const calls = createOrder.mock.calls.length;
  session.edit({ type: 'change', changes: { specialRequirements: 'Keep the grain.' } });
  await page.getByRole('button', { name: 'Submit order' }).click();
  const reading = dropFolder('DSC_0412.jpg');
  clearToasts();
  await page.getByRole('button', { name: 'Send this as its own order' }).click();
  await expect.poll(() => getToasts()[0]?.title).toBe('Photos are still being read');
  expect(createOrder.mock.calls).toHaveLength(calls);
  reading.resolve();
});
