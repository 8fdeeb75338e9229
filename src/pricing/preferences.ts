import { readStored } from '../lib/storage.ts';
import { toCurrency, type CurrencyCode } from './currency.ts';

/** Where the two preferences of SPEC §3 lie in browser storage. */
export const preferenceKeys = { currency: 'preference:currency', language: 'preference:language' } as const;

/** The languages that the header's menu names (SPEC §2). */
export const languages = ['English', 'Español', 'Français', 'Deutsch'] as const;

export type Language = (typeof languages)[number];

/** What the site is written in. */
export const DEFAULT_LANGUAGE: Language = 'English';

export type Preferences = { currency: CurrencyCode; language: Language };

/** The language that a stored value names; anything else is English. */
export function toLanguage(stored: unknown): Language {
  return languages.find((known) => known === stored) ?? DEFAULT_LANGUAGE;
}

/** What is stored on this device, or the defaults: USD and English. Never throws. */
export function readPreferences(): Preferences {
  return {
    currency: readStored(preferenceKeys.currency, toCurrency),
    language: readStored(preferenceKeys.language, toLanguage),
  };
}
