import { TABLE_SIZE, tableOf } from './chain.ts';
import type { Look } from './looks.ts';

/** An image to paint, and the looks to paint it in. */
export type PaintTask = { bitmap: ImageBitmap; chain: readonly Look[] };

/** Returns the pixels of an image in a chain's look, four bytes each. A large one takes about 40 ms. */
export function applyTable({ bitmap, chain }: PaintTask): Uint8ClampedArray<ArrayBuffer> {
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('There is no canvas to read the image from.');
  context.drawImage(bitmap, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const table = expandReds(tableOf(chain));
  for (let at = 0; at < data.length; at += 4) {
    const green = data[at + 1] ?? 0;
    const blue = data[at + 2] ?? 0;
    const first = (data[at] ?? 0) * RED + (pointsBelow[green] ?? 0) * GREEN + (pointsBelow[blue] ?? 0) * BLUE;
    const greenShare = shares[green] ?? 0;
    const blueShare = shares[blue] ?? 0;
    data[at] = interpolate(table, first, greenShare, blueShare);
    data[at + 1] = interpolate(table, first + 1, greenShare, blueShare);
    data[at + 2] = interpolate(table, first + 2, greenShare, blueShare);
  }
  return data;
}

const LAST = TABLE_SIZE - 1;
/**
 * For each value of a channel, the point of the table at or below it, and its share of the way to the next point.
 * `Uint8Array` cuts off the fraction of a point.
 */
const pointsBelow = Uint8Array.from({ length: 256 }, (_, value) => Math.min(LAST - 1, (value * LAST) / 255));
const shares = Float32Array.from(pointsBelow, (point, value) => (value * LAST) / 255 - point);

/** Offsets in the widened table from a color to its neighbors along the edges. */
const RED = 3;
const GREEN = RED * 256;
const BLUE = GREEN * TABLE_SIZE;

/** Returns the table with all 256 values of red, so that each pixel is between four of its colors instead of eight. */
function expandReds(table: Uint8Array): Float32Array {
  const wide = new Float32Array(BLUE * TABLE_SIZE);
  let at = 0;
  for (let row = 0; row < table.length; row += RED * TABLE_SIZE)
    for (let red = 0; red < 256; red++)
      for (let channel = 0; channel < 3; channel++) {
        const from = row + RED * (pointsBelow[red] ?? 0) + channel;
        wide[at++] = mix(table[from] ?? 0, table[from + RED] ?? 0, shares[red] ?? 0);
      }
  return wide;
}

/** Returns the value between four colors of the table: `green` and `blue` are shares of the way to the next one. */
const interpolate = (table: Float32Array, at: number, green: number, blue: number) =>
  mix(
    mix(table[at] ?? 0, table[at + GREEN] ?? 0, green),
    mix(table[at + BLUE] ?? 0, table[at + BLUE + GREEN] ?? 0, green),
    blue,
  );

const mix = (from: number, to: number, share: number) => from + (to - from) * share;
