import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { ErrorScreen } from '../../../src/layout/error-screen.tsx';

test.each(['ctrlKey', 'altKey'])(
  'ErrorScreen on the home page does not prevent a click with %s on its link',
  async (key) => {
    const screen = await render(<ErrorScreen errorId="ref" homeHref={location.pathname} />);
    const link = screen.getByRole('link').element();
    let wasPrevented: boolean | undefined;
    const preventNewTab = (event: Event) => {
      wasPrevented = event.defaultPrevented;
      event.preventDefault();
    };
    addEventListener('click', preventNewTab, { once: true });
    link.dispatchEvent(new MouseEvent('click', { [key]: true, bubbles: true, cancelable: true }));
    expect(wasPrevented).toBe(false);
  },
);
