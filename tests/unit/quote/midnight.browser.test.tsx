import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { QuoteFormContact, QuoteFormReview } from '../../../src/quote/quote-form.tsx';
import { QuoteFormRoot } from '../../../src/quote/quote-form-root.tsx';

const BEFORE_MIDNIGHT = new Date(2026, 10, 23, 23, 58);
const THREE_MINUTES = 3 * 60_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: BEFORE_MIDNIGHT });
});
afterEach(() => void vi.useRealTimers());

test('the open form reports a deadline as passed after midnight without an edit (ordering 8)', async () => {
  const screen = await render(
    <QuoteFormRoot>
      <QuoteFormContact />
      <QuoteFormReview />
    </QuoteFormRoot>,
  );
  await screen.getByLabelText(/^Project deadline/).fill('2026-11-23');
  const warning = screen.getByText(/^This day has passed/);
  const advice = screen.getByText(/^No turnaround is sure to meet this deadline/);
  await expect.element(advice).toBeVisible();
  expect(warning.query()).toBeNull();
  vi.advanceTimersByTime(THREE_MINUTES);
  await expect.element(warning).toBeVisible();
  await expect.poll(() => advice.query()).toBeNull();
});
