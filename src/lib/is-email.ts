/**
 * Whether a text can be an email address: one @, and a dot in what follows it. The one rule of all forms. The browser's
 * own (`type="email"`) also accepts `name@studio`, which no mail server outside a company's network can reach.
 */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim());
