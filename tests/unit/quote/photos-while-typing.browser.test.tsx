import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { QuoteForm } from '../../../src/quote/quote-form.tsx';

test('typing in QuoteForm renders no photo again', async () => {
  // Each photo in a list calls it when it renders.
  const remove = vi.fn((name: string) => `Remove ${name}`);
  const pickerMessages = { remove };
  await render(<QuoteForm pickerMessages={pickerMessages} />);
  const inputs = page.getByLabelText(/Drop (?:photos|references) here/);
  await inputs.first().upload(new File(['a'], 'a.jpg', { type: 'image/jpeg' }));
  await inputs.last().upload(new File(['b'], 'b.jpg', { type: 'image/jpeg' }));
  await expect.element(page.getByRole('button', { name: 'Remove a.jpg' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Remove b.jpg' })).toBeVisible();
  await page.getByRole('tab', { name: 'Contact & Delivery' }).click();
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('A');
  // The pre-flight of the photos may report meanwhile.
  await expect
    .poll(async () => {
      remove.mockClear();
      await name.fill('An');
      await name.fill('Ana');
      return remove.mock.calls.length;
    })
    .toBe(0);
});
