import { test } from '@playwright/test';
import { addressOf } from '../e2e/page-checks.ts';
import { hydrated } from '../e2e/fixtures.ts';
import { originOf } from '../servers.ts';
import { onePerModule } from '../site/built.ts';
import { freeze } from './frozen.ts';
import { compareScreenshot } from './screenshot.ts';

/**
 * One page for each template and each page of its own, as on a phone and on desktop. The narrow window first: a
 * photograph that was loaded for a wide one would be kept.
 */
const widths = [390, 1440] as const;
const HEIGHT = 900;

/** `/blog/culling` becomes `blog-culling`, and the first page `home`. */
const nameOf = (path: string) => path.slice(1).replaceAll('/', '-') || 'home';

/** Shows how long its calls took: no time at all, in a picture. */
const TIMED = '/support/status-page';

for (const { path } of onePerModule) {
  test(path, async ({ page }, info) => {
    await freeze(page);
    if (path === TIMED) await page.addInitScript(() => (performance.now = () => 0));
    await page.setViewportSize({ width: widths[0], height: HEIGHT });
    await page.goto(originOf('site') + addressOf(path));
    await hydrated(page);
    if (path === TIMED) await page.getByText('Checked at').waitFor();
    for (const width of widths) {
      await page.setViewportSize({ width, height: HEIGHT });
      await compareScreenshot(page, `pages/${nameOf(path)}-${width}`, info);
    }
  });
}

// Also the picture of the README, which should be no taller than a screen.
test('/ at first sight', async ({ page }, info) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await freeze(page);
  await page.goto(originOf('site'));
  await hydrated(page);
  await compareScreenshot(page, 'pages/home-first-sight', info, { fullPage: false });
});
