import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
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

test('the form does not warn of a deadline in the past while its year is typed', async () => {
  const screen = await render(
    <QuoteFormRoot>
      <QuoteFormContact />
    </QuoteFormRoot>,
  );
  const field = screen.getByLabelText(/^Project deadline/);
  const warning = screen.getByText(/^This day has passed/);
  await field.click();
  const seen: string[] = [];
  for (const key of '11302026') {
    await userEvent.keyboard(key);
    const { value } = field.element() as HTMLInputElement;
    if (value !== '') seen.push(value + (warning.query() ? ' warned' : ''));
  }
  expect(seen).toEqual(['0002-11-30', '0020-11-30', '0202-11-30', '2026-11-30']);
});
