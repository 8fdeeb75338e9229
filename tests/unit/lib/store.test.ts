import { expect, test, vi } from 'vitest';
import { createStore } from '../../../src/lib/store.ts';

test('createStore calls its listeners for a new value only', () => {
  const store = createStore(1);
  const listener = vi.fn<() => void>();
  store.subscribe(listener);
  store.set(1);
  expect(listener).not.toHaveBeenCalled();
  store.set(2);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(store.get()).toBe(2);
  expect(store.initial).toBe(1);
});
