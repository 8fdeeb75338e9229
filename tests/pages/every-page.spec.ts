/**
 * `npm run test:pages`: runs on every page the checks that the end-to-end tests run on one page per module. Each page is
 * loaded once.
 */
import {
  urlPathOf,
  axeFindings,
  smallTargets,
  stickingOut,
  stickingOutWhenSpaced,
} from '../e2e/page-checks.ts';
import { expect, hydrated, test } from '../e2e/fixtures.ts';
import { edgelessControls } from '../forced-colors.ts';
import { builtPages } from '../site/built.ts';

/** Rules to repeat in other color schemes and widths. The checks at 1280 px and 360 px in light colors run all rules. */
const colorAndWidthRules = [
  'color-contrast',
  'target-size',
  'link-in-text-block',
  'scrollable-region-focusable',
];

for (const { path } of builtPages) {
  test.describe(() => {
    // The browser itself logs the 404.
    test.use({ expectedConsoleErrors: path === '/404' ? /404 \(Not Found\)/ : null });

    test(`${path} passes axe in all color schemes, shows the edges of controls in its main part in forced colors, has targets of 24 px, and fits 320 px (accessibility 1, accessibility 3, accessibility 4, accessibility 5)`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(urlPathOf(path));
      await hydrated(page);
      expect(await axeFindings(page), 'at 1280 px, light').toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect.soft(await axeFindings(page, colorAndWidthRules), 'at 1280 px, dark').toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      expect.soft(await stickingOut(page), 'sticks out at 320 px').toEqual([]);
      expect.soft(await stickingOutWhenSpaced(page), 'sticks out at 320 px, spaced').toEqual([]);
      await page.setViewportSize({ width: 360, height: 800 });
      expect.soft(await axeFindings(page, colorAndWidthRules), 'at 360 px, dark').toEqual([]);
      await page.emulateMedia({ colorScheme: 'light' });
      expect.soft(await axeFindings(page), 'at 360 px, light').toEqual([]);
      expect.soft(await smallTargets(page), 'smaller than 24 px').toEqual([]);
      await page.emulateMedia({ forcedColors: 'active' });
      expect.soft(await axeFindings(page, colorAndWidthRules), 'at 360 px, in forced colors').toEqual([]);
      expect.soft(await page.evaluate(edgelessControls, 'main'), 'without an edge').toEqual([]);
    });
  });
}
