import { toLanguage } from '../lib/language.ts';
import { readStored, useStored } from '../lib/storage.ts';
import { toCurrency, type CurrencyCode } from './currency.ts';

/** Storage keys of the two preferences (estimate 12). */
export const preferenceKeys = { currency: 'preference:currency', language: 'preference:language' } as const;

/** Reads the stored preferences, or the defaults: USD and English (estimate 12). Never throws. */
export const readPreferences = () => ({
  currency: readStored(preferenceKeys.currency, toCurrency),
  language: readStored(preferenceKeys.language, toLanguage),
});

/** The currency that prices are shown in on this device, and how to change it. USD until hydrated. */
export const useCurrency = (): [CurrencyCode, (code: CurrencyCode) => void] =>
  useStored(preferenceKeys.currency, toCurrency);
