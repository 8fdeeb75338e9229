import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { serveStatic } from '../../site/serve.ts';
import { listen } from '../listen.ts';
import { builtPages, site } from '../site/built.ts';
import { expect, hydrated, test as base } from './fixtures.ts';
import { watchShifts } from './layout-shifts.ts';

/*
 * A page whose code is in the browser's cache, over a line on which its HTML arrives little by little.
 */

const PIECES = 8;
/** Time between two pieces, in ms. Enough for the page's code to arrive first. */
const PAUSE = 250;

/** Query of a page of which only the first piece arrives. */
const BROKEN = '?broken';

const test = base.extend({
  // Playwright reads the fixtures to set up from this pattern.
  // oxlint-disable-next-line no-empty-pattern
  baseURL: async ({}, use) => {
    const sendFile = await serveStatic({ root: site });
    const server = createServer(async (request, response) => {
      const { pathname, search } = new URL(request.url ?? '', 'http://host');
      const page = builtPages.find(({ path }) => path === pathname);
      if (!page) return sendFile(request, response);
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
      const body = page.html.indexOf('<main');
      response.write(page.html.slice(0, body));
      const size = Math.ceil((page.html.length - body) / PIECES);
      for (let at = body; at < page.html.length; at += size) {
        response.write(page.html.slice(at, at + size));
        await pause(PAUSE);
        if (search === BROKEN) return response.destroy();
      }
      response.end();
    });
    await use(await listen(server));
    server.close();
  },
});

// The fonts that the tests refuse, and React's error about HTML that is not all there.
test.use({ expectedConsoleErrors: /ERR_FAILED|ERR_INCOMPLETE_CHUNKED_ENCODING|React error #418/ });

for (const path of ['/', '/privacy-policy', '/blog/culling-a-wedding', '/support/api-documentation', '/404'])
  test(`${path} is hydrated once all of it has arrived, and stays where it was`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    // A font that arrives meanwhile may break a line elsewhere where the system has no font of the same metrics.
    await page.route(/\.woff2$/, (route) => route.abort());
    const totalShift = await watchShifts(page);
    await page.goto(path, { waitUntil: 'commit' });
    const main = await page.waitForSelector('main');
    await hydrated(page);
    expect(await main.evaluate((element) => element.isConnected), 'React has kept the HTML').toBe(true);
    expect(await totalShift()).toBeLessThan(0.01);
  });

test('a page whose HTML breaks off is completed by its code', async ({ page }) => {
  await page.clock.install();
  await page.goto(`/about${BROKEN}`, { waitUntil: 'commit' });
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(async () => {
    await page.clock.runFor(1000);
    await expect(page.getByRole('contentinfo')).toBeAttached({ timeout: 20 });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 20 });
  }).toPass();
  await hydrated(page);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
