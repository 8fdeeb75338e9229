import { useCallback } from 'react';
import { useInitialCurrency } from '../lib/locale.tsx';
import { toLanguage } from '../lib/language.ts';
import { readStored, useStored } from '../lib/storage.ts';
import { toCurrency, type CurrencyCode } from './currency.ts';

/** Storage keys of the two preferences (estimate 12). */
export const preferenceKeys = { currency: 'preference:currency', language: 'preference:language' } as const;

/**
 * Reads the stored preferences, or the defaults: USD and English (estimate 12). Never throws. Nothing of the library writes
 * the language, because the header's menu only displays it (pages 20), and no component reads it.
 */
export const readPreferences = () => ({
  currency: readStored(preferenceKeys.currency, toCurrency),
  language: readStored(preferenceKeys.language, toLanguage),
});

/**
 * The currency that prices are converted into on this device, and its setter. Until hydrated, and until the visitor
 * chooses one, it is that of the `LocaleProvider` or USD.
 */
export function useCurrency(): [CurrencyCode, (code: CurrencyCode) => void] {
  const initial = useInitialCurrency();
  const parse = useCallback((stored: unknown) => toCurrency(stored ?? initial), [initial]);
  return useStored(preferenceKeys.currency, parse);
}
