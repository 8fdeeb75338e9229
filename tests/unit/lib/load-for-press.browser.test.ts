import { afterEach, expect, test, vi } from 'vitest';
import { loadForPress } from '../../../src/lib/load-for-press.ts';

const item = document.createElement('li');
const opacity = () => Number(getComputedStyle(item).opacity);

afterEach(() => {
  vi.useRealTimers();
  item.remove();
});

test('loadForPress makes what was pressed paler until its code has loaded', async () => {
  const button = document.createElement('button');
  item.append(button);
  document.body.append(item);
  button.focus();
  const { promise, resolve } = Promise.withResolvers<string>();
  const loading = loadForPress(() => promise);
  await expect.poll(opacity).toBe(0.5);
  resolve('code');
  expect(await loading).toBe('code');
  expect(opacity()).toBe(1);
});

test('loadForPress rejects after 10 s without the code', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const settled = vi.fn();
  loadForPress(() => new Promise(() => {})).catch(settled);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledOnce();
});
