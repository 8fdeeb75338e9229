import { expect, test } from 'vitest';
import { paper } from '../../../../.storybook/theme.ts';
import { colorOf } from '../../../../site/build/colors.ts';

test('colorOf returns the value of a role on each surface', () => {
  expect(colorOf('ground', 'paper').oklch).toBe('oklch(0.985 0.006 85)');
  expect(colorOf('ground', 'darkroom').oklch).toBe('oklch(0.165 0.008 50)');
  expect(colorOf('accent', 'darkroom')).toEqual(colorOf('accent', 'paper'));
});

test('colorOf converts a color to the sRGB value that browsers paint', () => {
  // Measured on a canvas in Chromium.
  expect(colorOf('muted', 'paper').hex).toBe('#564e48');
  expect(colorOf('film', 'darkroom').hex).toBe('#eca851');
});

test.each(Object.entries(paper))('the theme of Storybook has the color of the role %s', (role, hex) => {
  expect(hex).toBe(colorOf(role, 'paper').hex);
});

test('colorOf throws for an unknown role', () => {
  expect(() => colorOf('mauve', 'paper')).toThrow('--mauve');
});

test('colorOf throws for a role that is not an oklch() on both surfaces', () => {
  expect(() => colorOf('raised', 'paper')).toThrow('--raised');
});
