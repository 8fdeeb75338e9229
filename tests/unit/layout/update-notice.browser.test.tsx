import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../../src/styles/index.css';
import { UpdateNotice } from '../../../src/layout/update-notice.tsx';

test('UpdateNotice renders its status before the text, so that screen readers announce the text', async () => {
  const screen = await render(<UpdateNotice open />);
  const status = page.getByRole('status');
  const region = status.element();
  expect(region.textContent).toBe('');
  await expect
    .element(status)
    .toHaveTextContent('A newer version of this site is ready. Reloading keeps your place.');
  await screen.rerender(<UpdateNotice />);
  await expect.poll(() => region.textContent, { timeout: 20_000 }).toBe('');
  await screen.rerender(<UpdateNotice open held />);
  await expect
    .element(status)
    .toHaveTextContent(
      'A newer version of this site is ready. You have unsaved changes. Send or clear them before you reload.',
    );
  expect(status.element()).toBe(region);
});

test('“Not now” returns the focus to where it was before the notice', async () => {
  function Page() {
    const [open, setOpen] = useState(true);
    return (
      <>
        <a href="#terms">Terms</a>
        <UpdateNotice open={open} onOpenChange={setOpen} />
      </>
    );
  }
  await render(<Page />);
  const notice = page.getByRole('region', { name: 'Site update' });
  (page.getByRole('link', { name: 'Terms' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Tab}{Tab}{Shift>}{Tab}{/Shift}');
  await expect.element(notice.getByRole('button', { name: 'Not now' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(notice).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Terms' })).toHaveFocus();
});
