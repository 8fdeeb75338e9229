/** Measures the bytes read of one RAW, and the time to read and show many photos. For `npm run bench`. */
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { FINGERPRINT_BYTES } from '../src/preflight/fingerprint.ts';
import { embeddedByUse } from '../src/preflight/thumbnail.ts';
import { readPhoto } from '../src/preflight/read-photo.ts';
import { asFile, makeJpeg, makeRaw, fixtureRawKinds } from '../stories/photos/photo-fixtures.ts';
import type { Row } from './bench-row.ts';

const PHOTOS = 300;
/** Thumbnails in and near the visible part of the list. */
const FIRST = 40;
/** A preview as cameras put in: 1620 × 1080 and some 200 KB. */
const PREVIEW = { width: 1620, height: 1080 };
const RAW_BYTES = 24 * 1024 * 1024;
/** Time limit for the thumbnails, in ms. After it the measurement fails, and the figure is infinite. */
const TIMEOUT = 30_000;

/** Measures the largest share of a RAW, of any maker, that is read to identify it, to find copies and to show its preview. */
export async function rawShare(): Promise<Row> {
  const jpeg = await noisyJpeg(PREVIEW.width, PREVIEW.height);
  const shares = await Promise.all(
    fixtureRawKinds.map(async (kind) => {
      const file = asFile(makeRaw(kind, jpeg, {}, RAW_BYTES), `a.${kind}`);
      const report = await readPhoto(file);
      const preview = embeddedByUse(report)[0]?.length ?? 0;
      return (report.bytesRead + preview + FINGERPRINT_BYTES) / file.size;
    }),
  );
  const figure = Math.max(...shares) * 100;
  return { what: 'Bytes read of a RAW of 24 MB', figure, unit: '%', budget: 15 };
}

/**
 * Adds 300 camera JPEGs of 6 megapixels at once. Measures the time to the first thumbnail and to the first 40, the longest
 * task then and while the list is scrolled, and a bare read for comparison.
 */
export async function manyPhotos(browser: Browser, origin: string): Promise<Row[]> {
  const page = await browser.newPage();
  await page.goto(`${origin}/#upload`);
  const whole = await noisyJpeg(3000, 2000);
  const photo = makeJpeg(whole, {}, await noisyJpeg(160, 107));
  // Hydrated, or the time to the first thumbnail would include loading the form's code.
  await page.locator('#upload:not(:has([data-waiting]))').waitFor({ state: 'attached' });
  const base64 = Buffer.from(photo).toString('base64');
  const times = await page.evaluate(
    async ({ base64, count, first, timeout }) => {
      const data = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const chosen = new DataTransfer();
      for (let index = 0; index < count; index++) {
        chosen.items.add(new File([data, String(index)], `DSC_${1000 + index}.JPG`, { type: 'image/jpeg' }));
      }
      const bareStart = performance.now();
      for (const file of chosen.files) await file.slice(0, 8192).arrayBuffer();
      const bare = performance.now() - bareStart;
      const tasks: number[] = [];
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) tasks.push(duration);
      }).observe({ type: 'longtask' });
      const input = document.querySelector<HTMLInputElement>('#upload input[type=file]')!;
      const start = performance.now();
      input.files = chosen.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
      const sheet = () => document.querySelector('#upload [data-remove]')?.closest('ul');
      const thumbnails = () => document.querySelectorAll('#upload li img').length;
      const reached = async (number: number) => {
        while (thumbnails() < number && performance.now() - start < timeout) {
          // Only photos in and near the window are drawn.
          sheet()?.scrollIntoView({ behavior: 'instant' });
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
        // A limit that was reached is no time: the measurement has failed.
        return thumbnails() < number ? Number.POSITIVE_INFINITY : performance.now() - start;
      };
      const one = await reached(1);
      const many = await reached(first);
      await new Promise((resolve) => setTimeout(resolve, 2000));
      const longest = Math.max(0, ...tasks.splice(0));
      const list = sheet()!;
      while (list.scrollTop + list.clientHeight < list.scrollHeight - 1) {
        list.scrollTop += 120;
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      return { bare, one, many, longest, scrolling: Math.max(0, ...tasks) };
    },
    { base64, count: PHOTOS, first: FIRST, timeout: TIMEOUT },
  );
  await page.close();
  const of = `of ${PHOTOS} photos of 6 megapixels`;
  return [
    { what: `First thumbnail ${of}`, figure: times.one, unit: 'ms', budget: 1000 },
    { what: `First ${FIRST} thumbnails ${of}`, figure: times.many, unit: 'ms', budget: 3000 },
    { what: `Longest task while they are added`, figure: times.longest, unit: 'ms', budget: 50 },
    { what: `Longest task while they are scrolled`, figure: times.scrolling, unit: 'ms', budget: 50 },
    { what: `Bare read of their first 8 KB, for comparison`, figure: times.bare, unit: 'ms', budget: 1000 },
  ];
}

/** Returns a JPEG of noise, which is about as large as a photo’s. */
export async function noisyJpeg(width: number, height: number): Promise<Uint8Array> {
  const noise = Buffer.from(Array.from({ length: 300 * 200 * 3 }, (_, at) => (at * 7919) & 255));
  return sharp(noise, { raw: { width: 300, height: 200, channels: 3 } })
    .resize(width, height)
    .jpeg()
    .toBuffer();
}
