import { onePerModule } from '../site/built.ts';
import { expect, test } from './fixtures.ts';

test.use({ javaScriptEnabled: false });

for (const { path } of onePerModule.filter(({ path }) => path !== '/404')) {
  test(`${path} can be read without JavaScript`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Loading page...')).toHaveCount(0);
    const invisible = page.locator('main :is(h1, h2, p):not(dialog *, [hidden] *, .sr-only, .sr-only *)');
    for (const element of await invisible.all()) {
      const opacity = await element.evaluate((node) => getComputedStyle(node).opacity);
      expect(opacity, await element.textContent().then(String)).not.toBe('0');
    }
  });
}

test('links work without JavaScript', async ({ page }) => {
  await page.goto('/');
  await page.locator('a[href="/pricing"]:visible').first().click();
  await expect(page).toHaveURL('/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
