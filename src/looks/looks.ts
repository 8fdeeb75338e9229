import { fromLight, toLight } from '../lib/srgb.ts';

/**
 * The six styles of the order form (ordering 4) as arithmetic: the effect of each on a color. The site's `.cube`
 * files and preview images are computed from this table, so they cannot differ.
 */

/** Red, green and blue, sRGB-encoded, from 0 to 1. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Parameters of a style or a color option. The neutral value of each, which has no effect, is in parentheses. */
export type Look = {
  /** File name and anchor. */
  id: string;
  /** As the order form has it. */
  name: string;
  /** The effect, described for the visitor who has to choose. */
  text: string;
  /** Stops of light (0). */
  exposure: number;
  /** Share of an S-curve that is mixed in: -1 flattens, 1 is the full curve (0). */
  contrast: number;
  /** Factor on the distance of a color from its gray (1). */
  saturation: number;
  /** Gain of red against blue in linear light, as a share: 0.06 is warmer, -0.06 cooler (0). */
  warmth: number;
  /** Added to the darkest tones, fading out toward the lights (0, 0, 0). */
  shadows: Rgb;
  /** Added to the lightest tones, fading out toward the shadows (0, 0, 0). */
  highlights: Rgb;
  /** Values that black and white are mapped to (0 and 1). */
  range: readonly [black: number, white: number];
};

/** Returns a style or a color option as a look. Parameters that are left out are neutral. */
export const toLook = (own: Pick<Look, 'id' | 'name' | 'text'> & Partial<Look>): Look => ({
  exposure: 0,
  contrast: 0,
  saturation: 1,
  warmth: 0,
  shadows: [0, 0, 0],
  highlights: [0, 0, 0],
  range: [0, 1],
  ...own,
});

/** The six styles that an order can ask for, with the parameters of their previews. */
export const looks: readonly Look[] = [
  toLook({
    id: 'natural-realistic',
    name: 'Natural & Realistic',
    text: 'A breath more contrast and nothing else you would name. Skin and wood keep their own color.',
    contrast: 0.12,
    saturation: 1.03,
  }),
  toLook({
    id: 'bright-vibrant',
    name: 'Bright & Vibrant',
    text: 'A third of a stop lighter, with clear colors. For children, food and anything sold by the sun.',
    exposure: 0.33,
    contrast: 0.18,
    saturation: 1.24,
    warmth: 0.015,
  }),
  toLook({
    id: 'moody-dramatic',
    name: 'Moody & Dramatic',
    text: 'Darker, denser, with blue-green in the shadows and a little amber in the lamps.',
    exposure: -0.4,
    contrast: 0.5,
    saturation: 0.86,
    shadows: [-0.012, 0.008, 0.022],
    highlights: [0.02, 0.008, -0.022],
    range: [0.02, 0.97],
  }),
  toLook({
    id: 'clean-minimal',
    name: 'Clean & Minimal',
    text: 'Light, quiet, low in color. White backgrounds turn white without losing the edge of a white object.',
    exposure: 0.28,
    contrast: -0.08,
    saturation: 0.82,
    warmth: -0.01,
    shadows: [0.012, 0.012, 0.014],
    range: [0.01, 1],
  }),
  toLook({
    id: 'warm-cozy',
    name: 'Warm & Cozy',
    text: 'Late light. Reds and yellows come forward, the blacks are lifted a little, as in a print.',
    exposure: 0.06,
    contrast: 0.08,
    saturation: 1.04,
    warmth: 0.11,
    shadows: [0.016, 0.008, 0],
    highlights: [0.008, 0.004, -0.014],
    range: [0.025, 0.985],
  }),
  toLook({
    id: 'cool-professional',
    name: 'Cool & Professional',
    text: 'Neutral whites with a cool edge and firm blacks: offices, watches, cars on a gray background.',
    exposure: 0.04,
    contrast: 0.26,
    saturation: 0.9,
    warmth: -0.07,
    shadows: [-0.006, 0, 0.012],
    highlights: [-0.004, 0, 0.006],
  }),
];

/** Returns the lightness of a color (Rec. 709). */
const lumaOf = ([red, green, blue]: Rgb) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

const clamp = (value: number) => Math.min(1, Math.max(0, value));

/** Applies a look to a color. Anything outside 0 to 1 is cut. */
export function applyLook(look: Look, color: Rgb): Rgb {
  const curved = mapChannels(applyLight(look, color), (value) => {
    const s = value * value * (3 - 2 * value);
    return value + look.contrast * (s - value);
  });
  const luma = lumaOf(curved);
  const dark = (1 - luma) ** 2;
  const light = luma ** 2;
  const [black, white] = look.range;
  return mapChannels(curved, (value, channel) => {
    const saturated = luma + look.saturation * (value - luma);
    const toned = saturated + look.shadows[channel] * dark + look.highlights[channel] * light;
    return clamp(black + clamp(toned) * (white - black));
  });
}

/** Exposure and white balance are computed in linear light, where light adds up. */
function applyLight({ exposure, warmth }: Look, color: Rgb): Rgb {
  if (exposure === 0 && warmth === 0) return color;
  const gains: Rgb = [1 + warmth, 1, 1 - warmth];
  // Keeps the lightness of a gray that is made warmer.
  const gain = 2 ** exposure / lumaOf(gains);
  return mapChannels(color, (value, channel) => clamp(fromLight(toLight(value) * gains[channel] * gain)));
}

function mapChannels(color: Rgb, change: (value: number, channel: 0 | 1 | 2) => number): Rgb {
  return [change(color[0], 0), change(color[1], 1), change(color[2], 2)];
}

/**
 * Returns the colors of a table with `size` points along each edge, changed: red runs fastest, then green, then blue.
 */
export function tableColors(size: number, change: (color: Rgb) => Rgb): Rgb[] {
  const steps = Array.from({ length: size }, (_, step) => step / (size - 1));
  return steps.flatMap((blue) => steps.flatMap((green) => steps.map((red) => change([red, green, blue]))));
}

/** Points along each edge of the .cube table. Editing programs expect 33, which is finer than the eye can see. */
const CUBE_SIZE = 33;

/** Returns the look as a 3D table in Adobe's Cube LUT format 1.0. */
export function cubeOf(look: Look, size = CUBE_SIZE): string {
  const colors = tableColors(size, (color) => applyLook(look, color));
  const lines = [
    `TITLE "${look.name}"`,
    '# For pictures in sRGB or Rec. 709. Not for log footage.',
    `LUT_3D_SIZE ${size}`,
    'DOMAIN_MIN 0.0 0.0 0.0',
    'DOMAIN_MAX 1.0 1.0 1.0',
    ...colors.map((color) => color.map((value) => value.toFixed(5)).join(' ')),
  ];
  return `${lines.join('\n')}\n`;
}
