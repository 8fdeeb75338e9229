/**
 * Whether a key is this Latin letter, in either case. On a keyboard without Latin letters, the physical key counts.
 *
 * @param letter In lower case.
 */
export const isLetterKey = ({ key, code }: { key: string; code: string }, letter: string): boolean =>
  key.toLowerCase() === letter || (key > 'z' && code === `Key${letter.toUpperCase()}`);
