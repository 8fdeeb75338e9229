import { urlPathOf } from '../e2e/page-checks.ts';
import { hydrated } from '../e2e/fixtures.ts';
import { originOf } from '../servers.ts';
import { onePerModule } from '../site/built.ts';
import { freeze } from './frozen.ts';
import { compareScreenshot } from './screenshot.ts';
import { test } from './story-page.ts';

/** The service worker never answers the first load of a page, and copying every file costs 0.5 s of CPU time. */
test.use({ serviceWorkers: 'block' });

/** One page for each template, and each page without a template, on a phone and then on desktop. */
const widths = [390, 1440];

/** `/blog/culling` becomes `blog-culling`, and the first page `home`. */
const nameOf = (path: string) => path.slice(1).replaceAll('/', '-') || 'home';

/** Pixels of a page that may differ: more than the noise of `THRESHOLD` (screenshot.ts), less than one lost letter. */
const TOLERATED = 40;

/** Shows the durations of its calls, which are 0 in a screenshot. */
const TIMED = '/support/status-page';

for (const { path } of onePerModule) {
  test(path, async ({ page }, info) => {
    await page.setViewportSize({ width: widths[0] ?? 390, height: 900 });
    await freeze(page);
    if (path === TIMED) await page.addInitScript(() => (performance.now = () => 0));
    await page.goto(originOf('site') + urlPathOf(path));
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await hydrated(page);
      if (path === TIMED) await page.getByText('Checked at').waitFor();
      await compareScreenshot(page, `pages/${nameOf(path)}-${width}`, info, { tolerated: TOLERATED });
    }
  });
}

// Also the screenshot of the README, which should be no taller than a screen.
test('/ matches its screenshot before any scrolling', async ({ page }, info) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await freeze(page);
  await page.goto(originOf('site'));
  await hydrated(page);
  await compareScreenshot(page, 'pages/home-first-sight', info, { height: 1000 });
});
