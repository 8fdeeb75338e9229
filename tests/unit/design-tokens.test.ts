import { defineConfig, parse } from '@terrazzo/parser';
import { expect, test } from 'vitest';
import { designTokens } from '../../.storybook/design-tokens.ts';
import { colorOf } from '../../site/build/colors.ts';

const cwd = new URL('file:///project/');

test('designTokens returns valid Design Tokens JSON with the same color roles on both surfaces', async () => {
  const { tokens } = await parse(
    [{ filename: new URL('tokens.json', cwd), src: JSON.stringify(designTokens()) }],
    {
      config: defineConfig({ tokens: ['tokens.json'] }, { cwd }),
    },
  );
  const names = Object.keys(tokens);
  const roles = (surface: string) =>
    names.filter((name) => name.startsWith(`color.${surface}.`)).map((name) => name.split('.')[2]);
  expect(roles('paper')).toEqual(roles('darkroom'));
  expect(roles('paper')).toEqual(
    expect.arrayContaining(['ground', 'ink', 'accent', 'focus', 'shadow-color']),
  );
  expect(names).toEqual(
    expect.arrayContaining([
      'radius.card',
      'duration.fast',
      'font.display',
      'text.phone.body.font-size',
      'z-index.toast',
    ]),
  );
});

test('designTokens returns a color with the same sRGB value as colorOf', () => {
  const { color } = designTokens() as { color: { darkroom: Record<string, { $value: { hex: string } }> } };
  expect(color.darkroom['ground']?.$value.hex).toBe(colorOf('ground', 'darkroom').hex);
});

test('designTokens resolves a role that refers to another role', () => {
  const { color } = designTokens() as { color: { paper: Record<string, { $value: unknown }> } };
  expect(color.paper['inverse']?.$value).toEqual(color.paper['ink']?.$value);
});

test('designTokens returns the minimum of a fluid size for a phone and the maximum for desktop', () => {
  const { text } =
    designTokens(`:root { --text-lead: clamp(1.0625rem, 1.02rem + 0.19vw, 1.1875rem); /* lead */ }
    --ease-out: cubic-bezier(0, 0, 1, 1);`) as {
      text: Record<string, { lead: { 'font-size': { $value: object } } }>;
    };
  const size = (viewport: string) => text[viewport]?.lead['font-size'].$value;
  expect([size('phone'), size('desktop')]).toEqual([
    { value: 1.0625, unit: 'rem' },
    { value: 1.1875, unit: 'rem' },
  ]);
});

test('designTokens throws on a color that it cannot parse', () => {
  expect(() => designTokens(':root { --ground: color-mix(in oklch, #fff, var(--ink)); }')).toThrow(
    /--ground/,
  );
});
