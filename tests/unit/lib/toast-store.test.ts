import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  clearToasts,
  dismissToast,
  getToasts,
  toast,
  TOAST_REMOVE_DELAY,
} from '../../../src/lib/toast-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  clearToasts();
  vi.useRealTimers();
});

test('a new toast replaces the one in the store (errors 12)', () => {
  toast({ title: 'Network error (503)', variant: 'destructive' });
  const { id } = toast({ title: 'Submission Error', description: 'Paused', variant: 'destructive' });
  expect(getToasts()).toEqual([
    { id, title: 'Submission Error', description: 'Paused', variant: 'destructive', open: true },
  ]);
});

test('a dismissed toast closes at once and leaves the store after 1,000,000 ms (errors 13)', () => {
  const { dismiss } = toast({ title: 'Copied' });
  dismiss();
  expect(getToasts()).toMatchObject([{ title: 'Copied', open: false }]);
  vi.advanceTimersByTime(TOAST_REMOVE_DELAY - 1);
  expect(getToasts()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(getToasts()).toEqual([]);
  expect(TOAST_REMOVE_DELAY).toBe(1_000_000);
});

test('the removal of an old toast does not remove a new one (errors 13)', () => {
  toast({ title: 'Old' }).dismiss();
  vi.advanceTimersByTime(TOAST_REMOVE_DELAY - 1);
  toast({ title: 'New' });
  vi.advanceTimersByTime(2 * TOAST_REMOVE_DELAY);
  expect(getToasts()).toMatchObject([{ title: 'New', open: true }]);
});

test('dismissing a toast twice, or an unknown id, changes nothing', () => {
  const { id, dismiss } = toast({ title: 'Once' });
  dismissToast('unknown');
  expect(getToasts()).toMatchObject([{ open: true }]);
  dismiss();
  const before = getToasts();
  dismiss();
  dismissToast(id);
  expect(getToasts()).toBe(before);
  expect(vi.getTimerCount()).toBe(1);
});
