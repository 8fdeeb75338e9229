/** Locale of the default texts, and so of numbers, dates and prices in them. */
export const DEFAULT_LOCALE = 'en-US';
