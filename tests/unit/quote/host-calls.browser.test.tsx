import type { FormEvent } from 'react';
import { createPortal } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { getToasts } from '../../../src/lib/toast-store.ts';
import type { UploadFiles } from '../../../src/quote/order/order-deps.ts';
import { QuoteFormCard, QuoteFormTabs } from '../../../src/quote/quote-form.tsx';
import { QuoteFormRoot } from '../../../src/quote/quote-form-root.tsx';
import { FillInAndSubmit } from './fill-in-and-submit.tsx';

const upload = async () => ['stored-1'];

test('QuoteForm uses the calls of its last mount for a draft', async () => {
  const createOrder = vi.fn(async (token: string) => ({ id: token }));
  const form = (token: string) => (
    <QuoteFormRoot
      draftKey="host-calls"
      defaults={{ serviceType: 'portrait' }}
      upload={upload}
      createOrder={() => createOrder(token)}
    >
      <QuoteFormCard>
        <FillInAndSubmit />
      </QuoteFormCard>
    </QuoteFormRoot>
  );
  await (await render(form('old'))).unmount();
  const screen = await render(form('new'));
  await screen.getByRole('button', { name: 'Submit' }).click();
  await expect.poll(() => createOrder.mock.calls).toEqual([['new']]);
});

test('QuoteForm aborts the signal of an upload that is canceled, and of no other', async () => {
  const signals: AbortSignal[] = [];
  const keepSignal: UploadFiles = async (_, { signal }) => {
    if (signal) signals.push(signal);
    return upload();
  };
  const createOrder = vi.fn(async () => ({ id: 'A-1' }));
  const screen = await render(
    <QuoteFormRoot defaults={{ serviceType: 'portrait' }} upload={keepSignal} createOrder={createOrder}>
      <QuoteFormCard>
        <FillInAndSubmit />
      </QuoteFormCard>
    </QuoteFormRoot>,
  );
  await screen.getByRole('button', { name: 'Submit' }).click();
  await expect.poll(() => createOrder.mock.calls.length).toBe(1);
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
});

test('QuoteForm without a draft aborts its upload when it is unmounted', async () => {
  const signals: AbortSignal[] = [];
  const keepSignal: UploadFiles = (_, { signal }) => {
    if (signal) signals.push(signal);
    return new Promise(() => {});
  };
  const screen = await render(
    <QuoteFormRoot defaults={{ serviceType: 'portrait' }} upload={keepSignal}>
      <QuoteFormCard>
        <FillInAndSubmit />
      </QuoteFormCard>
    </QuoteFormRoot>,
  );
  await screen.getByRole('button', { name: 'Submit' }).click();
  await expect.poll(() => signals.map(({ aborted }) => aborted)).toEqual([false]);
  await screen.unmount();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});

test('the parts of QuoteForm call the handlers of their host', async () => {
  const [onSubmit, onKeyDown] = [vi.fn((event: FormEvent) => event.preventDefault()), vi.fn()];
  const before = getToasts();
  const createOrder = vi.fn(async () => ({ id: 'A-1' }));
  const screen = await render(
    <QuoteFormRoot upload={upload} createOrder={createOrder}>
      <QuoteFormCard onSubmit={onSubmit}>
        <QuoteFormTabs onKeyDown={onKeyDown}>
          <input aria-label="Field of the host" />
        </QuoteFormTabs>
        <button>Send</button>
      </QuoteFormCard>
    </QuoteFormRoot>,
  );
  await screen.getByRole('textbox').fill('a');
  screen
    .getByRole('textbox')
    .element()
    .dispatchEvent(new KeyboardEvent('keydown', { key: 'b', bubbles: true }));
  expect(onKeyDown).toHaveBeenCalled();
  await screen.getByRole('button', { name: 'Send' }).click();
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(getToasts(), 'no check has run').toBe(before);
});

test('QuoteFormCard does not send the order when a form in a portal inside it is submitted', async () => {
  const act = vi.fn();
  const before = getToasts();
  const screen = await render(
    <QuoteFormRoot>
      <QuoteFormCard>
        {createPortal(
          <form action={act}>
            <button>Sign in</button>
          </form>,
          document.body,
        )}
      </QuoteFormCard>
    </QuoteFormRoot>,
  );
  await screen.getByRole('button', { name: 'Sign in' }).click();
  await expect.poll(() => act.mock.calls.length).toBe(1);
  expect(getToasts(), 'no check has run').toBe(before);
});

test('QuoteFormTabs leaves Enter to a form in a portal inside it', async () => {
  const act = vi.fn();
  const screen = await render(
    <QuoteFormRoot>
      <QuoteFormCard>
        <QuoteFormTabs>
          {createPortal(
            <form action={act}>
              <input aria-label="Password" />
            </form>,
            document.body,
          )}
        </QuoteFormTabs>
      </QuoteFormCard>
    </QuoteFormRoot>,
  );
  await screen.getByRole('textbox', { name: 'Password' }).click();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => act.mock.calls.length).toBe(1);
});
