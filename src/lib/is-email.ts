/**
 * Whether a text can be an email address: one @, and a dot in what follows it. The one rule of all forms. The browser's
 * own (`type="email"`) also accepts `name@studio`, which no mail server outside a company's network can reach. What a
 * copied address may bring along is refused: `mailto:`, angle brackets and invisible characters.
 */
export const isEmail = (text: string): boolean =>
  /^(?!.*[\s\p{C}<>:;,])[^@]+@[^@.]+(\.[^@.]+)+$/u.test(text.trim());
