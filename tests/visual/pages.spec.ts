import { test } from '@playwright/test';
import { addressOf } from '../e2e/page-checks.ts';
import { hydrated } from '../e2e/fixtures.ts';
import { originOf } from '../servers.ts';
import { onePerModule } from '../site/built.ts';
import { freeze } from './frozen.ts';
import { compareScreenshot } from './screenshot.ts';

/** One page for each template and each page of its own, as on desktop and on a phone. */
const widths = [1440, 390];

/** `/blog/culling` becomes `blog-culling`, and the first page `home`. */
const nameOf = (path: string) => path.slice(1).replaceAll('/', '-') || 'home';

/** Shows how long its calls took: no time at all, in a picture. */
const TIMED = '/support/status-page';

for (const { path } of onePerModule) {
  for (const width of widths) {
    test(`${path} at ${width} px`, async ({ page }, info) => {
      await page.setViewportSize({ width, height: 900 });
      await freeze(page);
      if (path === TIMED) await page.addInitScript(() => (performance.now = () => 0));
      await page.goto(originOf('site') + addressOf(path));
      await hydrated(page);
      if (path === TIMED) await page.getByText('Checked at').waitFor();
      await compareScreenshot(page, `pages/${nameOf(path)}-${width}`, info);
    });
  }
}

// Also the picture of the README, which should be no taller than a screen.
test('/ at first sight', async ({ page }, info) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await freeze(page);
  await page.goto(originOf('site'));
  await hydrated(page);
  await compareScreenshot(page, 'pages/home-first-sight', info, { fullPage: false });
});
