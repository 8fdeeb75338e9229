import { Blob, Face } from 'harfbuzzjs';
import { expect, test } from 'vitest';
import { subsetFontFile, headlineCharacters, fallbackFaces } from '../../../../site/build/fonts.ts';
import { measureFont } from '../../../../site/build/lettering.ts';

test('subsetFontFile keeps the copyright and the license URL of a font', async () => {
  const font = await subsetFontFile({
    from: '@fontsource/dm-mono/files/dm-mono-latin-400-normal.woff2',
    characters: headlineCharacters,
    axes: undefined,
    format: 'truetype',
  });
  const face = new Face(new Blob(new Uint8Array(font).buffer));
  const nameOf = (id: number) => face.getName(id, 'en');
  expect(nameOf(0)).toMatch(/^Copyright .*DM Mono/);
  expect(nameOf(14)).toMatch(/^https?:\/\/.*OFL/);
});

test('fallbackFaces gives Arial the metrics of Instrument Sans', async () => {
  const text =
    'Upload, choose, send. A quote within 2 hours during opening hours, and nothing is charged before.';
  const measure = async (from: string) =>
    measureFont(
      await subsetFontFile({ from, characters: headlineCharacters, axes: undefined, format: 'truetype' }),
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
