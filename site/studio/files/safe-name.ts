import { extensionOf } from '../../../src/preflight/formats.ts';
import { isBlankText } from '../../../src/lib/is-blank-text.ts';
import { plainLine } from '../../../src/lib/plain-line.ts';

/**
 * Maximum length of a file name, in bytes of UTF-8. File systems allow 255, but encrypted folders of network storage
 * (eCryptfs) only 143. The rest is for a number such as " (2000)".
 */
const LIMIT = 130;

/** Matches a name that Windows reserves for a device, up to the first dot. */
const DEVICE = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?=\s*(\.|$))/i;

/** Characters that no file name on Windows may contain. Others are replaced before. */
const FORBIDDEN = /[<>:|?*]/g;

/** Matches what Windows drops at the end of a name. */
const DROPPED_AT_END = /[\s.]+$/;

/** Invisible characters that change how a name reads: all that change the direction, and joiners. */
const INVISIBLE = /[\p{Bidi_Control}\u200b\u2060-\u2064\ufeff]/gu;

/**
 * Makes a visitor's file name safe on Windows, macOS and Linux, and keeps it recognizable. The last part of a path
 * counts; a name that is empty or invisible becomes `photo`, with its extension.
 */
export function safeName(name: string): string {
  const last = name.toWellFormed().split(/[/\\]/).at(-1) ?? '';
  const clean = plainLine(last.normalize('NFC').replace(INVISIBLE, '').replaceAll('"', '\u2019'))
    .replace(FORBIDDEN, '-')
    // A dot at the beginning hides a file on macOS and Linux.
    .replace(/^[\s.]+/, '')
    .replace(DROPPED_AT_END, '')
    .replace(DEVICE, '$1-');
  const { stem, extension } = split(clean);
  const shortened = cut(isBlankText(stem) ? 'photo' : stem, LIMIT - Buffer.byteLength(extension)) + extension;
  return shortened.replace(DROPPED_AT_END, '');
}

/** Makes the names of a folder unique. Upper and lower case are the same there, as on Windows and macOS. */
export function uniqueNames(names: readonly string[]): string[] {
  /** Each name that is taken, with the last number that was tried for a copy of it. */
  const taken = new Map<string, number>();
  return names.map((name) => {
    const { stem, extension } = split(name);
    let candidate = name;
    let copy = taken.get(foldCase(name)) ?? 1;
    while (taken.has(foldCase(candidate))) candidate = `${stem} (${++copy})${extension}`;
    taken.set(foldCase(name), copy);
    taken.set(foldCase(candidate), 1);
    return candidate;
  });
}

/** Returns the same text for names that differ only in case. Lower case alone keeps the two forms of a Greek sigma apart. */
const foldCase = (name: string) => name.toUpperCase().toLowerCase();

/** Returns a text as part of a folder's name: letters and digits in lower case, separated by hyphens. */
export function slug(text: string, limit = 40): string {
  const words = text
    .toWellFormed()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-');
  return cut(words, limit).replace(/^-+|-+$/g, '');
}

function split(name: string): { stem: string; extension: string } {
  const extension = extensionOf(name);
  // More than a dozen letters after a dot are a sentence, not an extension.
  if (!/^[a-z0-9]{1,12}$/.test(extension)) return { stem: name, extension: '' };
  return { stem: name.slice(0, -extension.length - 1), extension: name.slice(-extension.length - 1) };
}

/** Cuts a text to a number of bytes of UTF-8, never within a character. */
function cut(text: string, bytes: number): string {
  let result = '';
  let length = 0;
  for (const character of text) {
    length += Buffer.byteLength(character);
    if (length > bytes) break;
    result += character;
  }
  return result.trimEnd();
}
