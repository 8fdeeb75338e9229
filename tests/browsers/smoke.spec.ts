/**
 * The main flows of the site in Firefox and WebKit. Chromium runs these and many more, in `tests/e2e`. Text is typed key
 * by key: in Firefox `fill` sets the value past React, which puts the old one back.
 */
import { readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { DIST } from '../../site/build/dist.ts';
import { serveStatic } from '../../site/serve.ts';
import { makeHeic, makeRaw, makeTiffPicture } from '../../stories/photos/photo-fixtures.ts';
import { breakSection, SECTIONS } from '../e2e/broken-section.ts';
import { urlPathOf } from '../e2e/page-checks.ts';
import { followLink, hydrated, portalButton, toastOf } from '../e2e/fixtures.ts';
import { cornersOf, fileOf, orderForm, photographs } from '../e2e/order-form-page.ts';
import { listen } from '../listen.ts';
import { plainPicture } from '../plain-picture.ts';
import { onePerModule } from '../site/built.ts';
import { expect, test } from './fixtures.ts';

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

async function openForm(page: Page) {
  await visit(page, '/orders/new');
  return orderForm(page);
}

/** Fills in what an order needs, with three files. */
async function fillForm(page: Page) {
  const order = orderForm(page);
  await order.photos.setInputFiles(await photographs());
  await expect(order.photo('scan-007.tiff')).toBeVisible();
  await order.next('Service Details').click();
  await order.service.selectOption('portrait');
  await expect(order.count).toHaveValue('4');
  await order.next('Preferences').click();
  await order.style('Natural & Realistic').check();
  await order.next('Contact & Delivery').click();
  await order.name.pressSequentially('Ada Brook');
  await order.email.pressSequentially('ada@example.com');
  return order;
}

test.describe('every template', () => {
  // Browsers report the status of the page that is not there.
  test.use({ expectedConsoleErrors: /404/ });

  for (const { path } of onePerModule)
    test(`${path} loads, hydrates and fits the window`, async ({ page }) => {
      await visit(page, urlPathOf(path));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });
});

test('an order with real files gets its number, and the form resets', async ({ page }) => {
  await visit(page, '/orders/new');
  const order = await fillForm(page);
  await order.submit.click();
  await expect(order.number).toBeVisible();
  await expect(order.name).toHaveValue('');
  await order.tab('Service Details').click();
  await expect(order.count).toHaveValue('1');
});

test.describe('with a server', () => {
  // Browsers report the refusal.
  test.use({ build: 'live', expectedConsoleErrors: /400/ });

  test('an upload refused with an empty response raises one toast and keeps the form', async ({ page }) => {
    const refusals: string[] = [];
    await page.route('**/api/**', (route) => {
      refusals.push(route.request().url());
      return route.fulfill({ status: 400, body: '' });
    });
    await visit(page, '/orders/new');
    const order = await fillForm(page);
    await order.submit.click();
    await expect(toastOf(page)).toContainText('Upload Error');
    expect(refusals).not.toEqual([]);
    await expect(order.name).toHaveValue('Ada Brook');
  });
});

test.describe('with a reload', () => {
  // WebKit reports the loads that a reload cancels, on a slow machine the worker's of the photos.
  test.use({ expectedConsoleErrors: /due to access control checks/ });

  test('a reload restores the draft with its photos, and “Start over” empties the form', async ({ page }) => {
    const order = await openForm(page);
    await order.photos.setInputFiles(await photographs());
    await expect(order.photo('scan-007.tiff')).toBeVisible();
    await order.tab('Service Details').click();
    await order.requirements.pressSequentially('Keep the freckles.');
    await order.tab('Contact & Delivery').click();
    await order.name.pressSequentially('Ada Brook');
    await expect
      .poll(() => page.evaluate(() => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))))
      .toBe(true);

    await page.reload();
    await hydrated(page);
    await expect(page.getByText(/^We kept your draft from /)).toContainText(': 3 photos.');
    await order.tab('Service Details').click();
    await expect(order.count).toHaveValue('4');
    await order.tab('Contact & Delivery').click();
    await expect(order.name).toHaveValue('Ada Brook');
    await order.tab('Upload Photos').click();
    await expect(order.photo('scan-007.tiff')).toBeVisible();

    await order.form.getByRole('button', { name: 'Start over' }).click();
    await expect(order.photo('scan-007.tiff')).toHaveCount(0);
    await expect(order.count).toHaveValue('1');
    await expect(order.name).toHaveValue('');
  });

  test('restored photos that were removed and brought back by Undo can be sent', async ({ page }) => {
    await visit(page, '/orders/new');
    const order = await fillForm(page);
    const kept = () =>
      page.evaluate(() => window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
    await expect.poll(kept).toBe(true);
    await page.reload();
    await hydrated(page);
    await expect(page.getByText(/^We kept your draft from /)).toBeVisible();
    const undo = order.form.getByRole('button', { name: 'Undo' });

    await order.form.getByRole('button', { name: 'Start over' }).click();
    await expect(order.photo('scan-007.tiff')).toHaveCount(0);
    await undo.click();
    await expect(order.photo('scan-007.tiff')).toBeVisible();

    await order.form.getByRole('button', { name: 'Select', exact: true }).click();
    await order.form.getByRole('button', { name: 'Select all' }).click();
    await order.form.getByRole('button', { name: 'Remove 3 photos' }).click();
    await expect(order.photo('scan-007.tiff')).toHaveCount(0);
    // The record without the photos is stored.
    await expect.poll(kept).toBe(true);
    await undo.click();
    await expect(order.photo('scan-007.tiff')).toBeVisible();

    await order.tab('Contact & Delivery').click();
    await order.submit.click();
    await expect(order.number).toBeVisible();
  });
});

test('a visitor places a pin on a photo and writes its note', async ({ page }) => {
  const order = await openForm(page);
  await order.photos.setInputFiles((await photographs()).slice(0, 1));
  await order.form.getByRole('button', { name: /^Open DSC_0412\.jpg/ }).click();
  const board = page.getByRole('dialog', { name: 'Marks on the photo' });
  const photo = board.getByRole('application', { name: 'Photo DSC_0412.jpg' });
  await expect(photo).toHaveAttribute('data-state', 'ready');
  // By its button: WebKitGTK is driven by made events, which cannot capture a pointer.
  await board.getByRole('button', { name: 'Add pin' }).click();
  await expect(board.getByRole('button', { name: '1, 50 % across, 50 % down' })).toBeFocused();
  await board.getByRole('textbox').pressSequentially('soften');
  await board.getByRole('button', { name: 'Done' }).click();
  await expect(board).toBeHidden();
  await order.tab('Contact & Delivery').click();
  await expect(order.form.getByText('Marks on photos')).toBeVisible();
});

test('a shoot with RAW files is checked, marked and sent', async ({ page }) => {
  const frame = await plainPicture(900, 600).jpeg().toBuffer();
  const order = await openForm(page);
  await order.photos.setInputFiles([
    fileOf('DSC_0431.NEF', makeRaw('nef', frame, {}, 40_000)),
    fileOf('scan-07.tif', makeTiffPicture(300, 200)),
    fileOf('DSC_0432.JPG', frame),
  ]);
  await expect(order.photo('DSC_0432.JPG')).toBeVisible();
  // In two steps: an installed WebKitGTK loses the page when it is handed all five.
  await order.photos.setInputFiles([
    fileOf('IMG_2210.HEIC', makeHeic()),
    fileOf('DSC_0433.NEF', makeRaw('nef', frame, {}, 40_000).slice(0, 20_000)),
  ]);
  await expect(order.form.getByText('DSC_0433.NEF is incomplete.')).toBeVisible();
  await order.form.getByRole('button', { name: /^Open DSC_0431\.NEF/ }).click();
  const board = page.getByRole('dialog', { name: 'Marks on the photo' });
  const ready = (name: string) =>
    expect(board.getByRole('application', { name: `Photo ${name}` })).toHaveAttribute('data-state', 'ready');
  await ready('DSC_0431.NEF');
  await expect(board.getByRole('list', { name: 'About the file' })).toContainText('6048 × 4024 px');
  await board.getByRole('button', { name: 'Next photo' }).click();
  await ready('scan-07.tif');
  await board.getByRole('button', { name: 'Add a note on the whole photo' }).click();
  await board.getByRole('textbox').pressSequentially('a touch warmer');
  await board.getByRole('button', { name: 'Done' }).click();
  await order.next('Service Details').click();
  await order.service.selectOption('wedding');
  await order.tab('Contact & Delivery').click();
  await order.name.pressSequentially('Ada Brook');
  await order.email.pressSequentially('ada@example.com');
  await order.submit.click();
  await expect(order.number).toBeVisible();
});

test('a long list of photos scrolls, and its rows do not overlap', async ({ page }) => {
  const order = await openForm(page);
  // Chosen by script: an installed WebKit loses the page when it is handed many files.
  await order.photos.evaluate((input: HTMLInputElement) => {
    const chosen = new DataTransfer();
    for (let at = 0; at < 60; at++) chosen.items.add(new File([`${at}`], `DSC_${at}.nef`));
    input.files = chosen.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
  const items = order.form.locator('li', { has: page.locator('[data-remove]') });
  await expect(items).toHaveCount(60);
  const boxes = await items.evaluateAll((all) => all.map((item) => item.getBoundingClientRect()));
  const first = boxes[0]!;
  const below = boxes.find(({ top }) => top > first.top)!;
  expect(below.top).toBeGreaterThan(first.bottom);
});

test('the site decodes photos that the browser cannot decode', async ({ page }) => {
  const order = await openForm(page);
  const files = ['corners.heic', 'corners.jxl'].map((name) => ({
    name,
    mimeType: '',
    buffer: readFileSync(join(import.meta.dirname, '../e2e', name)),
  }));
  const colors = [
    [240, 0, 0],
    [0, 192, 0],
    [0, 0, 240],
    [255, 255, 255],
  ].flat();
  for (const compression of ['lzw', 'jpeg'] as const) {
    const buffer = await sharp(Buffer.from(colors), { raw: { width: 2, height: 2, channels: 3 } })
      .resize(600, 600, { kernel: 'nearest' })
      .tiff({ compression })
      .toBuffer();
    files.push({ name: `${compression}.tif`, mimeType: 'image/tiff', buffer });
  }
  for (const file of files) {
    await order.photos.setInputFiles(file);
    expect(await cornersOf(order, file.name)).toEqual(['red', 'green', 'blue', 'white']);
  }
});

test('a photograph stays rendered after it has been near the window', async ({ page }) => {
  await visit(page, '/');
  const photo = page.locator('#portfolio img').last();
  await photo.scrollIntoViewIfNeeded();
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
  await expect
    .poll(() => photo.evaluate((image) => image.checkVisibility({ contentVisibilityAuto: true })))
    .toBe(true);
});

test('the style options preview the visitor’s own photo', async ({ page }) => {
  const order = await openForm(page);
  await order.photos.setInputFiles((await photographs()).slice(0, 1));
  await order.tab('Preferences').click();
  await order.style('Warm & Cozy').check();
  const pair = order.form.getByRole('group', { name: /before and after$/ });
  const divider = pair.getByRole('slider');
  await divider.scrollIntoViewIfNeeded();
  for (const [name, value] of [
    ['As it is', '0'],
    ['Indication', '100'],
  ] as const) {
    await pair.getByRole('button', { name }).click();
    await expect(divider).toHaveValue(value);
  }
});

test('the estimate prints alone', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await visit(page, '/orders/new?service=ecommerce&tier=premium&count=12');
  await page.getByRole('button', { name: 'Print or save as PDF' }).click();
  await expect(page.locator('[data-printed]')).toHaveCount(1);
  await page.evaluate(showPrintStyles);
  const sheet = page.locator('body > [data-print=alone]');
  await expect(sheet).toBeVisible();
  await expect(sheet).toContainText('service=ecommerce');
  await expect(page.locator('#root')).toBeHidden();
  await expect(page.getByText('Skip to content')).toBeHidden();
});

/** Applies the rules for print to the screen: Firefox 153 has no command that emulates a medium. */
function showPrintStyles(): void {
  const show = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && rule.media.mediaText === 'print') rule.media.mediaText = 'all';
      if (rule instanceof CSSGroupingRule) show(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) show(sheet.cssRules);
}

test('the shortcut opens the search, which finds and opens a page', async ({ page }) => {
  await visit(page, '/pricing');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('restoration');
  // On a slow machine a pause between two letters starts a search, and Enter opens none of its results.
  await expect(dialog.getByRole('listbox')).toHaveAttribute('aria-busy', 'false');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page).not.toHaveURL(/\/pricing$/);
});

for (const id of ['team', 'press'])
  test(`a link from another page scrolls to #${id}`, async ({ page }) => {
    await visit(page, '/pricing');
    await followLink(page, `/#${id}`);
    await expect(page.locator(`#${id}`)).toBeInViewport();
  });

test('a refused sign-in can be corrected and succeeds', async ({ page }) => {
  await visit(page, '/about');
  await portalButton(page).click();
  const dialog = page.getByRole('dialog');
  const email = dialog.getByRole('textbox', { name: 'Email' });
  await expect(email).toBeFocused();
  expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  await page.keyboard.press('Enter');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await email.pressSequentially('ada@example.com');
  await dialog.getByLabel('Password', { exact: true }).pressSequentially('red pencil');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(toastOf(page)).toBeVisible();
});

test('the chat sends an automated reply', async ({ page }) => {
  await visit(page, '/about');
  await page.getByRole('button', { name: /^Open chat/ }).click();
  const card = page.getByRole('dialog', { name: /^Chat/ });
  const field = card.getByRole('textbox', { name: 'Message' });
  await expect(field).toBeEnabled();
  await field.pressSequentially('How fast are you?');
  await field.press('Enter');
  await expect(card.getByRole('log')).toContainText('Standard 24-48 hours');
});

test('a menu opens, moves its focus by arrow keys and closes', async ({ page }) => {
  await visit(page, '/about');
  const opener = page.getByRole('banner').getByRole('button', { name: 'More' });
  await opener.click();
  const items = page.getByRole('banner').getByRole('link').or(page.getByRole('menuitem'));
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await expect(items.filter({ visible: true }).last()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  await expect(opener).toBeFocused();
});

test('the comparison shows a photograph before and after', async ({ page }) => {
  await visit(page, '/services/background-removal');
  const divider = page.getByRole('slider').first();
  const pair = page.getByRole('group').filter({ has: divider }).first();
  for (const [name, value] of [
    ['Before', '0'],
    ['After', '100'],
  ] as const) {
    await pair.getByRole('button', { name }).click();
    await expect(divider).toHaveValue(value);
  }
});

test.describe('on a phone', () => {
  test.use({ windowSize: { width: 390, height: 844 } });

  test('a link of the menu opens its page', async ({ page }) => {
    await visit(page, '/about');
    const header = page.getByRole('banner');
    await header.getByRole('button', { name: 'Menu' }).click();
    await header.getByRole('link', { name: 'Pricing' }).filter({ visible: true }).click();
    await expect(page).toHaveURL(/\/pricing$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  // A test each: WebKit reports the loads that a visitor who leaves cancels, with an empty message.
  for (const path of ['/', '/orders/new'])
    test(`${path} fits the window`, async ({ page }) => {
      await visit(page, path);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });
});

/** Serves the site at an origin of its own, so that a test can change its code or end it. */
async function serveSite(handle: RequestListener, use: (origin: string) => Promise<void>): Promise<void> {
  server = createServer(handle);
  await use(await listen(server));
  await stop();
}

let server: Server;

async function stop(): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

test.describe('with sections that throw', () => {
  test.use({
    // Firefox names an error without its message.
    expectedConsoleErrors: /Broken on purpose|^Error$|React error #422/,
    async origin({}, use) {
      const site = join(DIST, 'site');
      const serve = await serveStatic({ root: site });
      await serveSite((request, response) => {
        const { url = '' } = request;
        const isCode = /^\/assets\/.*\.js$/.test(url);
        const code = isCode && breakSection(url, readFileSync(join(site, url), 'utf8'));
        if (code) response.setHeader('content-type', 'text/javascript').end(code);
        else serve(request, response);
      }, use);
    },
  });

  test('a section that throws shows an error, and the page keeps its form', async ({ page }) => {
    await visit(page, '/');
    const order = orderForm(page);
    await order.next('Service Details').click();
    await order.requirements.pressSequentially('Keep the freckles.');
    await expect(order.requirements).toHaveValue('Keep the freckles.');
    // Each section is wanted as soon as it is near.
    await page.evaluate(() => setInterval(() => scrollBy(0, 400), 50));
    await expect(page.getByText(/^E-[2-9A-Z]{8}$/)).toHaveCount(SECTIONS);
    await expect(toastOf(page)).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Every frame');
    await expect(order.requirements).toHaveValue('Keep the freckles.');
  });
});

test.describe('with a file that fails once', () => {
  test.use({
    // Browsers report the failure. Firefox names an error without its message.
    expectedConsoleErrors: /503|tabs-|^Error$|Importing a module/,
    async origin({}, use) {
      const serve = await serveStatic({ root: join(DIST, 'site') });
      let hasFailed = false;
      await serveSite((request, response) => {
        const fails = !hasFailed && /\/tabs-[^/]*\.js/.test(request.url ?? '');
        hasFailed ||= fails;
        if (fails) response.writeHead(503).end();
        else serve(request, response);
      }, use);
    },
  });

  test('a form that imports it works, at most after the reload that is offered', async ({ page }) => {
    await page.goto('/');
    const order = orderForm(page);
    await order.form.scrollIntoViewIfNeeded();
    const reload = page.getByRole('region', { name: 'Site update' }).getByRole('button', { name: 'Reload' });
    await expect(async () => {
      if (await reload.isVisible()) await reload.click();
      await order.tab('Service Details').click({ timeout: 5000 });
      await expect(order.service).toBeVisible({ timeout: 5000 });
    }).toPass();
  });
});

test.describe('without a connection', () => {
  test.use({
    // Browsers report each request that finds no server. WebKit reports an import that ends with its page without a word.
    expectedConsoleErrors: /load|fetch|connect|refused|NetworkError|Script error|^uncaught: $/i,
    origin: async ({}, use) => serveSite(await serveStatic({ root: join(DIST, 'site') }), use),
  });

  test('a visited page opens, and any other shows the offline page', async ({ page }) => {
    const hasCopy = (path: string) => page.evaluate(async (key) => Boolean(await caches.match(key)), path);
    await visit(page, '/pricing');
    await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
    await page.mouse.move(1, 1);
    for (const path of ['/pricing', '/offline']) await expect.poll(() => hasCopy(path)).toBe(true);
    await stop();
    // As a link does: a driver's own navigation fails with the worker's request.
    const follow = (path: string) => page.evaluate((address) => location.assign(address), path);
    await follow('/pricing?again');
    await expect(page).toHaveURL(/again/);
    await expect(page).toHaveTitle(/^Prices/);
    // Its code comes from the cache, too. A page that is left before its code has loaded reports that, in WebKit.
    await hydrated(page);
    await follow('/company/culture');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline.');
  });
});
