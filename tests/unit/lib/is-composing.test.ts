import { expect, test } from 'vitest';
import { isComposing } from '../../../src/lib/is-composing.ts';

const key = (event: { isComposing: boolean; keyCode: number }) => isComposing(event as KeyboardEvent);

test('isComposing is true for the Enter that accepts a suggestion of an input method (chat 4)', () => {
  expect(key({ isComposing: true, keyCode: 229 })).toBe(true);
  expect(key({ isComposing: true, keyCode: 13 })).toBe(true);
  // Safari: the composing has ended, the key that ended it comes after.
  expect(key({ isComposing: false, keyCode: 229 })).toBe(true);
  expect(key({ isComposing: false, keyCode: 13 })).toBe(false);
});
