import { afterEach, beforeEach, expect, test } from 'vitest';
import { watchFocus } from '../../../src/lib/focus.ts';

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
