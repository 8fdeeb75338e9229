/**
 * Computes the contrast of every text and edge role on every background that it may have, on both surfaces, from
 * tokens.css. Compares the results with the WCAG minimum and with the numbers in the comments of tokens.css.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { linearOf } from '../../site/build/colors.ts';

const css = readFileSync(new URL('../../src/styles/tokens.css', import.meta.url), 'utf8');

type Color = [red: number, green: number, blue: number];
const surfaces = ['paper', 'darkroom'] as const;
type Surface = (typeof surfaces)[number];

/** Returns the value of `--role` on a surface, as linear sRGB from 0 to 1. */
function color(role: string, surface: Surface): Color {
  const value = new RegExp(`^  --${role}: (.+);$`, 'm').exec(css)?.[1];
  if (!value) throw new Error(`tokens.css has no --${role}`);
  const alias = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  if (alias) return color(alias, surface);
  const pair = /^light-dark\((.+?\)|#\w+), (.+)\)$/.exec(value);
  return parse((pair ? pair[surface === 'paper' ? 1 : 2] : value) ?? '');
}

function parse(text: string): Color {
  if (/^#fff(fff)?$/.test(text)) return [1, 1, 1];
  if (!/^oklch\([\d.]+ [\d.]+ [\d.]+\)$/.test(text)) throw new Error(`Can't measure ${text}`);
  return linearOf(text);
}

function contrast(one: Color, other: Color): number {
  const luminance = ([red, green, blue]: Color) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Returns the lowest contrast of a role over these backgrounds. */
function worst(role: string, grounds: readonly string[], surface: Surface): number {
  return Math.min(...grounds.map((ground) => contrast(color(role, surface), color(ground, surface))));
}

const everywhere = ['ground', 'raised', 'field', 'sunken'];
/* Selected rows and invalid fields have an accent-wash background, with hints, icons and focus rings on it. Their edges are accent-ink, never line-strong. */
const andWashed = [...everywhere, 'accent-wash'];

/* Role, its backgrounds, and the minimum contrast (WCAG 1.4.3, 1.4.6, 1.4.11): 7 for body text, 4.5 for other text, 3 for edges. */
const roles: [role: string, grounds: readonly string[], floor: number][] = [
  ['ink', everywhere, 7],
  ['ink', ['accent-wash'], 7],
  ['muted', everywhere, 7],
  ['muted', ['accent-wash'], 7],
  ['faint', andWashed, 4.5],
  ['accent-ink', andWashed, 4.5],
  ['success', andWashed, 4.5],
  ['on-accent', ['accent'], 4.5],
  ['on-accent', ['accent-strong'], 4.5],
  ['ground', ['inverse'], 7],
  ['line-strong', everywhere, 3],
  ['focus', andWashed, 3],
];

for (const surface of surfaces) {
  for (const [role, grounds, floor] of roles) {
    test(`${role} on ${grounds.join(', ')} has a contrast of at least ${floor}:1 on ${surface}`, () => {
      expect(worst(role, grounds, surface)).toBeGreaterThanOrEqual(floor);
    });
  }
}

test('film has a contrast of at least 4.5:1 on the darkroom surface', () => {
  expect(worst('film', everywhere, 'darkroom')).toBeGreaterThanOrEqual(4.5);
});

const gamma = (part: number) => (part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055);
const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

/** Returns a background under the `--press` overlay. Browsers blend gamma-encoded colors, not linear light. */
function pressed(ground: Color): Color {
  const [, color, alpha] = /--press: (oklch\([^/]+?) \/ ([\d.]+)\);/.exec(css) ?? [];
  const wash = parse(`${color})`);
  const part = Number(alpha);
  const laid = ground.map((value, at) => linear(gamma(wash[at] ?? 0) * part + gamma(value) * (1 - part)));
  return laid as Color;
}

test.each(['ink', 'muted', 'accent-ink'])(
  '%s has a contrast of at least 4.5:1 on ground and raised while pressed',
  (role) => {
    for (const surface of surfaces)
      for (const ground of ['ground', 'raised'])
        expect(contrast(color(role, surface), pressed(color(ground, surface)))).toBeGreaterThanOrEqual(4.5);
  },
);

/** Returns the contrasts in the comment above a role: one, or "paper / darkroom". */
function claims(role: string): number[] {
  const comment = new RegExp(`/\\*\\*([^*]*)\\*/\\n  --${role}: `).exec(css)?.[1] ?? '';
  return (comment.match(/\d+\.\d/g) ?? []).map(Number);
}

const onBoth = (role: string, grounds: readonly string[]) =>
  surfaces.map((surface) => worst(role, grounds, surface));

/* Largest accepted difference of contrast: 0.05 for rounding to a tenth, 0.05 for the precision of the color matrices. */
const CLOSE = 0.1;

test.each([
  ['ink', onBoth('ink', everywhere)],
  ['muted', onBoth('muted', everywhere)],
  ['faint', onBoth('faint', andWashed)],
  ['line-strong', onBoth('line-strong', everywhere)],
  ['accent', [worst('on-accent', ['accent'], 'paper')]],
  ['accent-strong', [worst('on-accent', ['accent-strong'], 'paper')]],
  ['accent-ink', onBoth('accent-ink', andWashed)],
  ['success', onBoth('success', andWashed)],
  ['film', [worst('film', everywhere, 'darkroom')]],
  ['focus', onBoth('focus', andWashed)],
] as const)('the comment on --%s states the computed contrast', (role, measured) => {
  const claimed = claims(role);
  expect(claimed).toHaveLength(measured.length);
  claimed.forEach((claim, index) => {
    const real = measured[index] ?? NaN;
    expect(Math.abs(claim - real), `claims ${claim}, is ${real.toFixed(2)}`).toBeLessThan(CLOSE);
  });
});

test('contrast returns 21 for black on white and 4.8 for a known red', () => {
  expect(contrast([0, 0, 0], [1, 1, 1])).toBeCloseTo(21, 5);
  expect(contrast(parse('oklch(0.575 0.205 31)'), [1, 1, 1])).toBeCloseTo(4.8, 1);
});

test('each z-index is above those before it, toasts above dialogs', () => {
  const found = [...css.matchAll(/^ {2}--z-([\w-]+): (\d+);/gm)].map(
    ([, name, index]) => [name, Number(index)] as const,
  );
  const ladder = found.map(([, index]) => index);
  expect(ladder).toHaveLength(8);
  expect([...new Set(ladder)].toSorted((a, b) => a - b)).toEqual(ladder);
  const names = found.map(([name]) => name);
  expect(names.indexOf('toast')).toBeGreaterThan(names.indexOf('dialog'));
});

test('the motion page of Storybook states each duration', () => {
  const story = readFileSync(
    new URL('../../stories/foundations/motion.stories.tsx', import.meta.url),
    'utf8',
  );
  const durations = [...css.matchAll(/^ {2}(--motion[\w-]*): (\d+)ms;/gm)];
  expect(durations).not.toEqual([]);
  for (const [, name, time] of durations) expect(story).toContain(`['${name}', '${time} ms',`);
});
