import { createContext, useContext, type ReactNode } from 'react';
import { DEFAULT_LOCALE } from './default-locale.ts';

const LocaleContext = createContext(DEFAULT_LOCALE);
const CurrencyContext = createContext<string | undefined>(undefined);

export type LocaleProviderProps = {
  /**
   * A BCP 47 tag: `de-DE`. Any other text counts as `en-US`. Fixed rather than the browser's, so that the prerendered
   * page and the first render agree.
   */
  locale: string;
  /**
   * Code of the currency that receipts convert the total to until the visitor chooses another: `EUR`. One of
   * `currencyCodes`; any other counts as `USD`. Prices and orders are always in US dollars. Default: that of a provider
   * around this one, or `USD`.
   */
  currency?: string;
  /** The page, or the part of it that has this locale. */
  children: ReactNode;
};

/** Sets how the components inside write numbers, dates, times and prices. Their words are props: `messages`. */
export function LocaleProvider({ locale, currency, children }: LocaleProviderProps) {
  const outer = useInitialCurrency();
  return (
    <LocaleContext value={isTag(locale) ? locale : DEFAULT_LOCALE}>
      <CurrencyContext value={currency ?? outer}>{children}</CurrencyContext>
    </LocaleContext>
  );
}

/** Whether the formatters of `Intl` accept a locale. They throw for others. */
function isTag(locale: string): boolean {
  try {
    return Intl.getCanonicalLocales(locale).length > 0;
  } catch {
    return false;
  }
}

/** Returns the locale of the provider around a component, or `en-US`. */
export const useLocale = (): string => useContext(LocaleContext);

/** Returns the currency that the host has set for visitors who have chosen none. */
export const useInitialCurrency = (): string | undefined => useContext(CurrencyContext);
