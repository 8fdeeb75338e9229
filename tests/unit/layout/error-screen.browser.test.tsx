import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { ErrorScreen } from '../../../src/layout/error-screen.tsx';

test('ErrorScreen on the home page does not prevent a Ctrl+click on its link', async () => {
  const screen = await render(<ErrorScreen errorId="ref" homeHref={location.pathname} />);
  const link = screen.getByRole('link').element();
  let wasPrevented: boolean | undefined;
  const preventNewTab = (event: Event) => {
    wasPrevented = event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', preventNewTab, { once: true });
  link.dispatchEvent(new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true }));
  expect(wasPrevented).toBe(false);
});
