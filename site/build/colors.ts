import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fromLight } from '../../src/lib/srgb.ts';

const tokens = fileURLToPath(new URL('../../src/styles/tokens.css', import.meta.url));

type Surface = 'paper' | 'darkroom';

/**
 * Returns the value of a color role, as in tokens.css and as sRGB, for use outside a stylesheet.
 *
 * @throws for a role that tokens.css does not have, or has as anything but `oklch()`.
 */
export function colorOf(role: string, surface: Surface): { oklch: string; hex: string } {
  const color = String.raw`(oklch\([^)]*\))`;
  const declaration = new RegExp(`^  --${role}: (?:${color}|light-dark\\(${color}, ${color}\\));$`, 'm');
  const [, single, paper, darkroom] = declaration.exec(readFileSync(tokens, 'utf8')) ?? [];
  const oklch = single ?? (surface === 'paper' ? paper : darkroom);
  if (!oklch) throw new Error(`tokens.css has no oklch() for --${role}.`);
  return { oklch, hex: hexOf(srgbOf(oklch)) };
}

/** Returns channels from 0 to 1 as `#rrggbb`. */
export function hexOf(channels: readonly number[]): string {
  const bytes = channels.map((channel) => Math.round(channel * 255));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** Converts `oklch()` to sRGB, each channel from 0 to 1. */
export const srgbOf = (oklch: string): number[] => linearOf(oklch).map(fromLight);

/** Converts `oklch()` to linear sRGB as CSS Color 4 does: OKLCH → OKLab → LMS → linear sRGB, clipped to 0 to 1. */
export function linearOf(oklch: string): [red: number, green: number, blue: number] {
  const [lightness = 0, chroma = 0, hue = 0] = (oklch.match(/[\d.]+/g) ?? []).map(Number);
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (channel: number) => Math.min(1, Math.max(0, channel));
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** Names and uses of the colors on the press page. */
const pressColors = [
  { name: 'Accent', use: 'The dot, the pencil, the main button', role: 'accent', surface: 'paper' },
  { name: 'Paper', use: 'Light background', role: 'ground', surface: 'paper' },
  { name: 'Ink', use: 'Text on paper', role: 'ink', surface: 'paper' },
  { name: 'Darkroom', use: 'Dark background', role: 'ground', surface: 'darkroom' },
  { name: 'Film-edge amber', use: 'Frame numbers on film, nothing else', role: 'film', surface: 'paper' },
] as const;

/** Returns the colors of the press page, with the values of the tokens. */
export const brandColors = () =>
  pressColors.map(({ name, use, role, surface }) => ({ name, use, ...colorOf(role, surface) }));
