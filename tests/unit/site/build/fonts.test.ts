import { Blob, Face } from 'harfbuzzjs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import {
  charactersWith,
  displayCharacters,
  ensureFonts,
  fallbackFaces,
  rareCharacters,
  subsetFontFile,
} from '../../../../site/build/fonts.ts';
import { measureFont, openFont } from '../../../../site/build/lettering.ts';
import { readOrMake } from '../../../../site/build/read-or-make.ts';

vi.mock('node:fs/promises', async (load) => {
  const fs = await load<typeof import('node:fs/promises')>();
  return { ...fs, readFile: vi.fn(fs.readFile) };
});
vi.mock('../../../../site/build/read-or-make.ts');

test.each([
  { file: 'fonts.ts', change: (text: string) => `${text} ` },
  { file: 'lettering.ts', change: (text: string) => `${text} ` },
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
  expect(keys).toHaveLength(6);
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
  const css = await readFile(join(import.meta.dirname, '../../../../src/styles/fonts.css'), 'utf8');
  const [, ranges = ''] = /unicode-range:([^;]+);/.exec(css) ?? [];
  const named = [...ranges.matchAll(/U\+(\w+)(?:-(\w+))?/g)].flatMap(([, first = '', last = first]) => {
    const from = parseInt(first, 16);
    return Array.from({ length: parseInt(last, 16) - from + 1 }, (_, at) => String.fromCodePoint(from + at));
  });
  expect(named).toEqual(rareCharacters.split('').toSorted());
});

test('fallbackFaces gives Arial the metrics of Instrument Sans', async () => {
  const text =
    'Upload, choose, send. A quote within 2 hours during opening hours, and nothing is charged before.';
  const measure = async (from: string) =>
    measureFont(
      await subsetFontFile({ from, characters: displayCharacters, axes: undefined, format: 'truetype' }),
      text,
    );
  const own = await measure(
    '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  );
  const arial = await measure('@fontsource/arimo/files/arimo-latin-400-normal.woff2');
  const face = (await fallbackFaces()).find((rule) => rule.includes(`local('Arial')`)) ?? '';
  const shareOf = (name: string) => Number(new RegExp(`${name}: ([\\d.]+)%`).exec(face)?.[1]) / 100;
  const size = shareOf('size-adjust');
  expect(Math.abs((arial.width * size) / own.width - 1)).toBeLessThan(0.01);
  expect(shareOf('ascent-override') * size).toBeCloseTo(own.ascent, 2);
  expect(shareOf('descent-override') * size).toBeCloseTo(own.descent, 2);
  expect(shareOf('line-gap-override') * size).toBeCloseTo(own.lineGap, 2);
});
