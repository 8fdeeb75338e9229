import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { brand, claims } from '../brand.ts';
import { readOrMake } from './read-or-make.ts';

/*
 * The fonts of the design, made from font files of packages: each with only some characters, axes and features, in
 * src/styles/fonts.
 */

const require = createRequire(import.meta.url);
const folder = fileURLToPath(new URL('../../src/styles/fonts/', import.meta.url));

/** Characters of headlines and receipts: our own words and figures, and the studio's texts. */
export const displayCharacters = charactersWith({ brand, claims });
/** Characters of a stressed word in a headline: letters, figures, prices and the punctuation of sentences. */
const italicCharacters = displayCharacters.replaceAll(/[^\p{L}\p{N}\s.,:!?'’“”&$%£€–-]/gu, '');
/**
 * Characters that few pages contain, of European names and of code. They are a file of their own, which the browser loads
 * for a page that has one of them. `fonts.css` names the same ones in `unicode-range`.
 */
export const rareCharacters = '<>[\\]^`{|}~¿' + range(0xc0, 0xff).join('').replace('×', '');
/** All other characters of running text. What neither file has is shown in the fallback font. */
const textCharacters = (displayCharacters + '¡«»°©®™•←↑↓½')
  .split('')
  .filter((character) => !rareCharacters.includes(character))
  .join('');

/** OpenType features to keep: kerning, standard ligatures, accents and tabular figures. No text uses another. */
const features = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum'];

/** The font of running text. */
const instrumentSans = {
  from: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  axes: { wght: { min: 400, max: 650 } },
};

/**
 * The four fonts of the design, in five files. `axes`: values or ranges of variable axes to keep. Of Newsreader the design
 * has one optical size and weight.
 */
const subsets = [
  {
    file: 'newsreader-display.woff2',
    from: '@fontsource-variable/newsreader/files/newsreader-latin-standard-normal.woff2',
    characters: displayCharacters,
    axes: { opsz: 72, wght: 380 },
  },
  {
    file: 'newsreader-display-italic.woff2',
    from: '@fontsource-variable/newsreader/files/newsreader-latin-standard-italic.woff2',
    characters: italicCharacters,
    axes: { opsz: 72, wght: 380 },
  },
  {
    ...instrumentSans,
    file: 'instrument-sans.woff2',
    characters: textCharacters,
  },
  {
    ...instrumentSans,
    file: 'instrument-sans-rare.woff2',
    characters: rareCharacters,
  },
  {
    file: 'dm-mono.woff2',
    from: '@fontsource/dm-mono/files/dm-mono-latin-400-normal.woff2',
    characters: displayCharacters,
    axes: undefined,
  },
];

/** The packages that the fonts are made from. */
export const fontPackages = [...new Set(subsets.map(({ from }) => from.split('/', 2).join('/')))];

/**
 * Writes the fonts that `src/styles/fonts.css` names. They are made again after a change of the code or of a dependency. A
 * file that is the same is not written, because another process may be reading it.
 */
export async function ensureFonts(): Promise<void> {
  await mkdir(folder, { recursive: true });
  const inputs = await digestOfInputs();
  await Promise.all(
    subsets.map(async ({ file, ...subset }) => {
      const make = () => subsetFontFile({ ...subset, format: 'woff2' });
      const content = await readOrMake('fonts', `${inputs}-${file}`, make);
      const written = await readFile(folder + file).catch(() => undefined);
      if (!written?.equals(content)) await writeFile(folder + file, content);
    }),
  );
}

/**
 * Returns a digest of the code and of all dependencies. Their versions in package.json are exact, so they identify the
 * font files, too.
 */
async function digestOfInputs(): Promise<string> {
  const packageFile = await readFile(join(import.meta.dirname, '../../package.json'), 'utf8');
  const hash = createHash('sha256').update(JSON.stringify(JSON.parse(packageFile).dependencies));
  // The brand file can add characters.
  hash.update(displayCharacters);
  hash.update(await readFile(import.meta.filename));
  return hash.digest('hex');
}

type SubsetOptions = {
  /** A font file of a package. */
  from: string;
  characters: string;
  axes: { [axis: string]: number | { min: number; max: number } | undefined } | undefined;
  format: 'woff2' | 'truetype';
};

/** Returns a font file with only some characters, features and axes. */
export async function subsetFontFile({ from, characters, axes, format }: SubsetOptions): Promise<Buffer> {
  return subsetFont(await readFile(require.resolve(from)), characters, {
    targetFormat: format,
    keepFeatures: features,
    noHinting: true,
    // Copyright, license and license URL. The packages' files have only the first and the last.
    preserveNameIds: [0, 13, 14],
    ...(axes && { variationAxes: axes }),
  });
}

/** Returns the font of `subsets` with this file name as TrueType, for code that draws its letters. */
export async function truetypeOf(file: string): Promise<Buffer> {
  const subset = subsets.find((one) => one.file === file);
  if (!subset) throw new Error(`There is no font ${file}.`);
  return subsetFontFile({ ...subset, format: 'truetype' });
}

/** Vite plugin: makes the fonts before any stylesheet requests them (site, Storybook, tests, library). */
export function fonts(): Plugin {
  return { name: 'safelight-fonts', enforce: 'pre', config: ensureFonts };
}

/** Returns characters that every design needs, and those of all strings in `texts`, also in capitals. */
export function charactersWith(texts: object): string {
  const text = JSON.stringify(texts);
  const all = range(0x20, 0x7e).join('') + '\u00a0–—‘’“”…·×−→£€é' + text + text.toUpperCase();
  return [...new Set(all)].join('');
}

function range(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i));
}
