import { afterEach, expect, test, vi } from 'vitest';
import { render, renderHook } from 'vitest-browser-react';
import { sourceOfFile, sourceOfPhotograph, type LookSource } from '../../../src/looks/look-source.ts';
import type { Photograph } from '../../../src/photos/photograph.ts';
import { useLookSource } from '../../../src/quote/use-look-source.ts';
import { fileOf } from './file-of.ts';

vi.mock('../../../src/looks/look-source.ts', () => ({ sourceOfFile: vi.fn(), sourceOfPhotograph: vi.fn() }));

const [first, second] = [{ close: vi.fn() }, { close: vi.fn() }] as unknown as [LookSource, LookSource];

function Host({ file }: { file: File }) {
  const shown = useLookSource(file, undefined);
  return <output>{shown && (shown.source === first ? 'first' : 'second')}</output>;
}

afterEach(() => void vi.useRealTimers());

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

test('useLookSource loads a sample once, also if its host passes another function at each render', async () => {
  vi.mocked(sourceOfPhotograph).mockResolvedValue(first);
  const load = vi.fn(async () => ({}) as Photograph);
  const { result, rerender } = await renderHook(() => useLookSource(undefined, () => load()));
  await expect.poll(() => result.current?.source).toBe(first);
  await rerender();
  await rerender();
  expect(load).toHaveBeenCalledOnce();
});

test('useLookSource loads a sample that the host passes later', async () => {
  vi.mocked(sourceOfPhotograph).mockResolvedValue(second);
  const { result, rerender } = await renderHook((sample?: Photograph) => useLookSource(undefined, sample));
  await expect.poll(() => result.current).toBe(null);
  await rerender({} as Photograph);
  await expect.poll(() => result.current?.source).toBe(second);
});
