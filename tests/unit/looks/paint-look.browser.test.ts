import { afterEach, expect, test, vi } from 'vitest';
import { looks, type Look, type Rgb } from '../../../src/looks/looks.ts';
import { applyLooks, chainOf } from '../../../src/looks/chain.ts';
import { BLACK_AND_WHITE, colorLooks } from '../../../src/looks/color-looks.ts';
import { paintLook } from '../../../src/looks/paint-look.ts';
import { colorPreferences, stylePreferences } from '../../../src/quote/quote-options.ts';

/** Largest accepted difference, in byte steps. The table is interpolated (`TABLE_SIZE`) and bytes are rounded twice. */
const TOLERANCE = 7;
const SIZE = { width: 48, height: 32 };

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Creates an image of many colors. Its rows differ, so that an upside-down image fails the comparison. */
async function swatches(): Promise<{ bitmap: ImageBitmap; pixels: Uint8ClampedArray }> {
  const image = new ImageData(SIZE.width, SIZE.height);
  for (let at = 0; at < image.data.length; at += 4) {
    const pixel = at / 4;
    image.data.set([(pixel * 37) % 256, (pixel * 11) % 256, (pixel * 5) % 256, 255], at);
  }
  return { bitmap: await createImageBitmap(image), pixels: image.data };
}

async function worstDifference(chain: readonly Look[]): Promise<number> {
  const { bitmap, pixels } = await swatches();
  const painted = await paintLook(bitmap, chain);
  expect([painted.width, painted.height]).toEqual([SIZE.width, SIZE.height]);
  let worst = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const color = [0, 1, 2].map((channel) => (pixels[at + channel] ?? 0) / 255) as unknown as Rgb;
    applyLooks(chain, color).forEach((value, channel) => {
      worst = Math.max(worst, Math.abs((painted.data[at + channel] ?? -999) - value * 255));
    });
  }
  return worst;
}

test.for([...looks, ...colorLooks])('paintLook paints $name like applyLook', async (look) => {
  expect(await worstDifference([look])).toBeLessThan(TOLERANCE);
});

test.for([
  [['Warm & Cozy'], ['Vintage/Film look']],
  [['Bright & Vibrant', 'Moody & Dramatic'], ['High contrast']],
  [[], []],
] as const)('paintLook paints a combination like applyLooks: %j', async ([styles, colors]) => {
  expect(await worstDifference(chainOf(styles, colors))).toBeLessThan(TOLERANCE);
});

test('paintLook paints only grays for black and white with any other look', async () => {
  const { bitmap } = await swatches();
  for (const style of stylePreferences)
    for (const color of colorPreferences) {
      const painted = await paintLook(bitmap, chainOf([style], [color, BLACK_AND_WHITE]));
      const colored = painted.data.findIndex(
        (value, at) => at % 4 < 3 && value !== painted.data[at - (at % 4)],
      );
      expect(colored, `${style}, ${color}`).toBe(-1);
    }
});

test('paintLook keeps the alpha of every pixel', async () => {
  const image = new ImageData(2, 1);
  image.data.set([200, 100, 50, 255, 0, 0, 0, 0]);
  const painted = await paintLook(await createImageBitmap(image), []);
  expect([painted.data[3], painted.data[7]]).toEqual([255, 0]);
});

test.for([
  [
    'throws',
    () => {
      throw new Error('No worker');
    },
  ],
  [
    'fails to load its script',
    function (this: Worker) {
      this.dispatchEvent(new Event('error', { cancelable: true }));
    },
  ],
] as const)('paintLook paints in the page if the worker %s, then uses the worker again', async ([, fail]) => {
  const posted = vi.spyOn(Worker.prototype, 'postMessage').mockImplementationOnce(fail);
  const chain = chainOf(['Warm & Cozy'], []);
  expect(await worstDifference(chain)).toBeLessThan(TOLERANCE);
  expect(await worstDifference(chain)).toBeLessThan(TOLERANCE);
  expect(posted).toHaveBeenCalledTimes(2);
});

test('paintLook paints in the page if the worker does not respond, then uses a new worker', async () => {
  const posted = vi.spyOn(Worker.prototype, 'postMessage').mockImplementationOnce(() => {});
  const { bitmap } = await swatches();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const painted = paintLook(bitmap, []);
  await vi.advanceTimersByTimeAsync(15_000);
  vi.useRealTimers();
  expect(await painted).toHaveProperty('width', SIZE.width);
  expect(await worstDifference([])).toBeLessThan(TOLERANCE);
  expect(new Set(posted.mock.contexts).size).toBe(2);
});
