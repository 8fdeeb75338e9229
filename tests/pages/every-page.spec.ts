/**
 * `npm run test:pages`: the checks that the end-to-end tests make of one page a module, made of every page. Each page is
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

test.use({ expectedConsoleErrors: /404 \(Not Found\)/ });

/** The rules whose outcome depends on color or width. The first check has the others. */
const colorAndWidthRules = [
  'color-contrast',
  'target-size',
  'link-in-text-block',
  'scrollable-region-focusable',
];

for (const { path } of builtPages) {
  test(`${path} passes axe in both schemes, keeps its edges in forced colors, and fits 320 px (accessibility 1, accessibility 3, accessibility 4, accessibility 5)`, async ({
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
}
