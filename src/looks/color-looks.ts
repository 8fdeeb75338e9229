import { toLook, type Look } from './looks.ts';

/** The option that ends every chain (see `chainOf`). */
export const BLACK_AND_WHITE = 'Black & White conversion';

/** The six color options of the order form (ordering 4), in its order and in the terms of its styles. */
export const colorLooks: readonly Look[] = [
  toLook({
    id: 'enhance',
    name: 'Enhance existing colors',
    text: 'The same palette, cleaner.',
    contrast: 0.1,
    saturation: 1.18,
  }),
  toLook({ id: 'warmer', name: 'Warmer tones', text: 'Toward amber.', warmth: 0.1 }),
  toLook({ id: 'cooler', name: 'Cooler tones', text: 'Toward blue.', warmth: -0.1 }),
  toLook({
    id: 'black-and-white',
    name: BLACK_AND_WHITE,
    text: 'Tones without color.',
    contrast: 0.16,
    saturation: 0,
  }),
  toLook({
    id: 'film',
    name: 'Vintage/Film look',
    text: 'Soft contrast, faded blacks.',
    contrast: -0.12,
    saturation: 0.76,
    warmth: 0.03,
    shadows: [0.012, 0.014, 0.03],
    highlights: [0.016, 0.004, -0.034],
    range: [0.055, 0.965],
  }),
  toLook({
    id: 'high-contrast',
    name: 'High contrast',
    text: 'Bright whites, deep blacks.',
    contrast: 0.85,
    saturation: 1.04,
  }),
];
