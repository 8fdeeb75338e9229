import { Blob, Face } from 'harfbuzzjs';
import { expect, test } from 'vitest';
import { cutFont, english } from '../../../../site/build/fonts.ts';

test('a subset font keeps its copyright and the address of its license', async () => {
  const font = await cutFont({
    from: '@fontsource/dm-mono/files/dm-mono-latin-400-normal.woff2',
    characters: english,
    axes: undefined,
    format: 'truetype',
  });
  const face = new Face(new Blob(new Uint8Array(font).buffer));
  const nameOf = (id: number) => face.getName(id, 'en');
  expect(nameOf(0)).toMatch(/^Copyright .*DM Mono/);
  expect(nameOf(14)).toMatch(/^https?:\/\/.*OFL/);
});
