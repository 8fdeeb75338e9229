import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import {
  QuoteFormBody,
  QuoteFormCard,
  QuoteFormContact,
  QuoteFormFooter,
  QuoteFormReview,
  QuoteFormUpload,
} from '../../../src/quote/quote-form.tsx';
import { QuoteFormRoot, type QuoteFormOptions } from '../../../src/quote/quote-form-root.tsx';
import { fileOf } from './file-of.ts';

/** Renders a form without tabs, with two photos and a contact, which is ready to be sent. */
async function renderOnePage(options: QuoteFormOptions) {
  const screen = await render(
    <QuoteFormRoot defaults={{ serviceType: 'portrait' }} {...options}>
      <QuoteFormCard>
        <QuoteFormBody>
          <QuoteFormUpload />
          <QuoteFormContact />
          <QuoteFormReview />
          <QuoteFormFooter />
        </QuoteFormBody>
      </QuoteFormCard>
    </QuoteFormRoot>,
  );
  await page.getByLabelText(/Drop photos here/).upload([fileOf('1.jpg'), fileOf('2.jpg')]);
  await page.getByRole('textbox', { name: /^Name/ }).fill('Ana');
  await page.getByRole('textbox', { name: /^Email/ }).fill('ana@studio.example');
  return screen;
}

const never = () => new Promise<never>(() => {});

test('the advice of a form without tabs cannot change the order while it is uploaded', async () => {
  await renderOnePage({ upload: never });
  const advice = page.getByRole('region', { name: 'Before you send' });
  const setCount = advice.getByRole('button', { name: 'Set to 2' });
  await expect.element(setCount).toBeEnabled();
  await page.getByRole('button', { name: 'Submit order' }).click();
  await expect.element(page.getByRole('button', { name: 'Uploading Files...' })).toBeVisible();
  await expect.element(setCount).toBeDisabled();
});
