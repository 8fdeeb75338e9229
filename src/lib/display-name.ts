/** Maximum length of a name in a sentence, in characters. The list shows the whole name as a tooltip. */
const SENTENCE_LIMIT = 60;
/**
 * Number of characters at the end that are always shown: frame number and extension distinguish the photos of a shoot.
 */
export const TAIL_LENGTH = 8;

/** Matches characters that reverse the reading direction ("gpj.exe" for "exe.jpg"), and control characters. */
const DISGUISES = /[\u202A-\u202E\u2066-\u2069\u200E\u200F\u061C\p{Cc}]/gu;

/**
 * Returns a file's name without characters that disguise it. A long name is cut in the middle. For use in sentences.
 */
export function displayName(name: string, limit: number = SENTENCE_LIMIT): string {
  const letters = lettersOf(name);
  if (letters.length <= limit) return letters.join('');
  const tail = letters.slice(-TAIL_LENGTH);
  return `${letters.slice(0, limit - TAIL_LENGTH - 1).join('')}…${tail.join('')}`;
}

/** Splits a name into graphemes, so that no emoji is cut. Leaves out `DISGUISES`. */
export function lettersOf(name: string): string[] {
  return Array.from(new Intl.Segmenter().segment(name.replace(DISGUISES, '')), ({ segment }) => segment);
}
