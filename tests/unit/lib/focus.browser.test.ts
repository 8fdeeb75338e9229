import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openUnlessFocusMoved, watchFocus } from '../../../src/lib/focus.ts';

const button = document.createElement('button');
const field = document.createElement('input');

beforeEach(() => {
  document.body.replaceChildren(button, field);
  button.focus();
});
afterEach(() => document.body.replaceChildren());

test('watchFocus reports waiting while the focus stays or is lost', () => {
  const isWaiting = watchFocus();
  expect(isWaiting()).toBe(true);
  button.blur();
  expect(isWaiting()).toBe(true);
});

test('watchFocus reports no waiting after the focus moves to a field', () => {
  const fromButton = watchFocus();
  button.blur();
  const fromNothing = watchFocus();
  field.focus();
  expect([fromButton(), fromNothing()]).toEqual([false, false]);
});

test('openUnlessFocusMoved makes what was pressed paler until its code has loaded', async () => {
  const item = document.createElement('li');
  document.body.append(item);
  item.append(button);
  button.focus();
  const opacity = () => Number(getComputedStyle(item).opacity);
  const { promise, resolve } = Promise.withResolvers<void>();
  openUnlessFocusMoved(() => promise, vi.fn());
  await expect.poll(opacity).toBe(0.5);
  resolve();
  await expect.poll(opacity).toBe(1);
});

test('openUnlessFocusMoved reports code that has not loaded after 10 s, and does not open it later', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const { promise, resolve } = Promise.withResolvers<void>();
  const open = vi.fn();
  const fail = vi.fn();
  openUnlessFocusMoved(() => promise, open, fail);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(fail).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(fail).toHaveBeenCalledOnce();
  resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(open).not.toHaveBeenCalled();
  vi.useRealTimers();
});
