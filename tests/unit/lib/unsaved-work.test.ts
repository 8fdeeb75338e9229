import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { hasUnsavedWork, holdUnsaved, subscribeToUnsavedWork } from '../../../src/lib/unsaved-work.ts';

test('hasUnsavedWork returns true until every holder has released, in any order (offline 5)', () => {
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

test('subscribeToUnsavedWork reports each hold and release once until unsubscribed', () => {
  const listener = vi.fn<() => void>();
  const unsubscribe = subscribeToUnsavedWork(listener);
  const release = holdUnsaved();
  release();
  release();
  expect(listener).toHaveBeenCalledTimes(2);
  unsubscribe();
  holdUnsaved()();
  expect(listener).toHaveBeenCalledTimes(2);
});
