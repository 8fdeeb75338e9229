import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ShellBoundary, OverlayBoundary } from '../../../../site/routing/page-boundary.tsx';

/** Silences `console.error`, because React logs each error that a boundary catches. */
const muteConsoleError = () => vi.spyOn(console, 'error').mockImplementation(() => {});

test('ShellBoundary shows the main links if the header throws', async () => {
  const consoleError = muteConsoleError();
  function Broken(): never {
    throw new Error('Broken on purpose');
  }
  const screen = await render(
    <ShellBoundary label="Main">
      <Broken />
    </ShellBoundary>,
  );
  const link = screen.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' });
  await expect.element(link).toHaveAttribute('href', '/pricing');
  expect(consoleError).toHaveBeenCalled();
});

test('OverlayBoundary removes a failed overlay and renders it again on the next request', async () => {
  const consoleError = muteConsoleError();
  let broken = true;
  function Overlay() {
    if (broken) throw new Error('Broken on purpose');
    return <p>Search</p>;
  }
  const onFail = vi.fn<() => void>();
  const page = (wanted: boolean) => (
    <OverlayBoundary wanted={wanted} onFail={onFail}>
      {wanted && <Overlay />}
    </OverlayBoundary>
  );
  const screen = await render(page(true));
  await expect.poll(() => onFail.mock.calls.length).toBe(1);
  expect(screen.container.textContent).toBe('');
  await screen.rerender(page(false));

  broken = false;
  await screen.rerender(page(true));
  await expect.element(screen.getByText('Search')).toBeVisible();
  expect(consoleError).toHaveBeenCalled();
});
