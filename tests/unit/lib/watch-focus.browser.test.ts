import { afterEach, beforeEach, expect, test } from 'vitest';
import { watchFocus } from '../../../src/lib/watch-focus.ts';

const button = document.createElement('button');
const field = document.createElement('input');

beforeEach(() => {
  document.body.replaceChildren(button, field);
  button.focus();
});
afterEach(() => document.body.replaceChildren());

test('a visitor waits while the focus stays or is on nothing', () => {
  const isWaiting = watchFocus();
  expect(isWaiting()).toBe(true);
  button.blur();
  expect(isWaiting()).toBe(true);
});

test('a visitor does not wait once the focus is in another field', () => {
  const fromButton = watchFocus();
  button.blur();
  const fromNothing = watchFocus();
  field.focus();
  expect([fromButton(), fromNothing()]).toEqual([false, false]);
});
