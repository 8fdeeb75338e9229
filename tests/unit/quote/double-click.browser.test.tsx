import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render, type RenderResult } from 'vitest-browser-react';
import { ResponseError } from '../../../src/api/errors.ts';
import { getToasts } from '../../../src/lib/toast-store.ts';
import { QuoteForm } from '../../../src/quote/quote-form.tsx';
import { fileOf } from './file-of.ts';

/** Clicks a button, and the one that is in its place then, as a double click does. */
async function clickTwice(screen: RenderResult, ...names: [first: string, second: string]) {
  for (const [index, name] of names.entries()) {
    const button = screen.getByRole('button', { name });
    await expect.element(button).toBeVisible();
    const click = { bubbles: true, cancelable: true, detail: index + 1 };
    button.element().dispatchEvent(new MouseEvent('click', click));
  }
}

test('a double click on the button of the next tab opens that tab, and never submits the order', async () => {
  const screen = await render(<QuoteForm />);
  const selected = screen.getByRole('tab', { selected: true });
  // The button of the tab after it is in the same place, and receives the second click.
  await clickTwice(screen, 'Next: Service Details', 'Next: Preferences');
  await expect.element(selected).toHaveTextContent('Service Details');
  await screen.getByRole('button', { name: 'Next: Preferences' }).click();
  await clickTwice(screen, 'Next: Contact & Delivery', 'Submit order');
  await expect.element(selected).toHaveTextContent('Contact & Delivery');
  // Without a service, a submission would show a toast.
  expect(getToasts()).toEqual([]);
});

test('a double click on Back goes back by one tab', async () => {
  const screen = await render(<QuoteForm />);
  await screen.getByRole('tab', { name: 'Preferences' }).click();
  await clickTwice(screen, 'Back', 'Back');
  await expect.element(screen.getByRole('tab', { selected: true })).toHaveTextContent('Service Details');
});

test('a second click on the submit button counts, because the button is the same', async () => {
  const createOrder = vi.fn(() => Promise.reject(new ResponseError('No.')));
  const screen = await render(
    <QuoteForm
      defaults={{ serviceType: 'portrait' }}
      upload={async () => ['stored-1']}
      createOrder={createOrder}
    />,
  );
  await userEvent.upload(screen.container.querySelector('input[type=file]')!, fileOf('DSC_0412.jpg'));
  await screen.getByRole('tab', { name: 'Contact & Delivery' }).click();
  await screen.getByRole('textbox', { name: /^Name/ }).fill('Ana');
  await screen.getByRole('textbox', { name: /^Email/ }).fill('ana@studio.example');
  for (const detail of [1, 2]) {
    const submit = screen.getByRole('button', { name: 'Submit order' });
    await expect.element(submit).toBeEnabled();
    submit.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
    await expect.poll(() => createOrder.mock.calls.length).toBe(detail);
  }
});
