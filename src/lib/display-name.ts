/** Maximum length of a name in a sentence, in graphemes. The list shows the whole name as a tooltip. */
const SENTENCE_LIMIT = 60;
/**
 * Number of characters at the end that are always shown: frame number and extension distinguish the photos of a shoot.
 */
export const TAIL_LENGTH = 8;

/** Matches characters that reverse the reading direction ("gpj.exe" for "exe.jpg"), and control characters. */
const DISGUISES = /[\p{Bidi_Control}\p{Cc}]/gu;

/** Shared, because making a segmenter takes longer than splitting a name with it. */
let segmenter: Intl.Segmenter | undefined;

const withoutDisguises = (name: string) => name.replace(DISGUISES, '');

/**
 * Returns a file's name without characters that disguise it. A long name is cut in the middle.
 *
 * @param limit Maximum length, in graphemes.
 */
export function displayName(name: string, limit: number = SENTENCE_LIMIT): string {
  const visible = withoutDisguises(name);
  // A name has at most as many graphemes as code units.
  if (visible.length <= limit) return visible;
  const letters = lettersOf(visible);
  if (letters.length <= limit) return visible;
  const tail = letters.slice(-TAIL_LENGTH);
  return `${letters.slice(0, limit - TAIL_LENGTH - 1).join('')}…${tail.join('')}`;
}

/** Returns a display name for each file. Equal names are numbered in the order of the list: `image.png`, `image.png (2)`. */
export function distinctNames<F extends { name: string }>(files: readonly F[]): Map<F, string> {
  const used = new Set<string>();
  return new Map(
    files.map((file) => {
      const name = displayName(file.name);
      let distinct = name;
      for (let count = 2; used.has(distinct); count++) distinct = `${name} (${count})`;
      used.add(distinct);
      return [file, distinct];
    }),
  );
}

/** Splits a name into graphemes, so that no emoji is cut. Leaves out `DISGUISES`. */
export function lettersOf(name: string): string[] {
  segmenter ??= new Intl.Segmenter();
  return Array.from(segmenter.segment(withoutDisguises(name)), ({ segment }) => segment);
}
