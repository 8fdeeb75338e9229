/* The sRGB transfer function (IEC 61966-2-1), for one channel from 0 to 1. */

/** Converts an encoded channel to linear light. */
export const toLight = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

/** Encodes linear light as a channel. */
export const fromLight = (light: number): number =>
  light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;

/**
 * Returns black or white, whichever has the higher contrast on a color given as `#rrggbb`. One of them always has at
 * least 4.5:1; both are equal at a relative luminance of 0.179 (WCAG 2.2).
 */
export function readableOn(color: string): 'black' | 'white' {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    toLight(parseInt(color.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? 'black' : 'white';
}
