import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ErrorBoundary } from '../../../src/layout/error-boundary.tsx';
import { getToasts } from '../../../src/lib/toast-store.ts';

test('ErrorBoundary shows the reference of its toast, and reports the error, if onError throws (errors 22)', async () => {
  // React logs the caught error.
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const reported = vi.spyOn(globalThis, 'reportError').mockReturnValue();
  const unsent = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true);
  const Broken = () => {
    throw new Error('no render');
  };
  const onError = vi.fn((_error: unknown, _id: string) => {
    throw new Error('no listener');
  });
  const screen = await render(
    <ErrorBoundary onError={onError}>
      <Broken />
    </ErrorBoundary>,
  );
  const id = onError.mock.calls[0]?.[1] ?? '';
  expect(getToasts()[0]?.description).toContain(id);
  await expect.element(screen.getByText(id, { exact: true })).toBeVisible();
  expect(reported).toHaveBeenCalledWith(new Error('no listener'));
  for (const spy of [logged, reported, unsent]) spy.mockRestore();
});
