import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { captureInput } from '../../../src/lib/event-replay.ts';

beforeEach(() => {
  document.body.innerHTML = '<div data-waiting><button type="button">Search</button></div>';
  captureInput();
  return () => window.earlyInput?.stop();
});

const button = page.getByRole('button', { name: 'Search' });
const capturedInputs = () => window.earlyInput?.captured.length;

test.for(['right', 'middle'] as const)('the %s mouse button presses nothing', async (other) => {
  await button.click({ button: other });
  expect(capturedInputs()).toBe(0);
  await button.click();
  expect(capturedInputs()).toBe(1);
});

test.for(['altKey', 'ctrlKey', 'metaKey'])('an arrow key with %s is left to the browser', (modifier) => {
  const pressed = (keys: KeyboardEventInit) =>
    button
      .element()
      .dispatchEvent(
        new KeyboardEvent('keydown', { ...keys, key: 'ArrowLeft', bubbles: true, cancelable: true }),
      );
  expect(pressed({ [modifier]: true })).toBe(true);
  expect(capturedInputs()).toBe(0);
  expect(pressed({})).toBe(false);
  expect(capturedInputs()).toBe(1);
});
