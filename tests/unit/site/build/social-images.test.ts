import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { truetypeOf } from '../../../../site/build/fonts.ts';
import { writeSocialImages } from '../../../../site/build/social-images.ts';
import { findPage } from '../../../../site/content/find-page.ts';

vi.mock('../../../../site/build/fonts.ts', async (load) => {
  const fonts = await load<typeof import('../../../../site/build/fonts.ts')>();
  return { ...fonts, truetypeOf: vi.fn(fonts.truetypeOf) };
});

vi.mock('node:fs/promises', async (load) => {
  const fs = await load<typeof import('node:fs/promises')>();
  return { ...fs, readFile: vi.fn(fs.readFile) };
});

const makeCard = vi.fn<() => void>();

vi.mock(import('../../../../site/build/read-or-make.ts'), () => {
  const cards = new Map<string, Buffer>();
  return {
    readOrMake: async (_: string, key: string, make: () => Promise<Buffer>) => {
      if (!cards.has(key)) makeCard();
      const card = cards.get(key) ?? (await make());
      cards.set(key, card);
      return card;
    },
  };
});

test.each([
  {
    what: 'a font',
    change: async () => void vi.mocked(truetypeOf).mockResolvedValue(await truetypeOf('dm-mono.woff2')),
  },
  {
    what: 'the file that converts colors',
    async change() {
      const read = vi.mocked(readFile).getMockImplementation()!;
      vi.mocked(readFile).mockImplementation((path, options) =>
        String(path).endsWith('colors.ts') ? Promise.resolve('// Changed') : read(path, options),
      );
    },
  },
  {
    what: 'the version of sharp',
    change: () => vi.spyOn(sharp.versions, 'sharp', 'get').mockReturnValue('99'),
  },
])('writeSocialImages renders a card again after $what has changed', async ({ change }) => {
  const write = async () => {};
  const draw = () => writeSocialImages([findPage('/pricing')], write);
  await draw();
  makeCard.mockClear();
  await draw();
  expect(makeCard).not.toHaveBeenCalled();
  await change();
  await draw();
  expect(makeCard).toHaveBeenCalledOnce();
});
