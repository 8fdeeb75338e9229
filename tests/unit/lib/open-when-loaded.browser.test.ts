import { afterEach, expect, test, vi } from 'vitest';
import { openWhenLoaded } from '../../../src/lib/open-when-loaded.ts';

const item = document.createElement('li');
const opacity = () => Number(getComputedStyle(item).opacity);

afterEach(() => {
  vi.useRealTimers();
  item.remove();
});

test('openWhenLoaded makes what was pressed paler until its code has loaded', async () => {
  const button = document.createElement('button');
  item.append(button);
  document.body.append(item);
  button.focus();
  const { promise, resolve } = Promise.withResolvers<void>();
  const open = vi.fn();
  openWhenLoaded(() => promise, open, vi.fn());
  await expect.poll(opacity).toBe(0.5);
  expect(open).not.toHaveBeenCalled();
  resolve();
  await expect.poll(() => open.mock.calls.length).toBe(1);
  expect(opacity()).toBe(1);
});

test('openWhenLoaded fails after 10 s without the code', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const fail = vi.fn();
  openWhenLoaded(() => new Promise(() => {}), vi.fn(), fail);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(fail).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(fail).toHaveBeenCalledOnce();
});
