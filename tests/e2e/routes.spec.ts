import type { Page } from '@playwright/test';
import { abortFirst, applicationPath, expect, followLink, hydrated, test } from './fixtures.ts';

for (const [where, from, region] of [
  ['on a still page', '/blog', 'main'],
  ['in the footer before its code', '/pricing', 'footer'],
] as const)
  test(`a link ${where}, and one in capitals after it, navigate without a document load`, async ({
    page,
  }) => {
    await page.goto(from);
    await hydrated(page);
    await page.evaluate((selector) => {
      Object.assign(window, { sameDocument: true });
      document
        .querySelector<HTMLAnchorElement>(`${selector} a[href^="/blog/"], ${selector} a[href="/blog"]`)
        ?.click();
    }, region);
    await expect(page).toHaveURL(region === 'main' ? /\/blog\/./ : '/blog');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await followLink(page, '/Services/HDR/?from=mail');
    await expect(page, 'a link in capitals').toHaveURL('/services/hdr?from=mail');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^HDR/);
    expect(await page.evaluate(() => 'sameDocument' in window), 'no page load').toBe(true);
  });

test('a service page opens the order form with its service chosen', async ({ page }) => {
  await page.goto('/services/jewelry-photography');
  await hydrated(page);
  await page.getByRole('link', { name: 'Upload photos' }).first().click();
  await expect(page).toHaveURL('/?service=jewelry#upload');
  await page.getByRole('tab', { name: 'Service Details' }).click();
  await expect(page.getByLabel('Service type')).toHaveValue('jewelry');
});

test('links lead from the catalog to order page and guide, and breadcrumbs back', async ({ page }) => {
  await page.goto('/services/portrait');
  await hydrated(page);
  const main = page.locator('main');
  await main.getByRole('link', { name: 'Read the portrait guide' }).click();
  await expect(page).toHaveURL('/services/portrait-retouching');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Services' }).click();
  await expect(page).toHaveURL('/services');
});

test('a question opens and closes by keyboard', async ({ page }) => {
  await page.goto('/services/food-photography');
  await hydrated(page);
  const question = page.locator('main summary').first();
  const answer = page.locator('main details p').first();
  await expect(answer).toBeHidden();
  await question.focus();
  await page.keyboard.press('Enter');
  await expect(answer).toBeVisible();
});

test.describe('a page whose code does not load', () => {
  test.use({ expectedConsoleErrors: /Failed to load resource|dynamically imported module/ });

  /** Opens /faq and blocks the code of /pricing. Returns the link to /pricing, and a function that unblocks its code. */
  async function openWithoutPricing(page: Page) {
    await page.goto('/faq');
    await hydrated(page);
    const chunk = /\/assets\/pricing-[^/]+\.js$/;
    await page.route(chunk, (route) => route.abort());
    const link = page.locator('a[href="/pricing"]:visible').first();
    return { link, reconnect: () => page.unroute(chunk) };
  }

  /** Records the preload errors of the current document. Returns a function that reads them. */
  async function recordPreloadErrors(page: Page) {
    await page.evaluate(() => {
      const raised: string[] = [];
      Object.assign(window, { raised });
      addEventListener('vite:preloadError', (event) => raised.push(String(event.payload)));
    });
    return () => page.evaluate(() => (window as unknown as { raised: string[] }).raised);
  }

  test('raises a preload error for the first request of a page of text (errors 25)', async ({ page }) => {
    await page.route(/\/assets\/job-[^/]+\.js/, (route) => route.abort());
    // Stops before the second request, and before the page loads its idle tasks.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.goto(applicationPath(), { waitUntil: 'commit' });
    const preloadErrors = await recordPreloadErrors(page);
    await expect
      .poll(async () => {
        await page.clock.runFor(50);
        return (await preloadErrors()).join();
      })
      .toContain('/job-');
  });

  test('loads when it is requested again with the connection back (errors 25)', async ({ page }) => {
    const { link, reconnect } = await openWithoutPricing(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await link.click();
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    await reconnect();
    await page.goBack();
    await expect(page).toHaveTitle(/^Questions /);
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/One price per image\./);
    await expect(page).toHaveURL('/pricing');
    expect(await page.evaluate(() => 'sameDocument' in window), 'no page load').toBe(true);
  });

  test('raises a preload error, focuses the error in its place, and loads again by its own link (errors 25, pages 7)', async ({
    page,
  }) => {
    const { link, reconnect } = await openWithoutPricing(page);
    const preloadErrors = await recordPreloadErrors(page);
    await link.click();
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    expect((await preloadErrors()).join()).toContain('pricing-');
    await expect(page.getByRole('button', { name: 'Copy ID' })).toBeVisible();
    await expect(page.getByText(/^E-\w{8}$/)).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to Homepage' })).toHaveAttribute('href', '/');
    await expect(page.getByRole('heading', { level: 1, name: /did not load/ })).toBeFocused();
    await expect(page).toHaveTitle(/^Error: Prices /);
    await reconnect();
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/One price per image\./);
    await expect(page).toHaveTitle(/^Prices /);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  for (const [happens, work] of [
    ['loads as a new document', ''],
    ['offers a reload over a filled field', 'hello'],
  ] as const)
    test(`${happens} if a file that its code imports was lost (errors 28)`, async ({ page }) => {
      await page.goto('/faq');
      await hydrated(page);
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      await abortFirst(page, '**/assets/tier-cards-*.js');
      const link = page.locator('a[href="/pricing"]:visible').first();
      await link.click();
      await expect(page.getByRole('main').getByRole('link', { name: 'Go to Homepage' })).toBeVisible();
      // A field outside of the page, such as that of the chat.
      await page.evaluate(
        (value) => document.body.append(Object.assign(document.createElement('input'), { value })),
        work,
      );
      await link.click();
      const isNew = () => page.evaluate(() => !('sameDocument' in window));
      if (work) {
        await expect(page.getByText('Part of this page did not load.')).toBeVisible();
        expect(await isNew()).toBe(false);
      } else {
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(/One price/);
        expect(await isNew()).toBe(true);
      }
    });

  test('“Go to Homepage” loads a home page that did not load', async ({ page }) => {
    await page.goto('/faq');
    await hydrated(page);
    const chunk = /\/assets\/home-[^/]+\.js$/;
    await page.route(chunk, (route) => route.abort());
    await page.locator('a[href="/"]:visible').first().click();
    const home = page.getByRole('main').getByRole('link', { name: 'Go to Homepage' });
    await expect(home).toBeVisible();
    await page.unroute(chunk);
    await home.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Every frame/);
  });
});
