import { toLanguage } from '../lib/language.ts';
import { readStored } from '../lib/storage.ts';
import { toCurrency } from './currency.ts';

/** Storage keys of the two preferences (estimate 12). */
export const preferenceKeys = { currency: 'preference:currency', language: 'preference:language' } as const;

/** Reads the stored preferences, or the defaults: USD and English (estimate 12). Never throws. */
export const readPreferences = () => ({
  currency: readStored(preferenceKeys.currency, toCurrency),
  language: readStored(preferenceKeys.language, toLanguage),
});
