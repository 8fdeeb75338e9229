import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { CatchErrors, type CatchErrorsProps } from '../../../src/lib/catch-errors.tsx';

const failure = new Error('no render');
const Broken = () => {
  throw failure;
};

async function renderBroken(onCatch: CatchErrorsProps['onCatch']) {
  // React logs the caught error.
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const screen = await render(
    <CatchErrors onCatch={onCatch} renderFallback={({ id }) => <p>Reference: {id ?? 'none'}</p>}>
      <Broken />
    </CatchErrors>,
  );
  logged.mockRestore();
  return screen;
}

test.each([
  ['returns', () => 'E-1'],
  ['resolves to', async () => 'E-1'],
])('CatchErrors shows the reference that onCatch %s', async (_, onCatch) => {
  const screen = await renderBroken(onCatch);
  await expect.element(screen.getByText('Reference: E-1')).toBeVisible();
});

test.each([
  [
    'throws',
    () => {
      throw new Error('no report');
    },
  ],
  ['rejects', async () => Promise.reject(new Error('no report'))],
])('CatchErrors shows the fallback without a reference if onCatch %s', async (_, onCatch) => {
  const screen = await renderBroken(onCatch);
  await expect.element(screen.getByText('Reference: none')).toBeVisible();
});

test('CatchErrors shows no reference of an earlier error while that of the next one is unknown', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  function Fallback({ id }: { id: string | undefined }) {
    const [isBroken, setBroken] = useState(false);
    if (isBroken) throw new Error('no fallback');
    return <button onClick={() => setBroken(true)}>Reference: {id ?? 'none'}</button>;
  }
  const onCatch = vi.fn(async () => new Promise<string>(() => {})).mockResolvedValueOnce('E-1');
  const screen = await render(
    <CatchErrors onCatch={onCatch} renderFallback={({ id }) => <Fallback id={id} />}>
      <Broken />
    </CatchErrors>,
  );
  await screen.getByText('Reference: E-1').click();
  await expect.element(screen.getByText('Reference: none')).toBeVisible();
  expect(onCatch).toHaveBeenCalledTimes(2);
});
