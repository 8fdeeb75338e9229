import { displayName } from '../lib/display-name.ts';
import { isBlankText } from '../lib/is-blank-text.ts';
import { plainLine } from '../lib/plain-line.ts';
import { marksOf, type MarkShape, type PhotoMarks } from './photo-mark.ts';

/** Text of a mark without a note, so that the order still has its position. */
export const NO_NOTE = 'please look here';

/**
 * Maximum length of a file name, in characters, longer than any file system allows: the retoucher needs the whole name
 * to find the file.
 */
const WHOLE_NAME = 300;

/** Returns the position of a mark as an order states it: "47 % across, 36 % down". */
export function formatPosition(mark: MarkShape): string {
  if (mark.kind === 'whole') return 'whole photo';
  const position = `${percent(mark.x)} across, ${percent(mark.y)} down`;
  return mark.kind === 'ring' ? `${position}, ring ${percent(mark.radius * 2)} wide` : position;
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;

/**
 * Formats marks as lines for people and programs, photo by photo, in the order of their numbers:
 * `DSC_0412.NEF: 1 (47 % across, 36 % down): soften under the eyes`.
 *
 * File names may contain any character, and notes line breaks; a line contains neither. If two photos have the same
 * name, each line states the photo's position in the list. Names that differ only in case, or in how a letter is encoded,
 * count as the same: the studio's disk may give them one name, and a number to the second.
 */
export function formatMarks(photos: readonly File[], all: PhotoMarks): string[] {
  const names = photos.map(({ name }) => displayName(name, WHOLE_NAME));
  const plainNames = names.map((name) => name.normalize().toLowerCase());
  return photos.flatMap((file, at) => {
    const marks = marksOf(all, file);
    if (marks.length === 0) return [];
    const name = names[at] ?? '';
    const plainName = plainNames[at] ?? '';
    const isTwice = plainNames.indexOf(plainName) !== plainNames.lastIndexOf(plainName);
    const title = isTwice ? `${name} (photo ${at + 1})` : name;
    return marks.map(
      (mark, index) => `${title}: ${index + 1} (${formatPosition(mark)}): ${plainLine(mark.note) || NO_NOTE}`,
    );
  });
}

/** Returns the visitor's own text unchanged, then an empty line and the marks (brief 5). */
export function withMarkLines(text: string, lines: readonly string[]): string {
  if (lines.length === 0) return text;
  return [...(isBlankText(text) ? [] : [text, '']), ...lines].join('\n');
}
