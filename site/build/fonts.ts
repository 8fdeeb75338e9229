import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const folder = fileURLToPath(new URL('../../src/styles/fonts/', import.meta.url));

/** Headlines and receipts: our own words and figures. */
export const english = range(0x20, 0x7e).join('') + '\u00a0–—‘’“”…·×−→£€é';
/** Running text, which also holds European names; anything rarer falls back. */
const european = english + range(0xc0, 0xff).join('') + '¿¡«»°©®™•←↑↓½';

/** Kerning, standard ligatures, accents and tabular figures; small capitals and the like are never used. */
const features = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum'];

/**
 * The four fonts of the design. `axes` pins or narrows variable axes: Newsreader ships only at its display optical size,
 * which reduces it from 132 KB to a tenth of that.
 */
const cuts = [
  {
    file: 'newsreader-display.woff2',
    from: '@fontsource-variable/newsreader/files/newsreader-latin-standard-normal.woff2',
    characters: english,
    axes: { opsz: 72, wght: 380 },
  },
  {
    file: 'newsreader-display-italic.woff2',
    from: '@fontsource-variable/newsreader/files/newsreader-latin-standard-italic.woff2',
    characters: english,
    axes: { opsz: 72, wght: 380 },
  },
  {
    file: 'instrument-sans.woff2',
    from: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    characters: european,
    axes: { wght: { min: 400, max: 650 } },
  },
  {
    file: 'dm-mono.woff2',
    from: '@fontsource/dm-mono/files/dm-mono-latin-400-normal.woff2',
    characters: english,
    axes: undefined,
  },
];

/** Makes the subset fonts that `src/styles/fonts.css` names, again whenever this file or a font package changes. */
export async function ensureFonts(): Promise<void> {
  await mkdir(folder, { recursive: true });
  const recipe = createHash('sha256').update(await readFile(join(import.meta.dirname, 'fonts.ts')));
  for (const { from } of cuts) recipe.update(await readFile(require.resolve(from)));
  const wanted = recipe.digest('hex');
  const madeOf = join(folder, 'made-of.txt');
  if ((await readFile(madeOf, 'utf8').catch(() => '')) === wanted) return;
  await Promise.all(
    cuts.map(async ({ file, from, characters, axes }) =>
      writeFile(folder + file, await cutFont({ from, characters, axes, format: 'woff2' })),
    ),
  );
  await writeFile(madeOf, wanted);
}

type Cut = {
  /** A font file of a package. */
  from: string;
  characters: string;
  axes: { [axis: string]: number | { min: number; max: number } | undefined } | undefined;
  format: 'woff2' | 'truetype';
};

/** A font with only the characters that we write, its variable axes pinned or narrowed. */
export async function cutFont({ from, characters, axes, format }: Cut): Promise<Buffer> {
  return subsetFont(await readFile(require.resolve(from)), characters, {
    targetFormat: format,
    keepFeatures: features,
    noHinting: true,
    // Copyright, license and license URL. The packages' files have only the first and the last.
    preserveNameIds: [0, 13, 14],
    ...(axes && { variationAxes: axes }),
  });
}

/** Vite plugin: makes the fonts before any stylesheet requests them (site, Storybook, tests, library). */
export function fonts(): Plugin {
  return { name: 'safelight-fonts', enforce: 'pre', config: ensureFonts };
}

function range(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i));
}
