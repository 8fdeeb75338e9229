import { createContext, useContext } from 'react';
import type { useQuoteForm } from './quote-form-root.tsx';

/*
 * Separate from `quote-form-root.tsx`, because the lazy parts import it: with the root in it, the form would be split
 * into more chunks, and its first load would be 1.3 KB larger.
 */

export type QuoteFormValue = ReturnType<typeof useQuoteForm>;

export const QuoteFormContext = createContext<QuoteFormValue | null>(null);

/** Returns the form that `QuoteFormRoot` holds. */
export function useQuoteFormContext() {
  const form = useContext(QuoteFormContext);
  if (!form) throw new Error('The parts of a QuoteForm must be rendered inside QuoteFormRoot.');
  return form;
}
