/**
 * Whether a text can be an email address: one @, and a dot after it. All forms use this rule. The browser's own
 * (`type="email"`) also accepts `name@studio`, which no mail server outside a company's network can reach. Text that is
 * copied along with an address is refused: `mailto:`, angle brackets and invisible characters.
 */
export const isEmail = (text: string): boolean =>
  /^(?!.*[\s\p{C}<>:;,])[^@]+@[^@.]+(\.[^@.]+)+$/u.test(text.trim());
