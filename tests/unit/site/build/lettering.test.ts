import { expect, test } from 'vitest';
import { subsetFontFile, displayCharacters } from '../../../../site/build/fonts.ts';
import { openFont } from '../../../../site/build/lettering.ts';

const letter = openFont(
  await subsetFontFile({
    from: '@fontsource/dm-mono/files/dm-mono-latin-400-normal.woff2',
    characters: displayCharacters,
    axes: undefined,
    format: 'truetype',
  }),
);

test('openFont renders text as outlines of the given size, without font references', () => {
  const { path, width, height } = letter('SAFELIGHT', { size: 20 });
  expect(path.match(/<path/g)).toHaveLength(9);
  expect(path).not.toMatch(/<text|font/);
  // Nine letters, each 0.6 em wide and 0.7 em high in this font.
  expect(width).toBeCloseTo(9 * 12, -1);
  expect(height).toBeCloseTo(14, 0);
  expect(letter('SAFELIGHT', { size: 40 }).width).toBeCloseTo(2 * width, 5);
});

test('openFont breaks lines between words, never within one', () => {
  const lineHeight = 20;
  const short = letter('ab cd ef', { size: lineHeight });
  const broken = letter('ab cd ef', { size: lineHeight, width: 70 });
  expect(broken.width).toBeLessThan(70);
  expect(broken.height).toBeCloseTo(short.height + lineHeight, 0);
  expect(letter('abcdefgh', { size: lineHeight, width: 30 }).width).toBeGreaterThan(30);
});

test('openFont throws for a character that the font lacks, and names the file to change', () => {
  expect(() => letter('OUR → BLOG', { size: 20, width: 40 })).toThrow(
    /lacks “→” of “OUR → BLOG”.* `displayCharacters` in site\/build\/fonts\.ts/,
  );
});
