import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { QuoteActions } from '../../../src/quote/quote-actions.tsx';
import { QuoteFormActions, QuoteFormCard, QuoteFormConfirmation } from '../../../src/quote/quote-form.tsx';
import { QuoteFormRoot } from '../../../src/quote/quote-form-root.tsx';
import { defaultQuote } from '../../../src/quote/quote-state.ts';
import { FillInAndSubmit } from './fill-in-and-submit.tsx';

const print = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 23, 12) });
  // A print dialog would block the browser.
  vi.spyOn(window, 'print').mockImplementation(print);
  print.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const printed = () => document.querySelectorAll('body > [data-print=alone]');

// The first test of this file, because the code loads only once.
test('an impatient second press, while the code loads, opens the print dialog once', async () => {
  await render(<QuoteActions state={defaultQuote} issuer={{ name: 'Northlight' }} />);
  const button = page.getByRole('button', { name: 'Print or save as PDF' }).element() as HTMLButtonElement;
  button.click();
  button.click();
  await expect.poll(() => print.mock.calls.length).toBeGreaterThan(0);
  await expect.poll(() => printed()).toHaveLength(1);
  expect(print).toHaveBeenCalledOnce();
});

test('Ctrl+P after a press on the button prints the date of that moment (ordering 62)', async () => {
  await render(<QuoteActions state={defaultQuote} issuer={{ name: 'Northlight' }} />);
  await page.getByRole('button', { name: 'Print or save as PDF' }).click();
  await expect.poll(() => printed()[0]?.textContent).toContain('November 23, 2026');
  vi.setSystemTime(new Date(2026, 10, 24, 12));
  window.dispatchEvent(new Event('beforeprint'));
  expect(printed()[0]?.textContent).toContain('November 24, 2026');
  expect(print).toHaveBeenCalledOnce();
});

test('the button of one of two forms prints only the quote of that form', async () => {
  const issuers = ['Northlight', 'Southlight'];
  await render(
    issuers.map((name) => (
      <section key={name} aria-label={name}>
        <QuoteActions state={defaultQuote} issuer={{ name }} />
      </section>
    )),
  );
  for (const name of [...issuers, ...issuers]) {
    await page.getByRole('region', { name }).getByRole('button', { name: 'Print or save as PDF' }).click();
    await expect
      .poll(() => [...printed()].map(({ textContent }) => textContent))
      .toEqual([expect.stringContaining(name)]);
  }
  expect(print).toHaveBeenCalledTimes(4);
});

test('Ctrl+P after the order is sent prints the confirmation, and no estimate of the empty form', async () => {
  await render(
    <QuoteFormRoot
      defaults={{ serviceType: 'portrait' }}
      upload={async () => ['stored-1']}
      createOrder={async () => ({ id: 'A-1' })}
    >
      <QuoteFormConfirmation />
      <QuoteFormCard>
        <FillInAndSubmit />
      </QuoteFormCard>
      <QuoteFormActions issuer={{ name: 'Northlight' }} />
    </QuoteFormRoot>,
  );
  await page.getByRole('button', { name: 'Print or save as PDF' }).click();
  await expect.poll(() => printed()).toHaveLength(1);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect.element(page.getByText('#A-1')).toBeVisible();
  expect(printed()).toHaveLength(0);
});

test('a link that cannot be copied is announced, and one that is copied after it as well', async () => {
  const copy = vi
    .spyOn(navigator.clipboard, 'writeText')
    .mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await render(
    <QuoteActions state={defaultQuote} issuer={{ name: 'Northlight' }} hrefFor={() => '/orders/new'} />,
  );
  const button = page.getByRole('button', { name: 'Copy link' });
  const status = page.getByRole('status');
  await button.click();
  await expect
    .element(status)
    .toHaveTextContent('This browser doesn’t let a page copy. Select it and copy it yourself.');
  const field = page.getByLabelText('Link to this order');
  await expect.element(field).toHaveValue(`${location.origin}/orders/new`);
  await expect.element(field).toHaveAccessibleDescription(status.element().textContent);
  copy.mockResolvedValue();
  await button.click();
  await expect
    .element(status)
    .toHaveTextContent('Link copied. It opens the form with this service, speed and count.');
});

test('what is said about a copied link goes once a choice changes the link', async () => {
  const actions = (imageCount: number) => (
    <QuoteActions
      state={{ ...defaultQuote, fields: { ...defaultQuote.fields, imageCount } }}
      issuer={{ name: 'Northlight' }}
      hrefFor={(fields) => `/orders/new?count=${fields.imageCount}`}
    />
  );
  const screen = await render(actions(1));
  await page.getByRole('button', { name: 'Copy link' }).click();
  const said = () => page.getByRole('status').element().textContent;
  await expect.poll(said).not.toBe('');
  await screen.rerender(actions(2));
  await expect.poll(said).toBe('');
});
