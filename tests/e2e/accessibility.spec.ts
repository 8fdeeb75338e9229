import { onePerModule } from '../site/built.ts';
import { addressOf, axeFindings, smallTargets, stickingOut } from './page-checks.ts';
import { expect, hydrated, test } from './person.ts';

test.use({ expectedComplaints: /404 \(Not Found\)/ });

/** Layout and colors are independent of each other: two looks see each of them once. */
const looks = [
  [1280, 'light'],
  [360, 'dark'],
] as const;

for (const { path } of onePerModule) {
  for (const [width, colorScheme] of looks) {
    test(`477 480 axe finds nothing on ${path} at ${width} px, ${colorScheme}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(addressOf(path));
      await hydrated(page);
      expect(await axeFindings(page)).toEqual([]);
    });
  }

  test(`478 479 ${path} is neither too wide for 320 px nor too small for a thumb`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(addressOf(path));
    await hydrated(page);
    expect(await stickingOut(page), 'sticks out at 320 px').toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await smallTargets(page), 'smaller than 24 px').toEqual([]);
  });
}
