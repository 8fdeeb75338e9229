/** Languages in the header's menu (pages 20): each name as its speakers write it, and its tag. */
export const languages = { English: 'en', Español: 'es', Français: 'fr', Deutsch: 'de' } as const;

export type Language = keyof typeof languages;

const DEFAULT_LANGUAGE: Language = 'English';

/** Returns the language that a stored value names, or English for any other value. */
export const toLanguage = (stored: unknown): Language =>
  (Object.keys(languages) as Language[]).find((known) => known === stored) ?? DEFAULT_LANGUAGE;
