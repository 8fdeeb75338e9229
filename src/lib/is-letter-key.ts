/**
 * Whether a key is this Latin letter, in either case. On a keyboard without Latin letters, the physical key counts.
 *
 * @param letter In upper case.
 */
export const isLetterKey = ({ key, code }: { key: string; code: string }, letter: string): boolean =>
  key.toUpperCase() === letter || (key > 'z' && code === `Key${letter}`);
