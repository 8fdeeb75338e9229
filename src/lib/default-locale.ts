/** The locale of the default texts, and so of the numbers, dates and prices between them. */
export const DEFAULT_LOCALE = 'en-US';
