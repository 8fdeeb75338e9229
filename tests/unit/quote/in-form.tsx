import type { ReactNode } from 'react';
import { QuoteFormContext, type QuoteFormValue } from '../../../src/quote/quote-form-context.ts';
import { quoteMessages } from '../../../src/quote/quote-messages.ts';

/** Renders a part of the order form alone, with only these values of the form, and the default text. */
export function inForm(form: Partial<QuoteFormValue>, part: ReactNode) {
  const value = { words: quoteMessages, idOf: (field) => field, ...form } as QuoteFormValue;
  return <QuoteFormContext value={value}>{part}</QuoteFormContext>;
}
