import { readStored } from '../lib/storage.ts';
import { toCurrency, type CurrencyCode } from './currency.ts';

/** Storage keys of the two preferences (estimate 12). */
export const preferenceKeys = { currency: 'preference:currency', language: 'preference:language' } as const;

/** Languages in the header's menu (pages 20). */
export const languages = ['English', 'Español', 'Français', 'Deutsch'] as const;

export type Language = (typeof languages)[number];

/** Language that the site is written in. */
export const DEFAULT_LANGUAGE: Language = 'English';

export type Preferences = { currency: CurrencyCode; language: Language };

/** The language that a stored value names; anything else is English. */
export function toLanguage(stored: unknown): Language {
  return languages.find((known) => known === stored) ?? DEFAULT_LANGUAGE;
}

/** Reads the stored preferences, or the defaults: USD and English (estimate 12). Never throws. */
export function readPreferences(): Preferences {
  return {
    currency: readStored(preferenceKeys.currency, toCurrency),
    language: readStored(preferenceKeys.language, toLanguage),
  };
}
