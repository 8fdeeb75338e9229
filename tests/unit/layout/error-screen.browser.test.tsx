import { expect, onTestFinished, test, vi } from 'vitest';
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

test('ErrorScreen no longer says that its ID is selected once the ID is copied', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('refused'));
  const exec = vi.spyOn(document, 'execCommand').mockReturnValue(false);
  onTestFinished(() => [write, exec].forEach((spy) => spy.mockRestore()));
  const screen = await render(<ErrorScreen errorId="7F3K-92QD" />);
  await screen.getByRole('button', { name: 'Copy ID' }).click();
  await expect.element(screen.getByRole('status')).not.toBeEmptyDOMElement();
  write.mockResolvedValueOnce(undefined);
  await screen.getByRole('button', { name: 'Copy ID' }).click();
  await expect.element(screen.getByRole('status')).toBeEmptyDOMElement();
});
