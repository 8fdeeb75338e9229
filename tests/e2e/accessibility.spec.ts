import { onePerModule } from '../site/built.ts';
import { addressOf, axeFindings, smallTargets, stickingOut } from './page-checks.ts';
import { expect, hydrated, test } from './fixtures.ts';

test.use({ expectedConsoleErrors: /404 \(Not Found\)/ });

/** Layout and colors are independent of each other: two looks see each of them once. */
const looks = [
  [360, 'dark'],
  [1280, 'light'],
] as const;

for (const { path } of onePerModule) {
  test(`${path}: nothing too wide or too small, nothing for axe to find (accessibility 1, accessibility 3, accessibility 4, accessibility 5)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(addressOf(path));
    await hydrated(page);
    expect.soft(await stickingOut(page), 'sticks out at 320 px').toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect.soft(await smallTargets(page), 'smaller than 24 px').toEqual([]);
    for (const [width, colorScheme] of looks) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect.soft(await axeFindings(page), `axe at ${width} px, ${colorScheme}`).toEqual([]);
    }
  });
}
