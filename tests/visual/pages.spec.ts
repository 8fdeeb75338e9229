import { test } from '@playwright/test';
import { originOf } from '../servers.ts';
import { freeze } from './frozen.ts';
import { comparePicture } from './picture.ts';

/** One page for each template, each as on a desk and on a phone. */
const pages = { home: '/', services: '/services', pricing: '/pricing', 'not-found': '/nowhere' };
const widths = [1440, 390];

for (const [name, path] of Object.entries(pages)) {
  for (const width of widths) {
    test(`${path} at ${width} px`, async ({ page }, info) => {
      await page.setViewportSize({ width, height: 900 });
      await freeze(page);
      await page.goto(originOf('site') + path, { waitUntil: 'networkidle' });
      await comparePicture(page, `pages/${name}-${width}`, info);
    });
  }
}

// Also the picture of the README, which should be no taller than a screen.
test('/ at first sight', async ({ page }, info) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await freeze(page);
  await page.goto(originOf('site'), { waitUntil: 'networkidle' });
  await comparePicture(page, 'pages/home-first-sight', info, { fullPage: false });
});
