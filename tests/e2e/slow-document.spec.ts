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

const test = base.extend({
  // Playwright reads the fixtures to set up from this pattern.
  // oxlint-disable-next-line no-empty-pattern
  baseURL: async ({}, use) => {
    const sendFile = await serveStatic({ root: site });
    const server = createServer(async (request, response) => {
      const page = builtPages.find(({ path }) => path === request.url);
      if (!page) return sendFile(request, response);
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
      const body = page.html.indexOf('<main');
      response.write(page.html.slice(0, body));
      const size = Math.ceil((page.html.length - body) / PIECES);
      for (let at = body; at < page.html.length; at += size) {
        response.write(page.html.slice(at, at + size));
        await pause(PAUSE);
      }
      response.end();
    });
    await use(await listen(server));
    server.close();
  },
});

// The fonts that the tests refuse.
test.use({ expectedConsoleErrors: /ERR_FAILED/ });

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
