import { expect, test } from 'vitest';
import { colorOf } from '../../../../site/build/colors.ts';

test('a role has its own value on each surface, and one where it is the same on both', () => {
  expect(colorOf('ground', 'paper').oklch).toBe('oklch(0.985 0.006 85)');
  expect(colorOf('ground', 'darkroom').oklch).toBe('oklch(0.165 0.008 50)');
  expect(colorOf('accent', 'darkroom')).toEqual(colorOf('accent', 'paper'));
});

test('the sRGB value is the one that browsers paint', () => {
  // Measured on a canvas in Chromium.
  expect(colorOf('accent', 'paper').hex).toBe('#d7311b');
  expect(colorOf('film', 'darkroom').hex).toBe('#eca851');
});

test('a role that there is not is a mistake of ours', () => {
  expect(() => colorOf('mauve', 'paper')).toThrow('--mauve');
});
