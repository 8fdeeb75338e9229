import { createContext, useContext, type ReactNode } from 'react';
import { DEFAULT_LOCALE } from './default-locale.ts';

const LocaleContext = createContext(DEFAULT_LOCALE);

export type LocaleProviderProps = {
  /** A BCP 47 tag: `de-DE`. Fixed rather than the browser's, so that the prerendered page and the first render agree. */
  locale: string;
  /** The page, or the part of it that has this locale. */
  children: ReactNode;
};

/** Sets how the components inside write numbers, dates, times and prices. Their words are props: `messages`. */
export function LocaleProvider({ locale, children }: LocaleProviderProps) {
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}

/** The locale around a component; `en-US` without a provider. */
export const useLocale = (): string => useContext(LocaleContext);
