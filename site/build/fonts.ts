import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { measureFont } from './lettering.ts';

const require = createRequire(import.meta.url);
const folder = fileURLToPath(new URL('../../src/styles/fonts/', import.meta.url));

/** Characters of headlines and receipts: our own words and figures. */
export const headlineCharacters = range(0x20, 0x7e).join('') + '\u00a0–—‘’“”…·×−→£€é';
/** Characters of running text, with those of European names. Others are shown in the fallback font. */
const european = headlineCharacters + range(0xc0, 0xff).join('') + '¿¡«»°©®™•←↑↓½';

/** Kerning, standard ligatures, accents and tabular figures; small capitals and the like are never used. */
const features = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum'];

/**
 * The four fonts of the design. `axes` pins or narrows variable axes: Newsreader ships only at its display optical size,
 * which reduces it from 132 KB to a tenth of that. `fallback` shows until the font has loaded: `local` fonts of the
 * visitor's system with the metrics of the font file `like`, or nearly (Roboto, on Android).
 */
const subsets = [
  {
    file: 'newsreader-display.woff2',
    from: '@fontsource-variable/newsreader/files/newsreader-latin-standard-normal.woff2',
    characters: headlineCharacters,
    axes: { opsz: 72, wght: 380 },
    fallback: {
      family: 'Newsreader Fallback',
      like: '@fontsource/tinos/files/tinos-latin-400-normal.woff2',
      local: ['Times New Roman', 'Liberation Serif', 'Tinos'],
    },
  },
  {
    file: 'newsreader-display-italic.woff2',
    from: '@fontsource-variable/newsreader/files/newsreader-latin-standard-italic.woff2',
    characters: headlineCharacters,
    axes: { opsz: 72, wght: 380 },
    fallback: {
      family: 'Newsreader Fallback',
      style: 'italic',
      like: '@fontsource/tinos/files/tinos-latin-400-italic.woff2',
      local: ['Times New Roman Italic', 'Liberation Serif Italic', 'Tinos Italic'],
    },
  },
  {
    file: 'instrument-sans.woff2',
    from: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    characters: european,
    axes: { wght: { min: 400, max: 650 } },
    fallback: {
      family: 'Instrument Fallback',
      like: '@fontsource/arimo/files/arimo-latin-400-normal.woff2',
      local: ['Arial', 'Liberation Sans', 'Arimo', 'Roboto'],
    },
  },
  {
    file: 'dm-mono.woff2',
    from: '@fontsource/dm-mono/files/dm-mono-latin-400-normal.woff2',
    characters: headlineCharacters,
    axes: undefined,
    fallback: {
      family: 'DM Mono Fallback',
      like: '@fontsource/cousine/files/cousine-latin-400-normal.woff2',
      local: ['Courier New', 'Liberation Mono', 'Cousine'],
    },
  },
];

/** The packages that the fonts are cut from. */
export const fontPackages = [...new Set(subsets.map(({ from }) => from.split('/', 2).join('/')))];

/**
 * Makes the subset fonts that `src/styles/fonts.css` names, and `fallbacks.css` beside them, again whenever this file or
 * a font package changes.
 */
export async function ensureFonts(): Promise<void> {
  await mkdir(folder, { recursive: true });
  const hash = createHash('sha256').update(await readFile(join(import.meta.dirname, 'fonts.ts')));
  for (const file of subsets.flatMap(({ from, fallback }) => [from, fallback.like]))
    hash.update(await readFile(require.resolve(file)));
  const inputs = hash.digest('hex');
  const stampFile = join(folder, 'made-of.txt');
  if ((await readFile(stampFile, 'utf8').catch(() => '')) === inputs) return;
  await Promise.all(
    subsets.map(async ({ file, from, characters, axes }) =>
      writeFile(folder + file, await subsetFontFile({ from, characters, axes, format: 'woff2' })),
    ),
  );
  await writeFile(folder + 'fallbacks.css', (await fallbackFaces()).join('\n'));
  await writeFile(stampFile, inputs);
}

/** English text with common letters and word lengths. Its widths in two fonts are compared. */
const SAMPLE =
  'Send us the shoot. Portraits, weddings, listings and products come back graded, cleaned and ready to deliver. ' +
  'Every service has three tiers, a typical turnaround and one promise: if it is not right, we redo it or refund it.';

/**
 * Returns an `@font-face` rule for each fallback that gives it the metrics of its font, so that no text moves when the
 * font arrives: `size-adjust` makes lines equally wide, and the overrides, which it also scales, equally high.
 */
export async function fallbackFaces(): Promise<string[]> {
  const measure = async (from: string, axes?: SubsetOptions['axes']) =>
    measureFont(
      await subsetFontFile({ from, characters: headlineCharacters, axes, format: 'truetype' }),
      SAMPLE,
    );
  return Promise.all(
    subsets.map(async ({ from, axes, fallback: { family, style, like, local } }) => {
      const own = await measure(from, axes);
      const size = own.width / (await measure(like)).width;
      const percent = (share: number) => `${Number((share * 100).toFixed(1))}%`;
      return `@font-face {
  font-family: '${family}';
  src: ${local.map((name) => `local('${name}')`).join(', ')};${style ? `\n  font-style: ${style};` : ''}
  size-adjust: ${percent(size)};
  ascent-override: ${percent(own.ascent / size)};
  descent-override: ${percent(own.descent / size)};
  line-gap-override: ${percent(own.lineGap / size)};
}
`;
    }),
  );
}

type SubsetOptions = {
  /** A font file of a package. */
  from: string;
  characters: string;
  axes: { [axis: string]: number | { min: number; max: number } | undefined } | undefined;
  format: 'woff2' | 'truetype';
};

/** A font with only the characters that we write, its variable axes pinned or narrowed. */
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

/** Returns one of the fonts of `subsets` by its file, for code that draws its letters. */
export async function truetypeOf(file: string): Promise<Buffer> {
  const subset = subsets.find((one) => one.file === file);
  if (!subset) throw new Error(`There is no font ${file}.`);
  return subsetFontFile({ ...subset, format: 'truetype' });
}

/** Vite plugin: makes the fonts before any stylesheet requests them (site, Storybook, tests, library). */
export function fonts(): Plugin {
  return { name: 'safelight-fonts', enforce: 'pre', config: ensureFonts };
}

function range(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i));
}
