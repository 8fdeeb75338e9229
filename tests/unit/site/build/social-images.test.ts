import { expect, test, vi } from 'vitest';
import { truetypeOf } from '../../../../site/build/fonts.ts';
import { writeSocialImages } from '../../../../site/build/social-images.ts';
import { findPage } from '../../../../site/content/find-page.ts';

vi.mock('../../../../site/build/fonts.ts', async (load) => {
  const fonts = await load<typeof import('../../../../site/build/fonts.ts')>();
  return { ...fonts, truetypeOf: vi.fn(fonts.truetypeOf) };
});

vi.mock(import('../../../../site/build/read-or-make.ts'), () => {
  const cards = new Map<string, Buffer>();
  return {
    readOrMake: async (_: string, key: string, make: () => Promise<Buffer>) => {
      const card = cards.get(key) ?? (await make());
      cards.set(key, card);
      return card;
    },
  };
});

test('writeSocialImages renders a card again after a font has changed', async () => {
  const page = findPage('/pricing');
  const write = vi.fn(async (_: string, card: Buffer) => void card);
  const draw = () => writeSocialImages([page], write);
  await draw();
  const mono = await truetypeOf('dm-mono.woff2');
  vi.mocked(truetypeOf).mockResolvedValue(mono);
  await draw();
  const [before, after] = write.mock.calls.map(([, card]) => card);
  expect(after).not.toEqual(before);
});
