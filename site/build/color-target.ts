import { readableOn } from '../../src/lib/srgb.ts';

/** Patches of the card, left to right and down: name and sRGB value. The first six are neutral, as a camera needs them. */
const patches = [
  ['White', '#f3f3f3'],
  ['Gray 80', '#c8c8c8'],
  ['Gray 60', '#a0a0a0'],
  ['Gray 50', '#777777'],
  ['Gray 35', '#525252'],
  ['Black', '#2b2b2b'],
  ['Skin, pale', '#e8c4ae'],
  ['Skin, olive', '#c29579'],
  ['Skin, brown', '#8d5a3e'],
  ['Skin, deep', '#543227'],
  ['Oak', '#a87b4f'],
  ['Gold', '#c9a04a'],
  ['Red', '#b03530'],
  ['Orange', '#d97a2b'],
  ['Yellow', '#e6c229'],
  ['Green', '#4a8f46'],
  ['Cyan', '#2f8fa3'],
  ['Blue', '#33508f'],
  ['Magenta', '#b1527f'],
  ['Purple', '#5e4173'],
  ['Foliage', '#5a6e3c'],
  ['Sky', '#6f93bb'],
  ['Blossom', '#8782b5'],
  ['Brick', '#96513f'],
] as const;

const COLUMNS = 6;
/** Lengths in mm. The card is A5 landscape, so that two fit on a sheet of A4. `STEP`: from patch to patch. */
const CARD = { width: 210, height: 148 };
const PATCH = 29;
const STEP = 32;
const LEFT = (CARD.width - (COLUMNS - 1) * STEP - PATCH) / 2;
const TOP = 10;

/** Returns a card, as SVG, to photograph at the start of a set: neutral steps, skins, and colors that often shift. */
export function colorTarget(): string {
  const squares = patches.map(([name, color], at) => {
    const x = LEFT + (at % COLUMNS) * STEP;
    const y = TOP + Math.floor(at / COLUMNS) * STEP;
    const ink = readableOn(color) === 'black' ? '#1c1815' : '#ffffff';
    return [
      `<rect x="${x}" y="${y}" width="${PATCH}" height="${PATCH}" fill="${color}"/>`,
      `<text x="${x + 1.6}" y="${y + PATCH - 4.4}" fill="${ink}">${name}</text>`,
      `<text x="${x + 1.6}" y="${y + PATCH - 1.6}" fill="${ink}">${color.slice(1)}</text>`,
    ].join('');
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}mm" height="${CARD.height}mm" viewBox="0 0 ${CARD.width} ${CARD.height}" font-family="monospace" font-size="2.3">`,
    '<title>Color target card</title>',
    `<rect width="${CARD.width}" height="${CARD.height}" fill="#ffffff"/>`,
    ...squares,
    `<text x="${LEFT}" y="${CARD.height - 5}" fill="#1c1815">sRGB values. Print without color management on matte paper; measure the print before you profile with it.</text>`,
    '</svg>',
    '',
  ].join('\n');
}
