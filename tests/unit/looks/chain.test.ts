import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyLook, cubeOf, looks, type Rgb } from '../../../src/looks/looks.ts';
import { applyLooks, chainOf, TABLE_SIZE, tableOf } from '../../../src/looks/chain.ts';
import { BLACK_AND_WHITE, colorLooks } from '../../../src/looks/color-looks.ts';
import { colorPreferences, stylePreferences } from '../../../src/quote/quote-options.ts';

const part = fc.double({ min: 0, max: 1, noNaN: true });
const rgb: fc.Arbitrary<Rgb> = fc.tuple(part, part, part);
const styles = fc.shuffledSubarray([...stylePreferences]);
const colors = fc.shuffledSubarray([...colorPreferences]);

test('colorLooks has one look for each color option, in the form’s order', () => {
  expect(colorLooks.map(({ name }) => name)).toEqual(colorPreferences);
  expect(new Set([...looks, ...colorLooks].map(({ id }) => id)).size).toBe(12);
});

describe('chainOf', () => {
  test('orders styles before colors, each in the form’s order, and black and white last', () => {
    const names = chainOf([...stylePreferences].toReversed(), [...colorPreferences].toReversed()).map(
      ({ name }) => name,
    );
    expect(names).toEqual([
      ...stylePreferences,
      ...colorPreferences.filter((name) => name !== BLACK_AND_WHITE),
      BLACK_AND_WHITE,
    ]);
  });
  test('ignores the order of selection and unknown names', () => {
    fc.assert(
      fc.property(styles, colors, rgb, (ticked, tinted, color) => {
        const one = applyLooks(chainOf(ticked, tinted), color);
        const other = applyLooks(chainOf([...ticked].toReversed(), [...tinted, 'Sepia'].toReversed()), color);
        expect(other).toEqual(one);
      }),
    );
  });
  test('gives applyLooks the same result as applyLook for each look in turn', () => {
    fc.assert(
      fc.property(styles, colors, rgb, (ticked, tinted, color) => {
        let expected = color;
        for (const look of looks)
          if (ticked.includes(look.name as never)) expected = applyLook(look, expected);
        for (const look of colorLooks)
          if (tinted.includes(look.name as never) && look.name !== BLACK_AND_WHITE)
            expected = applyLook(look, expected);
        const gray = colorLooks.find(({ name }) => name === BLACK_AND_WHITE)!;
        if (tinted.includes(BLACK_AND_WHITE)) expected = applyLook(gray, expected);
        expect(applyLooks(chainOf(ticked, tinted), color)).toEqual(expected);
      }),
    );
  });
  test('gives applyLooks an unchanged color without looks', () => {
    expect(applyLooks(chainOf([], []), [0.1, 0.5, 0.9])).toEqual([0.1, 0.5, 0.9]);
  });
});

test('black and white turns any color gray in combination with any looks', () => {
  fc.assert(
    fc.property(styles, colors, rgb, (ticked, tinted, color) => {
      const [red, green, blue] = applyLooks(chainOf(ticked, [...tinted, BLACK_AND_WHITE]), color);
      expect(green).toBe(red);
      expect(blue).toBe(red);
    }),
  );
});

test.for(colorLooks)('$name keeps the order of grays', (look) => {
  const steps = Array.from({ length: 33 }, (_, step) => step / 32);
  for (const channel of [0, 1, 2] as const) {
    const ramp = steps.map((value) => applyLook(look, [value, value, value])[channel]);
    ramp.forEach((value, at) => expect(value).toBeGreaterThanOrEqual(ramp[at - 1] ?? 0));
  }
});

test('tableOf returns the values of the .cube file as bytes', () => {
  for (const look of looks) {
    const cube = cubeOf(look, TABLE_SIZE)
      .split('\n')
      .flatMap((line) =>
        /^\d/.test(line) ? line.split(' ').map((value) => Math.round(Number(value) * 255)) : [],
      );
    const table = tableOf([look]);
    expect(table).toHaveLength(cube.length);
    // A .cube has five digits, so a half may be rounded the other way.
    cube.forEach((value, at) => expect(Math.abs((table[at] ?? -1) - value)).toBeLessThanOrEqual(1));
  }
});
