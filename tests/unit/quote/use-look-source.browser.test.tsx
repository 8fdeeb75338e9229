import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { sourceOfFile, type LookSource } from '../../../src/looks/look-source.ts';
import { useLookSource } from '../../../src/quote/use-look-source.ts';
import { fileOf } from './file-of.ts';

vi.mock('../../../src/looks/look-source.ts', () => ({ sourceOfFile: vi.fn() }));

const [first, second] = [{ close: vi.fn() }, { close: vi.fn() }] as unknown as [LookSource, LookSource];

function Host({ file }: { file: File }) {
  const shown = useLookSource(file, undefined);
  return <output>{shown && (shown.source === first ? 'first' : 'second')}</output>;
}

test('useLookSource keeps the previous photo open until the next one is shown', async () => {
  vi.useFakeTimers();
  const { promise, resolve } = Promise.withResolvers<LookSource>();
  vi.mocked(sourceOfFile).mockResolvedValueOnce(first).mockReturnValueOnce(promise);
  const screen = await render(<Host file={fileOf('1.jpg')} />);
  await expect.element(screen.getByText('first')).toBeVisible();

  await screen.rerender(<Host file={fileOf('2.jpg')} />);
  await vi.advanceTimersByTimeAsync(60_000);
  await expect.element(screen.getByText('first')).toBeVisible();
  expect(first.close).not.toHaveBeenCalled();

  resolve(second);
  await expect.element(screen.getByText('second')).toBeVisible();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(first.close).toHaveBeenCalledOnce();
  expect(second.close).not.toHaveBeenCalled();
});
