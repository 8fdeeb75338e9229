/**
 * Whether a text shows nothing: it is empty, or has only white space, control characters and characters that are
 * invisible by themselves, such as the zero-width space and the blank of braille. Forms, the chat and the studio use this
 * rule.
 */
export const isBlankText = (text: string): boolean =>
  /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(text);
