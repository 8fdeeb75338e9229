import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { HeaderBoundary, OverlayBoundary } from '../../../../site/routing/page-boundary.tsx';

/** Silences `console.error`, because React logs each error that a boundary catches. */
const muteConsoleError = () => vi.spyOn(console, 'error').mockImplementation(() => {});

test('HeaderBoundary shows the main links if the header throws', async () => {
  const consoleError = muteConsoleError();
  function Broken(): never {
    throw new Error('Broken on purpose');
  }
  const screen = await render(
    <HeaderBoundary>
      <Broken />
    </HeaderBoundary>,
  );
  const link = screen.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' });
  await expect.element(link).toHaveAttribute('href', '/pricing');
  expect(consoleError).toHaveBeenCalled();
});

test('OverlayBoundary closes a failed overlay, which opens at the next request', async () => {
  const consoleError = muteConsoleError();
  let broken = true;
  function Overlay() {
    if (broken) throw new Error('Broken on purpose');
    return <p>Search</p>;
  }
  function Page() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setIsOpen(true)}>
          Open
        </button>
        <OverlayBoundary onFail={() => setIsOpen(false)}>{isOpen && <Overlay />}</OverlayBoundary>
      </>
    );
  }
  const screen = await render(<Page />);
  const open = screen.getByRole('button', { name: 'Open' });
  for (let attempts = 1; attempts <= 2; attempts++) {
    await open.click();
    await expect.poll(() => consoleError.mock.calls.length).toBeGreaterThanOrEqual(attempts);
    expect(screen.container.textContent).toBe('Open');
  }

  broken = false;
  await open.click();
  await expect.element(screen.getByText('Search')).toBeVisible();
});
