import { Blob, Buffer as Line, Face, Font, shape } from 'harfbuzzjs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import {
  charactersWith,
  displayCharacters,
  ensureFonts,
  rareCharacters,
  subsetFontFile,
} from '../../../../site/build/fonts.ts';
import { openFont } from '../../../../site/build/lettering.ts';
import { readOrMake } from '../../../../site/build/read-or-make.ts';

vi.mock('node:fs/promises', async (load) => {
  const fs = await load<typeof import('node:fs/promises')>();
  return { ...fs, readFile: vi.fn(fs.readFile) };
});
vi.mock('../../../../site/build/read-or-make.ts');

const stylesheet = join(import.meta.dirname, '../../../../src/styles/fonts.css');

test.each([
  { file: 'fonts.ts', change: (text: string) => `${text} ` },
  { file: 'package.json', change: (text: string) => text.replace('"subset-font": "', '"subset-font": "0.') },
])('ensureFonts makes the fonts again after a change of $file', async ({ file, change }) => {
  const read = vi.mocked(readFile).getMockImplementation()!;
  const fonts = join(import.meta.dirname, '../../../../src/styles/fonts');
  const keys: string[] = [];
  vi.mocked(readOrMake).mockImplementation(async (_, key) => {
    keys.push(key);
    // The written files, so that the test changes none.
    return (await read(join(fonts, key.replace(/^[^-]+-/, '')), null)) as Buffer;
  });
  await ensureFonts();
  const before = keys.splice(0);
  await ensureFonts();
  expect(keys.splice(0)).toEqual(before);
  vi.mocked(readFile).mockImplementation(async (path, options) =>
    String(path).endsWith(file) ? change(String(await read(path, options))) : read(path, options),
  );
  await ensureFonts();
  vi.mocked(readFile).mockImplementation(read);
  expect(keys).toHaveLength(5);
  for (const key of keys) expect(before).not.toContain(key);
});

test('subsetFontFile keeps the copyright and the license URL of a font', async () => {
  const font = await subsetFontFile({
    from: '@fontsource/dm-mono/files/dm-mono-latin-400-normal.woff2',
    characters: displayCharacters,
    axes: undefined,
    format: 'truetype',
  });
  const face = new Face(new Blob(new Uint8Array(font).buffer));
  const nameOf = (id: number) => face.getName(id, 'en');
  expect(nameOf(0)).toMatch(/^Copyright .*DM Mono/);
  expect(nameOf(14)).toMatch(/^https?:\/\/.*OFL/);
});

test.each([
  '@fontsource-variable/newsreader/files/newsreader-latin-standard-normal.woff2',
  '@fontsource/dm-mono/files/dm-mono-latin-400-normal.woff2',
])('charactersWith gives %s the letters of a name, also in capitals', async (from) => {
  const name = 'Clarão d’Água';
  const characters = charactersWith({ name });
  const letter = openFont(await subsetFontFile({ from, characters, axes: undefined, format: 'truetype' }));
  expect(() => letter(`${name} ${name.toUpperCase()}`, { size: 20 })).not.toThrow();
});

test('charactersWith adds no character twice', () => {
  expect(charactersWith({ name: 'Café' })).toHaveLength(new Set(charactersWith({ name: 'CAFÉ' })).size);
});

test('fonts.css loads the file of rare characters for these and no others', async () => {
  const [, ranges = ''] = /unicode-range:([^;]+);/.exec(await readFile(stylesheet, 'utf8')) ?? [];
  const named = [...ranges.matchAll(/U\+(\w+)(?:-(\w+))?/g)].flatMap(([, first = '', last = first]) => {
    const from = parseInt(first, 16);
    return Array.from({ length: parseInt(last, 16) - from + 1 }, (_, at) => String.fromCodePoint(from + at));
  });
  expect(named).toEqual(rareCharacters.split('').toSorted());
});

/** English text with common letters and word lengths. Its widths in two fonts are compared. */
const SAMPLE =
  'Send us the shoot. Portraits, weddings, listings and products come back graded, cleaned and ready to deliver. ' +
  'Every service has three tiers, a typical turnaround and one promise: if it is not right, we redo it or refund it.';

/** Returns the heights of a font and the width of `SAMPLE`, in units of the font's size. */
async function measure(from: string, axes?: Record<string, number>) {
  const bytes = await subsetFontFile({ from, characters: displayCharacters, axes, format: 'truetype' });
  const face = new Face(new Blob(new Uint8Array(bytes).buffer));
  const font = new Font(face);
  const line = new Line();
  line.addText(SAMPLE);
  line.guessSegmentProperties();
  shape(font, line);
  const width = line.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0);
  const { ascender, descender, lineGap } = font.hExtents();
  const share = (units: number) => units / face.upem;
  return { ascent: share(ascender), descent: share(-descender), gap: share(lineGap), width: share(width) };
}

const newsreader = { opsz: 72, wght: 380 };

// `sameMetrics`: a font with the metrics of the visitor's system font, because a build has no system fonts.
test.each([
  {
    local: 'Times New Roman',
    sameMetrics: '@fontsource/tinos/files/tinos-latin-400-normal.woff2',
    font: '@fontsource-variable/newsreader/files/newsreader-latin-standard-normal.woff2',
    axes: newsreader,
  },
  {
    local: 'Times New Roman Italic',
    sameMetrics: '@fontsource/tinos/files/tinos-latin-400-italic.woff2',
    font: '@fontsource-variable/newsreader/files/newsreader-latin-standard-italic.woff2',
    axes: newsreader,
  },
  {
    local: 'Arial',
    sameMetrics: '@fontsource/arimo/files/arimo-latin-400-normal.woff2',
    font: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    axes: { wght: 400 },
  },
  {
    local: 'Courier New',
    sameMetrics: '@fontsource/cousine/files/cousine-latin-400-normal.woff2',
    font: '@fontsource/dm-mono/files/dm-mono-latin-400-normal.woff2',
  },
])('fonts.css gives $local the metrics of the font', async ({ local, sameMetrics, font, axes }) => {
  const css = await readFile(stylesheet, 'utf8');
  const face = css.split('@font-face').find((rule) => rule.includes(`local('${local}')`)) ?? '';
  const valueOf = (name: string) => Number(new RegExp(`${name}: ([\\d.]+)%`).exec(face)?.[1]);
  const percent = (share: number) => Number((share * 100).toFixed(1));
  const own = await measure(font, axes);
  const size = own.width / (await measure(sameMetrics)).width;
  expect(valueOf('size-adjust')).toBe(percent(size));
  expect(valueOf('ascent-override')).toBe(percent(own.ascent / size));
  expect(valueOf('descent-override')).toBe(percent(own.descent / size));
  expect(valueOf('line-gap-override')).toBe(percent(own.gap / size));
});
