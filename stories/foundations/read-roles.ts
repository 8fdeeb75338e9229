import { toLight } from '../../src/lib/srgb.ts';

export type Role = { name: string; purpose: string };

/** The color roles of a stylesheet, with the comment above each: a doc comment, then `--name: light-dark(…)`. */
export function readRoles(css: string): Role[] {
  const root = css.slice(0, css.indexOf('── Motion'));
  const rows = root.matchAll(/\/\*\*\s*(.+?)\s*\*\/\s*--([\w-]+):/gs);
  return [...rows].map(([, purpose = '', name = '']) => ({ name, purpose: purpose.replaceAll(/\s+/g, ' ') }));
}

/** WCAG's contrast ratio of two CSS colors, as the browser paints them. */
export function contrast(one: string, other: string): number {
  const [a = 0, b = 0] = [luminance(one), luminance(other)].toSorted((x, y) => y - x);
  return (a + 0.05) / (b + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = pixel(color).map((channel) => toLight(channel / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns a computed color, which may be in any color space, as the three bytes that the browser paints. */
function pixel(color: string): number[] {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const context = canvas.getContext('2d', { colorSpace: 'srgb' });
  if (!context) return [];
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
}
