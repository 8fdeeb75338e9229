import { expect, test } from 'vitest';
import { isComposing } from '../../../src/lib/is-composing.ts';

const key = (event: { isComposing: boolean; keyCode: number }) => isComposing(event as KeyboardEvent);

test('isComposing recognizes the Enter that confirms an IME composition (chat 4)', () => {
  expect(key({ isComposing: true, keyCode: 229 })).toBe(true);
  expect(key({ isComposing: true, keyCode: 13 })).toBe(true);
  // Safari fires `compositionend` before the `keydown` of the confirming Enter (webkit.org/b/165004).
  expect(key({ isComposing: false, keyCode: 229 })).toBe(true);
  expect(key({ isComposing: false, keyCode: 13 })).toBe(false);
});
