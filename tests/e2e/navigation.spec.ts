import { expect, follow, holdBack, hydrated, portalButton, test } from './fixtures.ts';

/** Follows a link of the page to this URL, like a visitor, wherever the layout has it. */
const linkTo = (path: string) => `a[href="${path}"]:visible`;

test('a followed link moves the focus, announces the title and replaces the metadata (pages 6, pages 7)', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  const first = await page.title();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.locator(linkTo('/pricing')).first().click();
  await expect(page).toHaveURL('/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: await page.title() })).toHaveCount(1);

  await expect(page).not.toHaveTitle(first);
  await page.goBack();
  await expect(page).toHaveTitle(first);
  await page.goForward();
  await expect(page).not.toHaveTitle(first);
  for (const selector of [
    'title',
    'meta[name=description]',
    'link[rel=canonical]',
    'meta[property="og:title"]',
  ]) {
    await expect(page.locator(`head ${selector}`), selector).toHaveCount(1);
  }
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/pricing$/);
  await expect(page.locator('script[type$="ld+json"]'), 'that of the first page').toHaveCount(0);
  expect(await page.evaluate(() => 'sameDocument' in window), 'no page load').toBe(true);
});

test('a page that its host could not find is found by a link later', async ({ page }) => {
  const body = await (await page.request.get('/no-such-page')).text();
  await page.route('**/faq', (route) => route.fulfill({ contentType: 'text/html', body }), { times: 1 });
  await page.goto('/faq');
  await hydrated(page);
  await expect(page).toHaveTitle(/^Page not found/);
  await follow(page, '/pricing');
  await expect(page).toHaveTitle(/^Prices/);
  await follow(page, '/faq');
  await expect(page).toHaveTitle(/^Questions/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Questions');
});

test('a link to the page that the offline page replaces loads it, once there is a connection', async ({
  page,
}) => {
  const offline = await (await page.request.get('/offline')).text();
  await page.route('/pricing', (route) => route.fulfill({ contentType: 'text/html', body: offline }));
  await page.goto('/pricing');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline.');
  await page.locator(linkTo('/pricing')).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/One price per image\./);
  await expect(page).toHaveTitle(/^Prices /);
});

// After many changes of the URL in a short time. The tests' browser is started without this limit.
for (const [browser, error] of [
  ['Safari, with an error', 'SecurityError'],
  ['Chromium, silently', ''],
])
  test(`a link works while the browser refuses to change the URL (${browser})`, async ({ page }) => {
    await page.goto('/pricing');
    await hydrated(page);
    await page.evaluate((name) => {
      history.pushState = () => {
        if (name) throw new DOMException('Too many calls', name);
      };
    }, error);
    await page.locator(linkTo('/contact')).first().click();
    await expect(page).toHaveURL('/contact');
    await expect(page).toHaveTitle(/^Contact/);
  });

test('Back and Forward restore the scroll position', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  await follow(page, '/pricing');
  await expect(page).toHaveURL('/pricing');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => Math.abs(scrollY - 900))).toBeLessThan(5);
  await page.goForward();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('Back to the first page of a visit focuses its heading at any scroll position (pages 7)', async ({
  page,
}) => {
  // It loads the same code in idle time.
  await holdBack(page, '*/assets/idle-tasks-*');
  await page.goto('/');
  await hydrated(page);
  await page.evaluate(() => scrollTo({ top: 5000, behavior: 'instant' }));
  const heading = page.waitForResponse(/hero-text/);
  await follow(page, '/pricing');
  await expect(page.getByRole('heading', { level: 1, name: /One price/ })).toBeFocused();
  await (await heading).finished();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Every frame, finished by hand.' })).toBeFocused();
});

test('Back before any code has loaded, as after a reload, shows the page of the URL', async ({ page }) => {
  await page.goto('/faq');
  await hydrated(page);
  await follow(page, '/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/One price per image\./);
  const releaseCode = await holdBack(page, '*/assets/*.js');
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/faq');
  await releaseCode();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Asked before/);
});

test('Back from a fragment before any code has loaded does not load the page again', async ({ page }) => {
  const releaseCode = await holdBack(page, '*/assets/*.js');
  await page.goto('/faq', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  let loads = 0;
  page.on('request', (request) => (loads += Number(request.isNavigationRequest())));
  await page.evaluate(async () => {
    location.hash = 'main';
    const traversed = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.back();
    await traversed;
    await new Promise((resolve) => setTimeout(resolve, 100));
  });
  await releaseCode();
  await hydrated(page);
  expect(loads).toBe(0);
});

test.describe('a page whose code has not arrived', () => {
  test.use({ expectedConsoleErrors: /Failed to (fetch|load resource)/ });

  test('shows the page of the URL after Back', async ({ page }) => {
    await page.goto('/faq');
    await hydrated(page);
    await follow(page, '/pricing');
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByRole('alert')).toContainText('did not load');
    await page.evaluate(() => history.back());
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Asked before/);
  });
});

test('a hash scrolls to its section, on load and from another page', async ({ page }) => {
  const atTop = () =>
    page.evaluate(() => Math.abs(document.getElementById('upload')?.getBoundingClientRect().top ?? 9999));
  await page.goto('/#upload');
  await hydrated(page);
  await expect.poll(atTop).toBeLessThan(200);

  await page.goto('/pricing');
  await hydrated(page);
  await page.evaluate(() => document.querySelector<HTMLElement>('main a[href="/#upload"]')?.click());
  await expect(page).toHaveURL('/#upload');
  await expect.poll(atTop).toBeLessThan(200);
});

test('a page whose code loads slowly shows the spinner, and a section requested meanwhile is scrolled to (pages 5, pages 9)', async ({
  page,
}) => {
  await page.goto('/about');
  await hydrated(page);
  const release = await holdBack(page, '*/assets/*');
  await follow(page, '/');
  await expect(page.getByText('Loading page...')).toBeVisible();
  await follow(page, '/#services');
  await release();
  await expect(page.locator('#services')).toBeFocused();
  await expect(page.locator('#services')).toBeInViewport();
  await expect(page.getByText('Loading page...')).toHaveCount(0);
});

test('a dialog that is replaced by the search, or left by going forward, returns the focus (pages 7)', async ({
  page,
}) => {
  await page.goto('/about');
  await hydrated(page);
  const email = page.getByRole('textbox', { name: 'Email', exact: true });
  await portalButton(page).click();
  await expect(email).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Search this site' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(portalButton(page)).toBeFocused();

  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  await page.goBack();
  await expect(heading).toBeFocused();
  await portalButton(page).click();
  await expect(email).toBeFocused();
  // The code of the page has loaded, so the page is shown before the dialog has closed.
  await page.goForward();
  await expect(page.getByRole('dialog')).toBeHidden();
  // Radix returns the focus in a task after the dialog has closed.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
  await expect(heading).toBeFocused();
});

test('a search result for the current page focuses its heading (pages 7)', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/faq');
  await hydrated(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search this site' }).fill('questions');
  await page.getByRole('option', { name: /Questions about photo editing/ }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(heading).toBeFocused();

  await page.goto('/customer-portal');
  await hydrated(page);
  await portalButton(page).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill('ada@example.com');
  await dialog.getByLabel('Password', { exact: true }).fill('secret');
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(heading).toBeFocused();
});

test.describe('a URL without a page', () => {
  test.use({ expectedConsoleErrors: /404 \(Not Found\)/ });

  test('returns 404 with the not-found page and its links (pages 2)', async ({ page }) => {
    for (const path of ['/nope', '/careers/x', '/services/nope']) {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1, name: /404 Page not found/ })).toBeVisible();
      await expect(page).toHaveTitle(/not found/i);
      await expect(page.locator('main a[href="/"]').first()).toBeVisible();
    }
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
    for (const path of [
      '/support',
      '/legal',
      '/support/nope',
      '/company/nope',
      '/blog/nope',
      '/services/portrait/x',
    ])
      expect((await page.request.get(path)).status(), path).toBe(404);
  });
});

test('the skip link is first and moves the focus to main (accessibility 2)', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.keyboard.press('Tab');
  const skip = page.locator(':focus');
  await expect(skip).toHaveText(/skip to/i);
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('the skip link works before any code has loaded (accessibility 2)', async ({ page }) => {
  await page.route('**/assets/*.js', () => {});
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('main')).not.toHaveAttribute('tabindex');
});

test('Tab continues from a press on plain text in main', async ({ page }) => {
  await page.goto('/about');
  await hydrated(page);
  const main = page.locator('main');
  await main.getByRole('heading', { level: 1 }).click();
  await expect(page.locator('body')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(main.locator('a, button').first()).not.toBeFocused();
});
