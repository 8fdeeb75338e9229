import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { ErrorScreen } from '../../../src/layout/error-screen.tsx';

test('a press that opens a tab is left to the browser on a home page that failed', async () => {
  const screen = await render(<ErrorScreen errorId="ref" homeHref={location.pathname} />);
  const link = screen.getByRole('link').element();
  let wasPrevented: boolean | undefined;
  const keepTab = (event: Event) => {
    wasPrevented = event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', keepTab, { once: true });
  link.dispatchEvent(new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true }));
  expect(wasPrevented).toBe(false);
});
