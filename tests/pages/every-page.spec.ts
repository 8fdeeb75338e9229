/**
 * `npm run test:pages`: what the end-to-end tests ask of one page a module, asked of every page, in both color
 * schemes, in forced colors and at both widths. A page is loaded once and then looked at again and again.
 */
import { addressOf, axeFindings, smallTargets, stickingOut } from '../e2e/page-checks.ts';
import { expect, hydrated, test } from '../e2e/fixtures.ts';
import { edgelessControls } from '../forced-colors.ts';
import { builtPages } from '../site/built.ts';

test.use({ expectedConsoleErrors: /404 \(Not Found\)/ });
// Seven looks at one page, on a machine that may be busy.
test.setTimeout(90_000);

/** The rules whose outcome depends on color or width; the others have been asked in the first look. */
const ofLooks = ['color-contrast', 'target-size', 'link-in-text-block', 'scrollable-region-focusable'];

for (const { path } of builtPages) {
  test(`${path} at every width, in both schemes (accessibility 1, accessibility 3, accessibility 4, accessibility 5)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(addressOf(path));
    await hydrated(page);
    expect(await axeFindings(page), 'at 1280 px, light').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect.soft(await axeFindings(page, ofLooks), 'at 1280 px, dark').toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect.soft(await stickingOut(page), 'sticks out at 320 px').toEqual([]);
    await page.setViewportSize({ width: 360, height: 800 });
    expect.soft(await axeFindings(page, ofLooks), 'at 360 px, dark').toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
    expect.soft(await axeFindings(page), 'at 360 px, light').toEqual([]);
    expect.soft(await smallTargets(page), 'smaller than 24 px').toEqual([]);
    await page.emulateMedia({ forcedColors: 'active' });
    expect.soft(await axeFindings(page, ofLooks), 'at 360 px, in forced colors').toEqual([]);
    expect.soft(await page.evaluate(edgelessControls, 'main'), 'without an edge').toEqual([]);
  });
}
