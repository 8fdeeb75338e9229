import { expect, test, vi } from 'vitest';
import { displayName, distinctNames } from '../../../src/lib/display-name.ts';

test('distinctNames gives no two files of a list the same name, whatever they are called', () => {
  const files = ['image.png', 'image.png (2)', 'image.png', 'image.png'].map((name) => ({ name }));
  expect([...distinctNames(files).values()]).toEqual([
    'image.png',
    'image.png (2)',
    'image.png (3)',
    'image.png (4)',
  ]);
});

test('displayName removes characters that reverse the reading direction', () => {
  expect(displayName('photo\u202Egpj.exe')).toBe('photogpj.exe');
});

test('displayName shortens a long name in the middle without splitting an emoji', () => {
  const name = `${'👩‍👩‍👧'.repeat(200)}_0412.NEF`;
  const shown = displayName(name);
  expect(shown.endsWith('0412.NEF')).toBe(true);
  expect(shown).toBe(`${'👩‍👩‍👧'.repeat(51)}…0412.NEF`);
});

test('displayName does not split a name that fits, which a list of 300 photos would do for each', () => {
  const split = vi.spyOn(Intl.Segmenter.prototype, 'segment');
  expect(displayName('IMG_0412.NEF')).toBe('IMG_0412.NEF');
  expect(split).not.toHaveBeenCalled();
  split.mockRestore();
});
