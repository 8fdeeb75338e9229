import { applyLook, looks, tableColors, type Look, type Rgb } from './looks.ts';
import { BLACK_AND_WHITE, colorLooks } from './color-looks.ts';

/**
 * Returns the chosen looks in the order in which they are applied, each at full strength to what the one before left:
 *
 * 1. the styles, in the order of the form's list;
 * 2. the color options, in the order of the form's list;
 * 3. "Black & White conversion" last of all, because any look after it could restore color.
 *
 * The order in which the boxes were ticked doesn't matter: the order that is sent doesn't know it either. A name that
 * is none of the twelve is left out.
 */
export function chainOf(styles: readonly string[], colors: readonly string[]): Look[] {
  const chosen = [
    ...looks.filter(({ name }) => styles.includes(name)),
    ...colorLooks.filter(({ name }) => colors.includes(name)),
  ];
  const isLast = ({ name }: Look) => name === BLACK_AND_WHITE;
  return [...chosen.filter((look) => !isLast(look)), ...chosen.filter(isLast)];
}

/** Applies a chain of looks to a color. Without looks, returns the color itself. */
export const applyLooks = (chain: readonly Look[], color: Rgb): Rgb =>
  chain.reduce((changed, look) => applyLook(look, changed), color);

/**
 * Points along each edge of the previews' color table; colors between them are interpolated. Half as many as in a .cube
 * file take an eighth of the time. The average error is 1/4 of a step in 255, the largest error 5 steps.
 */
export const TABLE_SIZE = 17;

/** Returns the color table of a chain, three bytes per color. */
export const tableOf = (chain: readonly Look[]): Uint8Array =>
  Uint8Array.from(tableColors(TABLE_SIZE, (color) => applyLooks(chain, color)).flat(), (value) =>
    Math.round(value * 255),
  );

/** Returns a key that is the same for equal chains. */
export const keyOf = (chain: readonly Look[]): string => chain.map(({ id }) => id).join('+');
