import { expect, test } from 'vitest';
import { applyLook, cubeOf, looks, type Look } from '../../../src/looks/looks.ts';
import { stylePreferences } from '../../../src/quote/quote-options.ts';

const neutral: Look = {
  id: 'neutral',
  name: 'Neutral',
  text: '',
  exposure: 0,
  contrast: 0,
  saturation: 1,
  warmth: 0,
  shadows: [0, 0, 0],
  highlights: [0, 0, 0],
  range: [0, 1],
};
const steps = Array.from({ length: 33 }, (_, step) => step / 32);

test('looks has one look for each style option, in the form’s order', () => {
  expect(looks.map(({ name }) => name)).toEqual(stylePreferences);
});

test('applyLook changes no color with neutral values', () => {
  for (const red of [0, 0.2, 0.7, 1])
    for (const blue of [0, 0.45, 1]) {
      const color = applyLook(neutral, [red, 0.5, blue]);
      [red, 0.5, blue].forEach((value, channel) => expect(color[channel]).toBeCloseTo(value, 12));
    }
});

test.for(looks)('$name keeps the order of grays', (look) => {
  const grays = steps.map((value) => applyLook(look, [value, value, value]));
  for (const channel of [0, 1, 2] as const) {
    const ramp = grays.map((gray) => gray[channel]);
    ramp.forEach((value, at) => expect(value).toBeGreaterThanOrEqual(ramp[at - 1] ?? 0));
  }
});

test('applyLook takes exposure in stops; warmth raises red and lowers blue', () => {
  const half = applyLook({ ...neutral, exposure: -1 }, [1, 1, 1])[1];
  expect(half).toBeCloseTo(0.7354, 3); // sRGB code of half the light
  const [red, , blue] = applyLook({ ...neutral, warmth: 0.1 }, [0.5, 0.5, 0.5]);
  expect(red).toBeGreaterThan(0.5);
  expect(blue).toBeLessThan(0.5);
});

test('cubeOf writes a header and size³ lines with red changing fastest', () => {
  const lines = cubeOf(neutral, 3).trim().split('\n');
  expect(lines).toContain('LUT_3D_SIZE 3');
  const table = lines.filter((line) => /^\d/.test(line));
  expect(table).toHaveLength(27);
  expect(table.slice(0, 4)).toEqual([
    '0.00000 0.00000 0.00000',
    '0.50000 0.00000 0.00000',
    '1.00000 0.00000 0.00000',
    '0.00000 0.50000 0.00000',
  ]);
});
