/** Input before hydration. A prerendered page looks ready before it is, and replays what was done in it. */
import type { Page, Route } from '@playwright/test';
import { brand } from '../../site/brand.ts';
import {
  abortFirst,
  applicationPath,
  expect,
  holdBack,
  hydrated,
  portalButton,
  tabTo,
  test,
  toastOf,
} from './fixtures.ts';
import { orderForm, photographs } from './order-form-page.ts';

/** Returns a pattern for the file of a page's own code. */
async function ownFileOf(page: Page, path: string): Promise<string> {
  const html = await (await page.request.get(path)).text();
  const own = /"files":\["(?<file>[^"]+)"/.exec(html)?.groups?.file;
  if (!own) throw new Error('The document does not name the file of its page.');
  return `**${own}`;
}

/** Opens a page and holds back its code: all of it, or only the page’s own file. Returns a function that releases it. */
async function openUnhydrated(
  page: Page,
  path = '/contact',
  { all = false } = {},
): Promise<() => Promise<void>> {
  const releaseCode = await holdBack(page, all ? '*/assets/*.js' : await ownFileOf(page, path));
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return releaseCode;
}

const searchButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Search' }).first();

/** Opens /contact and holds back one file besides its own. Returns a function that releases it. */
async function openWithout(page: Page, file: string): Promise<() => Promise<void>> {
  const releaseCode = await holdBack(page, `*/${file}-*.js`);
  await page.goto('/contact');
  await expect(page.locator('main:not([data-waiting])')).toBeAttached();
  return releaseCode;
}

test('an email submitted before hydration is subscribed and stays out of the URL, and openChat opens the chat (account 11, chat 1)', async ({
  page,
}) => {
  const releaseCode = await openUnhydrated(page);
  const footer = page.getByRole('contentinfo');
  const field = footer.getByRole('textbox', { name: 'Email for the newsletter' });
  await field.fill('ana@studio.example');
  await field.press('Enter');
  await page.evaluate(() => window.dispatchEvent(new Event('openChat')));
  await releaseCode();
  await expect(footer.getByRole('status').filter({ hasText: 'Subscribed!' })).toHaveText('Subscribed!');
  await expect(field).toHaveValue('');
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('log')).toContainText('Hi, I’m Mara.');
});

test('repeated presses of a button before hydration open its dialog once (pages 21, pages 11)', async ({
  page,
}) => {
  const releaseCode = await openUnhydrated(page);
  const portal = portalButton(page);
  await portal.click();
  await portal.click();
  await releaseCode();
  await expect(page.getByRole('dialog').getByRole('tab')).toHaveText(['Sign In', 'Sign Up']);
  await page.keyboard.press('Escape');
  await expect(portal).toBeFocused();
});

test('client navigation to the home page shows its whole first screen at once', async ({ page }) => {
  const releaseCode = await holdBack(page, '*/hero-text-*.js');
  await page.goto('/contact');
  await hydrated(page);
  await page.getByRole('banner').getByRole('link', { name: brand.name, exact: true }).click();
  await expect(page.getByText('Loading page...')).toBeVisible();
  await releaseCode();
  await expect(page.getByRole('heading', { level: 1, name: 'finished' })).toBeFocused();
  await expect(page.getByRole('group', { name: 'Sample frames' })).toBeVisible();
});

test('a header that hydrates after a navigation marks the current page', async ({ page }) => {
  const releaseCode = await openWithout(page, 'site-header');
  const link = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });
  await link('Pricing').click();
  await expect(page).toHaveURL('/pricing');
  await expect(link('Contact')).toHaveAttribute('aria-current', 'page');
  await releaseCode();
  await expect(link('Pricing')).toHaveAttribute('aria-current', 'page');
  await expect(link('Contact')).not.toHaveAttribute('aria-current');
});

test('the event openChat opens the chat once its code has loaded', async ({ page }) => {
  const releaseCode = await openWithout(page, 'site-chat');
  await page.evaluate(() => window.dispatchEvent(new Event('openChat')));
  await releaseCode();
  await expect(page.getByRole('log')).toContainText('Hi, I’m Mara.');
});

test('Meta+k before hydration opens the search (search 1, pages 11)', async ({ page }) => {
  const releaseCode = await openUnhydrated(page);
  await page.keyboard.press('Meta+k');
  await releaseCode();
  await expect(page.getByRole('combobox', { name: 'Search this site' })).toBeFocused();
});

for (const path of ['/', '/orders/new']) {
  test(`a tab of the order form on ${path} that is pressed before any code has loaded is selected (pages 11)`, async ({
    page,
  }) => {
    const releaseCode = await openUnhydrated(page, path, { all: true });
    await page.getByRole('tab', { name: 'Preferences' }).click();
    await releaseCode();
    await expect(page.getByRole('tab', { name: 'Preferences' })).toHaveAttribute('aria-selected', 'true');
  });
}

test('arrow keys pressed on the order form’s tabs before any code has loaded are all replayed', async ({
  page,
}) => {
  const releaseCode = await openUnhydrated(page, '/orders/new', { all: true });
  const first = page.getByRole('tab', { name: 'Upload Photos' });
  await tabTo(page, first);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await releaseCode();
  const third = page.getByRole('tab', { name: 'Preferences' });
  await expect(third).toHaveAttribute('aria-selected', 'true');
  await expect(third).toBeFocused();
});

test('a tab pressed after an arrow key on it, before any code has loaded, is selected', async ({ page }) => {
  const releaseCode = await openUnhydrated(page, '/orders/new', { all: true });
  const first = page.getByRole('tab', { name: 'Upload Photos' });
  await tabTo(page, first);
  await page.keyboard.press('ArrowRight');
  await first.click();
  await releaseCode();
  await hydrated(page);
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(first).toBeFocused();
});

test('a menu that is pressed before any code has loaded opens', async ({ page }) => {
  const releaseCode = await openUnhydrated(page, '/pricing', { all: true });
  await page.getByRole('banner').getByRole('button', { name: 'USD, currency' }).click();
  await releaseCode();
  await expect(page.getByRole('menu')).toBeVisible();
});

test('text typed before any code has loaded filters the questions (pages 11)', async ({ page }) => {
  const releaseCode = await openUnhydrated(page, '/faq', { all: true });
  const search = page.getByRole('searchbox');
  await search.fill('refund');
  const all = await page.getByRole('main').getByRole('button', { expanded: false }).count();
  await releaseCode();
  await expect(search).toHaveValue('refund');
  await expect
    .poll(() => page.getByRole('main').getByRole('button', { expanded: false }).count())
    .toBeLessThan(all);
});

test.describe('with an extension that adds elements to forms', () => {
  // React's error 418: the HTML has changed, so the page is rendered again.
  test.use({ expectedConsoleErrors: /React error #418/ });

  test('text typed before any code has loaded stays in its field (pages 11)', async ({ page }) => {
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => {
        for (const field of document.querySelectorAll('main input'))
          field.after(document.createElement('div'));
      }),
    );
    const releaseCode = await openUnhydrated(page, '/login', { all: true });
    const email = page.getByRole('main').getByRole('textbox', { name: 'Email' });
    await email.fill('ana@studio.example');
    const before = await email.elementHandle();
    await releaseCode();
    await expect.poll(() => before?.evaluate((field) => field.isConnected)).toBe(false);
    await expect(email).toHaveValue('ana@studio.example');
  });
});

for (const path of ['/', '/orders/new']) {
  test(`a tab of the order form on ${path} that is held down during hydration is selected`, async ({
    page,
  }) => {
    const releaseCode = await openUnhydrated(page, path, { all: true });
    const tab = page.getByRole('tab', { name: 'Preferences' });
    await tab.hover();
    await page.mouse.down();
    await releaseCode();
    await hydrated(page);
    await page.mouse.up();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  });
}

test('photos that are chosen before hydration are added once, without a word about duplicates', async ({
  page,
}) => {
  const releaseCode = await openUnhydrated(page, '/orders/new', { all: true });
  const order = orderForm(page);
  await order.photos.setInputFiles(await photographs());
  await releaseCode();
  await expect(order.photo('scan-007.tiff')).toBeVisible();
  await expect(page.getByText(/already in the list/)).toHaveCount(0);
});

test('a button that hydration moves away during a press is still pressed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const releaseCode = await openUnhydrated(page, '/orders/new', { all: true });
  const order = orderForm(page);
  await order.photos.setInputFiles(await photographs());
  await order.next('Service Details').hover();
  await page.mouse.down();
  await releaseCode();
  // Listed above the button as soon as the code for it has loaded.
  await expect(order.photo('scan-007.tiff')).toBeVisible();
  await page.mouse.up();
  await expect(order.tab('Service Details')).toHaveAttribute('aria-selected', 'true');
});

for (const [place, open, target] of [
  ['a page that is never hydrated', (page: Page) => page.goto('/about'), 'main a'],
  ['a section that is never hydrated', (page: Page) => page.goto('/'), 'main [data-static] a'],
  ['a part that is not hydrated yet', (page: Page) => openWithout(page, 'site-footer'), 'footer a'],
] as const) {
  test(`in ${place} the shortcut opens the search, and a press or the focus closes an open menu (search 1)`, async ({
    page,
  }) => {
    await open(page);
    await expect(page.locator('[data-waiting] > header')).toHaveCount(0);
    const link = page.locator(target).first();
    await link.focus();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Search this site' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    const banner = page.getByRole('banner');
    const more = banner.getByRole('button', { name: 'More' });
    await more.click();
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    await link.focus();
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    for (const menu of [more, banner.getByRole('button', { name: 'USD, currency' })]) {
      await menu.click();
      await expect(menu).toHaveAttribute('aria-expanded', 'true');
      await link.hover();
      await page.mouse.down();
      await expect(menu).toHaveAttribute('aria-expanded', 'false');
      // Released elsewhere, so that the link is not followed.
      await page.mouse.move(0, 0);
      await page.mouse.up();
    }
  });
}

// React stops these events while their target is not hydrated (facebook/react#22448).
test('drop, paste, pointer and touch events in a section that is never hydrated reach the document', async ({
  page,
}) => {
  const types = ['drop', 'paste', 'pointerover', 'pointerup', 'touchstart'];
  await page.goto('/');
  await hydrated(page);
  const received = await page
    .locator('main [data-static] a')
    .first()
    .evaluate((link, names) => {
      const arrived: string[] = [];
      for (const name of names) {
        document.addEventListener(name, () => arrived.push(name));
        link.dispatchEvent(new Event(name, { bubbles: true }));
      }
      return arrived;
    }, types);
  expect(received).toEqual(types);
});

test('an application submitted before hydration is written as an email', async ({ page }) => {
  const path = applicationPath();
  const releaseCode = await openUnhydrated(page, path);
  for (const [label, value] of [
    ['Name', 'Ana'],
    ['Email', 'ana@studio.example'],
    ['Link to your work', 'https://ana.example'],
    ['Your letter', 'Two years of skin.'],
  ] as const)
    await page.getByRole('main').getByRole('textbox', { name: label }).fill(value);
  await page.getByRole('button', { name: 'Write email' }).click();
  await releaseCode();
  await expect(page.locator('main pre')).toContainText('Two years of skin.');
  await expect(page).toHaveURL(path);
});

test('a button in an article is pressed although the article’s code loads later', async ({ page }) => {
  const releaseCode = await openUnhydrated(page, '/case-studies');
  const after = page.getByRole('main').getByRole('button', { name: 'After' }).last();
  await after.click();
  await releaseCode();
  await expect(after).toHaveAttribute('aria-pressed', 'true');
});

test('a press right after a replayed one counts separately', async ({ page }) => {
  const releaseCode = await openUnhydrated(page, '/contact', { all: true });
  const more = page.getByRole('banner').getByRole('button', { name: 'More' });
  await more.hover();
  await page.mouse.down();
  await releaseCode();
  await expect(page.locator('[data-waiting] > header')).toHaveCount(0);
  await page.mouse.up();
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  await more.click();
  await expect(more).toHaveAttribute('aria-expanded', 'false');
});

/** States of a page in which the search cannot open yet, and how a test gets there. */
const beforeTheSearch = [
  ['before any code is there', (page: Page) => openUnhydrated(page, '/contact', { all: true })],
  [
    'while the code of the search loads',
    async (page: Page) => {
      const releaseCode = await holdBack(page, '*/search-*.js');
      await page.goto('/contact');
      await hydrated(page);
      return releaseCode;
    },
  ],
] as const;

for (const [when, open] of beforeTheSearch)
  test(`text typed after the search shortcut, ${when}, becomes the query`, async ({ page }) => {
    const releaseCode = await open(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('weding');
    for (let i = 0; i < 3; i++) await page.keyboard.press('Backspace');
    await page.keyboard.type('ding album');
    await releaseCode();
    await expect(page.getByRole('combobox', { name: 'Search this site' })).toHaveValue('wedding album');
    await expect(page.getByRole('option').first()).toBeVisible();
  });

for (const [how, press] of [
  ['a click', (page: Page) => searchButton(page).click()],
  ['Enter', (page: Page) => searchButton(page).press('Enter')],
] as const)
  test(`text typed after ${how} on the search button, before any code is there, becomes the query`, async ({
    page,
  }) => {
    const releaseCode = await openUnhydrated(page, '/contact', { all: true });
    await press(page);
    await page.keyboard.type('wed');
    await press(page);
    await page.keyboard.type('ding album');
    await releaseCode();
    await expect(page.getByRole('combobox', { name: 'Search this site' })).toHaveValue('wedding album');
    await expect(page.getByRole('dialog')).toHaveCount(1);
  });

test('Esc discards the search shortcut and the text typed after it, and one dispatched on the window counts again', async ({
  page,
}) => {
  const releaseCode = await openUnhydrated(page, '/contact', { all: true });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('lost');
  await page.keyboard.press('Escape');
  const field = page.getByRole('textbox', { name: 'Email for the newsletter' });
  await field.focus();
  await page.keyboard.type('ana');
  await expect(field).toHaveValue('ana');
  await page.evaluate(() => dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true })));
  await page.keyboard.type('album');
  await releaseCode();
  await expect(page.getByRole('combobox', { name: 'Search this site' })).toHaveValue('album');
});

for (const [when, open] of beforeTheSearch)
  test(`text typed in a field after the search shortcut stays there, ${when}`, async ({ page }) => {
    const releaseCode = await open(page);
    await page.keyboard.press('Control+k');
    const field = page.getByRole('textbox', { name: 'Email for the newsletter' });
    await field.focus();
    await page.keyboard.type('ana');
    await expect(field).toHaveValue('ana');
    await releaseCode();
    await page.keyboard.type('@studio.example');
    await expect(field).toHaveValue('ana@studio.example');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

test('text typed in a field stays there although the search was pressed before', async ({ page }) => {
  const releaseCode = await holdBack(page, '*/search-*.js');
  await page.goto('/faq');
  await hydrated(page);
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).first().press('Enter');
  const field = page.getByRole('searchbox');
  await tabTo(page, field);
  await page.keyboard.type('lost');
  await releaseCode();
  await page.keyboard.type(' files');
  await expect(field).toHaveValue('lost files');
});

test('the search opens although the chat connects and takes the focus while its code loads', async ({
  page,
}) => {
  const releaseCode = await holdBack(page, '*/search-*.js');
  await page.goto('/contact');
  await hydrated(page);
  await page.evaluate(() => dispatchEvent(new Event('openChat')));
  await expect(page.getByRole('log')).toContainText('Connecting you to an agent...');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('wed');
  await expect(page.getByRole('log')).toContainText('Hi, I’m Mara.');
  await page.keyboard.type('ding');
  await releaseCode();
  await expect(page.getByRole('combobox', { name: 'Search this site' })).toHaveValue('wedding');
});

test.describe('a search whose rendering fails', () => {
  test.use({ expectedConsoleErrors: /broken/ });

  test('leaves typed text to the page', async ({ page }) => {
    const body = 'export function SearchDialog() { throw new Error("broken"); }';
    await page.route('**/search-*.js', (route) => route.fulfill({ contentType: 'text/javascript', body }));
    await page.goto('/faq');
    await hydrated(page);
    const field = page.getByRole('searchbox');
    await field.focus();
    await page.keyboard.press('Control+k');
    await expect(toastOf(page)).toBeVisible();
    await page.keyboard.type('lost');
    await expect(field).toHaveValue('lost');
  });
});

test.describe('a connection that drops or hangs while the code is loaded', () => {
  test.use({ expectedConsoleErrors: /Failed to load resource|net::ERR_FAILED|Failed to fetch/ });
  const isEntry = /\/assets\/entry-[^/]+\.js$/;

  /** Opens a page, presses a button before hydration, and waits for the dialog that it opens. */
  async function expectReplayed(page: Page): Promise<void> {
    await page.goto('/contact');
    await portalButton(page).click();
    await expect(page.getByRole('dialog').getByRole('tab')).toHaveText(['Sign In', 'Sign Up']);
    await expect(page.getByRole('link', { name: 'Reload' })).toBeHidden();
  }

  test('once: the page retries by itself and replays the press', async ({ page }) => {
    await abortFirst(page, isEntry);
    await expectReplayed(page);
  });

  test('twice: the page requests again only the file that failed', async ({ page }) => {
    const requests: string[] = [];
    await page.route(/\/assets\/[^/]+\.js$/, (route) => {
      const { pathname } = new URL(route.request().url());
      if (route.request().resourceType() === 'fetch') requests.push(pathname);
      const isBroken = isEntry.test(pathname) && requests.filter((path) => path === pathname).length < 3;
      return isBroken ? route.abort() : route.continue();
    });
    await page.goto('/contact');
    await hydrated(page);
    const again = requests.filter((path, at) => requests.indexOf(path) < at);
    expect(again.filter((path) => !isEntry.test(path))).toEqual([]);
    expect(again).toHaveLength(2);
  });

  test('without an answer: after a minute the page requests the file again', async ({ page }) => {
    // The minute takes a second. Playwright's fake clock does not set this timer.
    await page.addInitScript(() => {
      const timeout = AbortSignal.timeout.bind(AbortSignal);
      AbortSignal.timeout = (delay) => timeout(delay === 60_000 ? 1000 : delay);
    });
    let requests = 0;
    await page.route(isEntry, (route) => (requests++ === 0 ? undefined : route.continue()));
    await expectReplayed(page);
  });

  test('after an empty answer: the page requests the file again', async ({ page }) => {
    let tries = 0;
    // An import gets the same response as the last fetch, as from the browser’s cache.
    await page.route(isEntry, (route) => {
      if (route.request().resourceType() === 'fetch') tries++;
      return tries < 2 ? route.fulfill({ contentType: 'text/javascript', body: '' }) : route.continue();
    });
    await expectReplayed(page);
  });

  test('for good: the page offers a reload, and its links work', async ({ page }) => {
    await page.route(isEntry, (route) => route.abort());
    await page.goto('/contact');
    await expect(page.getByRole('alert').filter({ hasText: 'did not load' })).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog', exact: true }).click();
    await expect(page).toHaveURL('/blog');
    await page.goBack();
    await expect(page.getByRole('link', { name: 'Reload' })).toBeVisible();
    await page.unroute(isEntry);
    await page.getByRole('link', { name: 'Reload' }).click();
    await hydrated(page);
    await expect(page.getByRole('link', { name: 'Reload' })).toBeHidden();
  });

  test('until after the notice: the page drops earlier presses and replays later ones', async ({ page }) => {
    await page.route(isEntry, (route) => route.abort());
    await page.goto('/contact');
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'did not load' })).toBeVisible();
    const releaseCode = await holdBack(page, '*/site-header-*.js');
    await page.unroute(isEntry);
    await expect(page.locator('main:not([data-waiting])')).toBeAttached();
    await portalButton(page).click();
    await releaseCode();
    await expect(page.getByRole('dialog').getByRole('tab')).toHaveText(['Sign In', 'Sign Up']);
    await expect(page.getByRole('dialog')).toHaveCount(1);
  });
});

for (const [name, file] of [
  ['Search', 'search-dialog'],
  ['Portal', 'site-header'],
  ['Chat', 'site-chat'],
  ['Chat', 'chat-card'],
] as const)
  test(`${name} says that it is still loading if ${file} arrives late, and then opens`, async ({ page }) => {
    const releaseCode = await openWithout(page, file);
    await page.getByRole('button', { name }).first().click();
    await expect(toastOf(page)).toContainText('Still loading');
    await releaseCode();
    await expect(toastOf(page)).toBeHidden();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

test.describe('a connection that drops after the page has loaded', () => {
  test.use({ expectedConsoleErrors: /Failed to load resource|net::ERR_|Failed to fetch/ });

  test('Search, Portal and Chat each say that they did not load', async ({ page }) => {
    await page.goto('/contact');
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    for (const name of ['Search', 'Portal', 'Chat']) {
      await page.getByRole('button', { name }).first().click();
      await expect(toastOf(page), name).toContainText('That did not load');
      await toastOf(page).getByRole('button').last().click();
      await expect(toastOf(page)).toHaveCount(0);
    }
  });
});

test.describe('a page whose own code', () => {
  test.use({ expectedConsoleErrors: /broken|net::ERR_FAILED|Failed to fetch/ });
  const reasons: Record<string, (route: Route) => Promise<void>> = {
    'throws an error': (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' }),
    // The first script fetches each file, and then imports it.
    'was fetched but cannot be imported': (route) =>
      route.request().resourceType() === 'script' ? route.abort() : route.continue(),
  };
  for (const [reason, respond] of Object.entries(reasons))
    test(`${reason} offers a reload, and captures no more presses`, async ({ page }) => {
      const own = await ownFileOf(page, '/contact');
      await page.route(own, respond);
      await page.goto('/contact');
      await expect(page.getByRole('alert').filter({ hasText: 'did not load' })).toBeVisible();
      await portalButton(page).click();
      expect(await page.evaluate(() => window.earlyInput)).toBeUndefined();
      await page.unroute(own);
      await page.getByRole('link', { name: 'Reload' }).click();
      await hydrated(page);
      await expect(page.getByRole('link', { name: 'Reload' })).toBeHidden();
    });
});
