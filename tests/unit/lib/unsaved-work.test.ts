import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { hasUnsavedWork, holdUnsaved, subscribeToUnsavedWork } from '../../../src/lib/unsaved-work.ts';

test('hasUnsavedWork is true until the last registration is removed, in any order (offline 5)', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(9), { maxLength: 30 }), (order) => {
      const held = Array.from({ length: 10 }, holdUnsaved);
      const released = new Set<number>();
      for (const at of order) {
        held[at]?.();
        released.add(at);
        expect(hasUnsavedWork()).toBe(released.size < held.length);
      }
      held.forEach((release) => release());
      expect(hasUnsavedWork()).toBe(false);
    }),
  );
});

test('subscribeToUnsavedWork reports a registration and its removal once each', () => {
  const listener = vi.fn<() => void>();
  const stop = subscribeToUnsavedWork(listener);
  const release = holdUnsaved();
  release();
  release();
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  holdUnsaved()();
  expect(listener).toHaveBeenCalledTimes(2);
});
