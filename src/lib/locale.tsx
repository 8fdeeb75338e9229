import { createContext, useContext, type ReactNode } from 'react';
import { DEFAULT_LOCALE } from './default-locale.ts';

const LocaleContext = createContext(DEFAULT_LOCALE);
const CurrencyContext = createContext<string | undefined>(undefined);

export type LocaleProviderProps = {
  /** A BCP 47 tag: `de-DE`. Fixed rather than the browser's, so that the prerendered page and the first render agree. */
  locale: string;
  /**
   * Code of the currency that receipts convert the total to until the visitor chooses another: `EUR`. One of
   * `currencyCodes`. Prices and orders are always in US dollars. Default: that of a provider around this one, or `USD`.
   */
  currency?: string;
  /** The page, or the part of it that has this locale. */
  children: ReactNode;
};

/** Sets how the components inside write numbers, dates, times and prices. Their words are props: `messages`. */
export function LocaleProvider({ locale, currency, children }: LocaleProviderProps) {
  const outer = useInitialCurrency();
  return (
    <LocaleContext value={locale}>
      <CurrencyContext value={currency ?? outer}>{children}</CurrencyContext>
    </LocaleContext>
  );
}

/** Returns the locale of the provider around a component, or `en-US`. */
export const useLocale = (): string => useContext(LocaleContext);

/** Returns the currency that the host has set for visitors who have chosen none. */
export const useInitialCurrency = (): string | undefined => useContext(CurrencyContext);
