import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { FrameBoundary, OverlayBoundary } from '../../../../site/routing/page-boundary.tsx';

/** Silences `console.error`, because React logs each error that a boundary catches. */
const expectComplaint = () => vi.spyOn(console, 'error').mockImplementation(() => {});

test('a header that fails leaves the main links', async () => {
  const complaint = expectComplaint();
  function Broken(): never {
    throw new Error('Broken on purpose');
  }
  const screen = await render(
    <FrameBoundary label="Main">
      <Broken />
    </FrameBoundary>,
  );
  const link = screen.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' });
  await expect.element(link).toHaveAttribute('href', '/pricing');
  expect(complaint).toHaveBeenCalled();
});

test('an overlay that fails is gone, and is tried again when it is asked for again', async () => {
  const complaint = expectComplaint();
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
  expect(complaint).toHaveBeenCalled();
});
