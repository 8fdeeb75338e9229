import { createServer } from 'node:http';
import { serveStatic } from '../../site/serve.ts';
import { listen } from '../listen.ts';
import { builtPages, site } from '../site/built.ts';
import { expect, hydrated, test as base } from './fixtures.ts';
import { watchShifts } from './layout-shifts.ts';

/*
 * A page whose HTML arrives in two halves: the code can come before the second one, which may come late or never.
 */

type Rest = { send: () => void; isSent: Promise<void> };

/** Playwright's test, with a server that sends the first half of a page, and the second one after `rest.send()`. */
const test = base.extend<{ rest: Rest }>({
  // Playwright reads the fixtures to set up from this pattern.
  rest: async ({}, use) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await use({ send: resolve, isSent: promise });
    resolve();
  },
  baseURL: async ({ rest }, use) => {
    const sendFile = await serveStatic({ root: site });
    const server = createServer(async (request, response) => {
      const { pathname, search } = new URL(request.url ?? '', 'http://host');
      const html = builtPages.find(({ path }) => path === pathname)?.html;
      if (!html) return sendFile(request, response);
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
      const half = (html.indexOf('<main') + html.indexOf('</main>')) / 2;
      response.write(html.slice(0, half));
      await rest.isSent;
      if (search === '?broken') return response.destroy();
      response.end(html.slice(half));
    });
    await use(await listen(server));
    server.close();
  },
});

/** The fonts, which the tests refuse: one that arrives meanwhile may break a line elsewhere. */
const REFUSED = 'ERR_FAILED';
test.beforeEach(({ page }) => page.route(/\.woff2$/, (route) => route.abort()));

test.describe('a page whose second half comes after its code', () => {
  test.use({ expectedConsoleErrors: new RegExp(REFUSED) });
  for (const path of [
    '/',
    '/privacy-policy',
    '/blog/culling-a-wedding',
    '/support/api-documentation',
    '/404',
  ])
    test(`${path} is hydrated once all of it is there, and stays where it was (pages 12)`, async ({
      page,
      rest,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const totalShift = await watchShifts(page);
      const code = page.waitForResponse(/\/entry-[^/]*\.js$/);
      await page.goto(path, { waitUntil: 'commit' });
      const main = await page.waitForSelector('main');
      await (await code).finished();
      // Time for the code to run.
      await page.waitForTimeout(500);
      await expect(page.locator('#root')).toHaveAttribute('data-waiting');
      rest.send();
      await hydrated(page);
      expect(await main.evaluate((element) => element.isConnected), 'React has kept the HTML').toBe(true);
      expect(await totalShift()).toBeLessThan(0.01);
    });
});

test.describe('a page whose second half does not come', () => {
  // React's error about HTML that is not all there.
  test.use({
    expectedConsoleErrors: new RegExp(`${REFUSED}|ERR_INCOMPLETE_CHUNKED_ENCODING|React error #418`),
  });
  test.beforeEach(({ page }) => page.clock.install());

  // A page of text, whose code is loaded on demand, and another one.
  for (const path of ['/about', '/faq'])
    for (const end of ['', '?broken'])
      test(`${path}${end} is completed by its code (pages 12)`, async ({ page, rest }) => {
        await page.goto(path + end, { waitUntil: 'commit' });
        await expect(page.getByRole('banner')).toBeVisible();
        if (end) rest.send();
        await expect(async () => {
          await page.clock.runFor(1000);
          await expect(page.getByRole('contentinfo')).toBeAttached({ timeout: 20 });
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 20 });
        }).toPass();
        rest.send();
        await hydrated(page);
        await expect(page.getByRole('main')).toHaveCount(1);
        await expect(page.getByRole('contentinfo')).toHaveCount(1);
        await page.getByRole('button', { name: 'Search' }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
      });
});
