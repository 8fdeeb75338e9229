import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { getToasts } from '../../../src/lib/toast-store.ts';
import { QuoteForm } from '../../../src/quote/quote-form.tsx';

test('a double click on the button of the next tab opens that tab, and never submits the order', async () => {
  const screen = await render(<QuoteForm />);
  const clickTwice = async (...names: [first: string, second: string]) => {
    for (const [index, name] of names.entries()) {
      const button = screen.getByRole('button', { name });
      await expect.element(button).toBeVisible();
      const click = { bubbles: true, cancelable: true, detail: index + 1 };
      button.element().dispatchEvent(new MouseEvent('click', click));
    }
  };
  const selected = screen.getByRole('tab', { selected: true });
  // The button of the tab after it is in the same place, and receives the second click.
  await clickTwice('Next: Service Details', 'Next: Preferences');
  await expect.element(selected).toHaveTextContent('Service Details');
  await screen.getByRole('button', { name: 'Next: Preferences' }).click();
  await clickTwice('Next: Contact & Delivery', 'Submit order');
  await expect.element(selected).toHaveTextContent('Contact & Delivery');
  // Without a service, a submission would show a toast.
  expect(getToasts()).toEqual([]);
});
