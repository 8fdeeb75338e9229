/**
 * Compares the page with a committed screenshot.
 *
 * - Baselines are WebP: a page full of photographs is 20 times smaller than as PNG. Both sides are encoded before they
 *   are compared, so what the encoder loses needs no tolerance.
 * - The pinned browser draws almost the same bytes on every run: a round edge over a gradient may be 1 or 2 of 255
 *   levels off. For one such edge the encoder may choose other tables for the whole image, which puts single wrong
 *   pixels around letters everywhere. So both sides are blurred before they are compared: that removes such pixels, and a
 *   letter that differs remains.
 * - Screenshots come from the DevTools command, which takes half of the time of Playwright's. frozen.ts stops what
 *   Playwright would stop (carets, motion).
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, type CDPSession, type Page, type TestInfo } from '@playwright/test';
import pixelmatch from 'pixelmatch';
import sharp, { type Sharp } from 'sharp';
import { hasPinnedBrowser, noScreenshots } from '../platform.ts';

/**
 * Pixels that may differ after the blur. 43 differ for a letter that is gone, 45 for 40 px of a hairline (order page at 1440 px,
 * with a threshold of 0.1).
 */
const TOLERATED = 20;
/** Radius of the blur, as the sigma of a Gaussian, in px. */
const BLUR = 1;
/** WebP quality. Both sides of a comparison are encoded with it. Below it, text near photographs becomes illegible. */
const QUALITY = 30;
/**
 * Largest accepted difference of a pixel, from 0 to 1 (pixelmatch). The encoder spreads a single different pixel over its
 * neighborhood: up to 31 pixels of a page with many photographs differ by more than this (home page at 1440 px). At 0.1, a
 * hint or a trail of links in the color of the next lighter text passed.
 */
const THRESHOLD = 0.07;
/**
 * Pauses after which a screenshot that differs is taken again, in ms. A photograph may be decoded, or a toast drawn, one
 * frame after the page reports that it is complete.
 */
const PAUSES = [0, 100, 300, 600, 1000];
/** Maximum height of a column, in px, below WebP's limit of 16,383. */
const MAX_HEIGHT = 16_000;

const baselines = join(import.meta.dirname, 'baselines');

// Playwright's short report counts skipped tests and does not say why. Printed by the first worker only.
if (!hasPinnedBrowser && process.env['TEST_PARALLEL_INDEX'] === '0') console.warn(noScreenshots);

/**
 * Compares the page with `baselines/<name>.webp`. With `--update-snapshots` writes that file instead.
 * A difference is attached as expected, actual and diff, which the HTML report shows on top of each other.
 *
 * @param options.height how much of the page to compare, from its top, in px. Default: all of it.
 * @param options.tolerated number of pixels that may differ. Default: `TOLERATED`.
 */
export async function compareScreenshot(
  page: Page,
  name: string,
  info: TestInfo,
  { height, tolerated = TOLERATED }: { height?: number; tolerated?: number } = {},
): Promise<void> {
  const file = join(baselines, `${name}.webp`);
  const isUpdate = info.config.updateSnapshots === 'all' || info.config.updateSnapshots === 'changed';
  if (!hasPinnedBrowser) {
    // Fails instead of skipping: an update was requested, and no screenshot can be written.
    if (isUpdate) throw new Error(noScreenshots);
    info.skip(true, noScreenshots);
  }
  if (isUpdate) {
    await update(file, page, height);
    return;
  }
  const expected = await readFile(file).catch(() => null);
  const known = expected && (await sourceOf(expected));
  let actual: Buffer | undefined;
  let before: string | undefined;
  let compared: string | undefined;
  for (const pause of expected ? PAUSES : [0]) {
    if (pause) await redraw(page, pause);
    const shot = await take(page, height);
    const drawn = digest(shot);
    // Most screenshots are identical to the known one. Not encoding them saves half of the time.
    if (known === drawn) return;
    // Encoding a long page takes ten times as long as taking it again. So only a page that no longer changes is compared, once.
    const isStill = drawn === before || !expected || pause === PAUSES.at(-1);
    before = drawn;
    if (!isStill || drawn === compared) continue;
    compared = drawn;
    actual = await encode(shot);
    if (expected?.equals(actual) || (expected && (await countDifferences(expected, actual)) <= tolerated))
      return;
  }
  if (!actual) return;
  const differing = expected ? await difference(name, expected, actual, info) : Infinity;
  if (!expected) await attach(info, `${name}-actual.png`, await sharp(actual).png().toBuffer());
  // A soft assertion, so that one run shows every screenshot of a component that differs.
  expect
    .soft(differing, `${name}: pixels that differ (npm run test:visual:update accepts them)`)
    .toBeLessThanOrEqual(tolerated);
}

/** Writes the baseline, unless it shows the same already. */
async function update(file: string, page: Page, height?: number): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const known = existsSync(file) ? await sourceOf(await readFile(file)) : undefined;
  if (known === digest(await take(page, height))) return;
  const shot = await steady(page, height);
  if (known !== digest(shot)) await writeFile(file, await encode(shot));
}

/** Returns a screenshot that equals the one before it, 0.3 s or more after the first one. After eleven, returns the last. */
async function steady(page: Page, height?: number): Promise<Buffer> {
  let before = await take(page, height);
  for (let attempt = 0; attempt < 10; attempt++) {
    await page.waitForTimeout(150);
    const now = await take(page, height);
    if (now.equals(before) && attempt > 0) return now;
    before = now;
  }
  return before;
}

/**
 * Takes a screenshot of the whole page, and cuts it to `height`. A screenshot of the viewport alone may keep the half
 * pixel of an earlier layout, which moves letters.
 */
async function take(page: Page, height?: number): Promise<Buffer> {
  await settle(page);
  const session = await sessionOf(page);
  const { cssContentSize, cssLayoutViewport } = await session.send('Page.getLayoutMetrics');
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    // With this option, the window may be 1 by 1 px for a moment: a scrolled menu grows to the height of its content, and
    // scrolls back to its top. So it is only used for a page that does not fit.
    captureBeyondViewport: cssContentSize.height > cssLayoutViewport.clientHeight,
    clip: { ...cssContentSize, scale: 1 },
  });
  const shot = Buffer.from(data, 'base64');
  if (!height) return shot;
  return sharp(shot).extract({ left: 0, top: 0, width: cssContentSize.width, height }).png().toBuffer();
}

/** Makes the browser draw the page again: it reuses photographs as drawn while the page was still moving. */
async function redraw(page: Page, pause: number): Promise<void> {
  const size = page.viewportSize();
  if (size) {
    await page.setViewportSize({ ...size, width: size.width + 1 });
    await page.setViewportSize(size);
  }
  await page.waitForTimeout(pause);
}

/** One DevTools session for each page. */
const sessions = new WeakMap<Page, Promise<CDPSession>>();
function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

const digest = (shot: Buffer): string => createHash('sha256').update(shot).digest('hex').slice(0, 32);

/** Digest of the screenshot from which a baseline was made. The baseline contains it as its description. */
async function sourceOf(baseline: Buffer): Promise<string | undefined> {
  const { exif } = await sharp(baseline).metadata();
  return exif?.toString('latin1').match(/[0-9a-f]{32}/)?.[0];
}

async function encode(shot: Buffer): Promise<Buffer> {
  const picture = await inColumns(shot);
  return picture
    .withExif({ IFD0: { ImageDescription: digest(shot) } })
    .webp({ quality: QUALITY, smartSubsample: true, effort: 6 })
    .toBuffer();
}

/** A page that is too high for one image is cut into columns of equal height, side by side. */
async function inColumns(shot: Buffer): Promise<Sharp> {
  const { width, height } = await sharp(shot).metadata();
  const columnCount = Math.ceil(height / MAX_HEIGHT);
  if (columnCount === 1) return sharp(shot);
  const tall = Math.ceil(height / columnCount);
  const columns = Array.from({ length: columnCount }, async (_, at) => {
    const part = { left: 0, top: at * tall, width, height: Math.min(tall, height - at * tall) };
    return { input: await sharp(shot).extract(part).png().toBuffer(), left: at * width, top: 0 };
  });
  return sharp({
    create: { width: width * columnCount, height: tall, channels: 3, background: 'white' },
  }).composite(await Promise.all(columns));
}

async function difference(name: string, expected: Buffer, actual: Buffer, info: TestInfo): Promise<number> {
  const { differing, drawing } = await compare(expected, actual);
  await attach(info, `${name}-expected.png`, await sharp(expected).png().toBuffer());
  await attach(info, `${name}-actual.png`, await sharp(actual).png().toBuffer());
  await attach(info, `${name}-diff.png`, await drawing());
  return differing;
}

const countDifferences = async (expected: Buffer, actual: Buffer) =>
  (await compare(expected, actual)).differing;

async function compare(expected: Buffer, actual: Buffer) {
  const [before, after] = await Promise.all([decode(expected), decode(actual)]);
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const pixels = new Uint8Array(width * height * 4);
  const padded = await Promise.all([pad(before, width, height), pad(after, width, height)]);
  const differing = pixelmatch(...padded, pixels, width, height, { threshold: THRESHOLD });
  const drawing = () =>
    sharp(pixels, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer();
  return { differing, drawing };
}

async function decode(picture: Buffer) {
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .blur(BLUR)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Images of different size are aligned at the top left. What one of them lacks counts as different. */
async function pad(picture: { data: Buffer; width: number; height: number }, width: number, height: number) {
  const raw = { width: picture.width, height: picture.height, channels: 4 as const };
  const background = { r: 255, g: 0, b: 255, alpha: 0 };
  const right = width - picture.width;
  const bottom = height - picture.height;
  return right || bottom
    ? sharp(picture.data, { raw }).extend({ right, bottom, background }).raw().toBuffer()
    : picture.data;
}

async function attach(info: TestInfo, name: string, body: Buffer): Promise<void> {
  await info.attach(name.replaceAll('/', '-'), { body, contentType: 'image/png' });
}

/** Maximum number of frames to wait for thumbnails and workers: 5 s at 60 Hz. What is missing then shows as a difference. */
const READY_FRAMES = 300;

/**
 * Waits until a story's files have been added, the workers are idle (frozen.ts), and the fonts, the visible thumbnails and all
 * photographs have loaded, also lazy ones far below. Until then frozen.ts keeps the page invisible.
 */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async (limit) => {
    const isReady = () =>
      !document.querySelector(
        '[data-files-loading], [data-worker-busy], [role=application][data-state=opening]',
      ) &&
      [...document.querySelectorAll('li > [data-state=waiting]')].every(
        (thumbnail) =>
          // Thumbnails in a closed tab are not drawn, and those far below only near the viewport.
          !thumbnail.checkVisibility() || thumbnail.getBoundingClientRect().top > innerHeight + 600,
      );
    for (let frame = 0; frame < limit && !isReady(); frame++) await new Promise(requestAnimationFrame);
    // Also fonts without a letter on the page. The first font of a text gives its lines their height, but only once loaded.
    await Promise.allSettled([...document.fonts].map((font) => font.load()));
    await document.fonts.ready;
    for (const image of document.images) image.loading = 'eager';
    const waitForImage = async (image: HTMLImageElement) => {
      if (image.complete) return;
      await new Promise((resolve) => {
        image.addEventListener('load', resolve, { once: true });
        // A broken image is drawn as such. Other tests check that images load.
        image.addEventListener('error', resolve, { once: true });
      });
    };
    await Promise.all([...document.images].map(waitForImage));
    document.documentElement.dataset['settled'] = '';
  }, READY_FRAMES);
}
