/** Whether a text is one plain email address. Names, lists and comments are none: no mail is sent to those. */
export const isMailAddress = (text: string): boolean =>
  /^[^\s@,;:<>()"\\]+@[^\s@,;:<>()"\\]+$/.test(text.trim());
