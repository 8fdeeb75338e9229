import type { Page } from '@playwright/test';
import { answerWith, type Fault, startTestServer } from '../test-server.ts';
import { abortFirst, expect, follow, hydrated, test, withoutStorage } from './fixtures.ts';
import { orderForm } from './order-form-page.ts';

test.use({
  serviceWorkers: 'allow',
  // The test cuts the connection and removes files, which the browser logs.
  expectedConsoleErrors:
    /Failed to load resource|ERR_INTERNET_DISCONNECTED|cross-world service worker|bad HTTP response code|dynamically imported module|registration blocked|^uncaught: $/,
});

const NEWER = 'abcdefab';
const missing = answerWith(404, 'text/plain');

/** Waits until the worker responds to the next page. */
async function workerReady(page: Page): Promise<void> {
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated');
}

const copies = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

test('the worker is registered although the code for it loads only at the second request', async ({
  page,
}) => {
  await abortFirst(page, '**/assets/background-*.js');
  await page.goto('/pricing');
  await workerReady(page);
});

test('the worker does not answer API calls, other methods than GET, or range requests (offline 3)', async ({
  page,
}) => {
  await page.goto('/pricing');
  await workerReady(page);
  await page.reload();
  await hydrated(page);
  const fromWorker = new Map<string, boolean>();
  page.on('response', (response) => {
    const { search } = new URL(response.url());
    // The code of the mocks loads with the first call.
    if (search) fromWorker.set(`${response.request().method()} ${search}`, response.fromServiceWorker());
  });
  await page.evaluate(async () => {
    const [file] = document.querySelector<HTMLElement>('[data-code]')?.dataset['code']?.split(' ') ?? [];
    await fetch('/api/nothing?call');
    await fetch('/api?calls');
    await fetch(`${file}?file`);
    await fetch(`${file}?part`, { headers: { Range: 'bytes=0-9' } });
    await fetch('/pricing?send', { method: 'POST', body: 'x' });
  });
  expect(Object.fromEntries(fromWorker)).toEqual({
    'GET ?call': false,
    'GET ?calls': false,
    'GET ?file': true,
    'GET ?part': false,
    'POST ?send': false,
  });
});

test('offline, visited pages open and others show the offline page (offline 4)', async ({
  page,
  context,
}) => {
  await page.goto('/pricing');
  await hydrated(page);
  await workerReady(page);
  // By a link, so no document is requested.
  await follow(page, '/faq');
  await expect(page).toHaveTitle(/^Questions/);
  await expect.poll(() => copies(page)).toEqual(expect.arrayContaining(['/pricing', '/faq', '/offline']));
  // Files that load after the first user input, such as the chat, are cached like the others.
  const loaded = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.startsWith('/assets/')),
    );
  // Again and again, because the page may not listen yet.
  let x = 0;
  const loadedByInput = async () => {
    await page.mouse.move(++x, 1);
    return loaded();
  };
  await expect.poll(loadedByInput).toContainEqual(expect.stringContaining('/chat-card-'));
  await expect.poll(() => copies(page)).toEqual(expect.arrayContaining(await loaded()));

  await context.setOffline(true);
  await page.reload();
  await hydrated(page);
  await expect(page).toHaveTitle(/^Questions/);
  await page.goto('/pricing?from=here#tiers');
  await hydrated(page);
  await expect(page).toHaveTitle(/^Prices/);

  await page.goto('/company/culture');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline.');
  await expect(page.getByText('A draft of an order stays on this device.')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'On this device' }).getByRole('link')).toHaveCount(2);

  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL('/company/culture');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('You are offline.');
});

test('offline, a link to a page without a copy shows the offline page, and a copy is shown after it (offline 4)', async ({
  page,
  context,
}) => {
  // Brings no page's code ahead of time.
  await page.route('**/assets/idle-tasks-*.js', () => {});
  await page.goto('/pricing');
  await workerReady(page);
  await page.reload();
  await hydrated(page);
  await expect.poll(() => copies(page)).toContain('/pricing');
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline.');
  await expect(page).toHaveURL('/careers');
  await page
    .getByRole('navigation', { name: 'On this device' })
    .getByRole('link', { name: 'Prices' })
    .click();
  await expect(page).toHaveURL('/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/price/i);
});

test('a copy is shown while the host answers with an error (offline 4)', async ({ page }) => {
  const server = await startTestServer();
  await page.goto(`${server.origin}/pricing`);
  await workerReady(page);
  await expect.poll(() => copies(page)).toContain('/pricing');
  server.fail('/pricing', answerWith(502, 'text/html', '<h1>Bad Gateway</h1>'));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/price/i);
  server.fail('/faq', answerWith(502, 'text/html', '<h1>Bad Gateway</h1>'));
  await page.goto(`${server.origin}/faq`);
  await expect(page.getByRole('heading', { level: 1 }), 'without a copy the answer is shown').toHaveText(
    'Bad Gateway',
  );
  await server.close();
});

test('the worker passes on redirects, 404s and files', async ({ page }) => {
  await page.goto('/pricing');
  await workerReady(page);
  await page.goto('/Pricing/?from=here');
  await expect(page).toHaveURL('/pricing?from=here');
  const missing = await page.goto('/nowhere');
  expect([missing?.status(), missing?.fromServiceWorker()]).toEqual([404, true]);
  const file = await page.goto('/openapi.json');
  expect(file?.headers()['content-type']).toContain('application/json');
  const kept = await copies(page);
  expect(kept).toContain('/pricing');
  expect(kept.filter((path) => ['/nowhere', '/openapi.json', '/Pricing/'].includes(path))).toEqual([]);
});

test('a broken copy of the page’s code is replaced (offline 8)', async ({ page }) => {
  await page.goto('/pricing');
  await workerReady(page);
  await page.reload();
  await page.evaluate(async () => {
    const name = (await caches.keys()).find((key) => key.includes('files')) ?? '';
    const cache = await caches.open(name);
    const entry = (await cache.keys()).find(({ url }) => /\/assets\/entry-[\w-]+\.js$/.test(url));
    await cache.put(entry ?? '', new Response('', { headers: { 'Content-Type': 'text/javascript' } }));
  });
  await page.reload();
  await hydrated(page);
});

test.describe('a missing file', () => {
  for (const [name, answer] of [
    ['that the host answers with a page', answerWith(200, 'text/html', '<p>Home</p>')],
    [
      'that the host says to keep',
      ((_request, response) =>
        void response
          .writeHead(404, { 'Cache-Control': 'max-age=31536000, immutable' })
          .end()) satisfies Fault,
    ],
  ] as const)
    test(`${name} loads as soon as the host has it (offline 8)`, async ({ page }) => {
      const server = await startTestServer();
      await page.goto(`${server.origin}/pricing`);
      await workerReady(page);
      await page.reload();
      // Code of a page that has not been visited, so that no other code requests it meanwhile.
      const pathname = await page.evaluate(async () => {
        const html = await (await fetch('/faq')).text();
        return /\/assets\/faq-[\w-]+\.js/.exec(html)?.[0] ?? '';
      });
      expect(pathname).not.toBe('');
      const typeOf = () =>
        page.evaluate(async (path) => {
          const { status, headers } = await fetch(path);
          return status === 200 ? headers.get('Content-Type') : status;
        }, pathname);
      server.fail(pathname, answer);
      await typeOf();
      expect(await copies(page)).not.toContain(pathname);
      server.restore(pathname);
      expect(await typeOf()).toContain('text/javascript');
      await server.close();
    });
});

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' });

  for (const [name, status] of [
    ['that a host says to be missing', 404],
    ['that a host answers with a page', 200],
  ] as const)
    test(`code ${name}, for a year, loads as soon as the host has it (offline 8)`, async ({ page }) => {
      const server = await startTestServer();
      const html = await (await page.request.get(`${server.origin}/pricing`)).text();
      const entry = /\/assets\/entry-[\w-]+\.js/.exec(html)?.[0] ?? '';
      server.fail(entry, (_request, response) => {
        const headers = { 'Content-Type': 'text/html', 'Cache-Control': 'max-age=31536000, immutable' };
        response.writeHead(status, headers).end('<p>Home</p>');
        server.restore(entry);
      });
      await page.goto(`${server.origin}/pricing`);
      await hydrated(page);
      await server.close();
    });
});

test('one worker, registered for the whole site, controls the page, and the mocks answer after a reload (offline 1, offline 6)', async ({
  page,
}) => {
  await page.goto('/pricing');
  await workerReady(page);
  await page.reload();
  await hydrated(page);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(1);
  const [script, scope] = await page.evaluate(async () => [
    navigator.serviceWorker.controller?.scriptURL,
    (await navigator.serviceWorker.ready).scope,
  ]);
  expect([script, scope]).toEqual([
    new URL('/service-worker.js', page.url()).href,
    new URL('/', page.url()).href,
  ]);
  const { 'cache-control': caching, 'content-type': type } = (
    await page.request.get('/service-worker.js')
  ).headers();
  expect([caching, type]).toEqual(['no-cache', 'text/javascript; charset=utf-8']);
  // A call from the test, because the product has not made one yet.
  expect(await page.evaluate(async () => (await fetch('/api/services')).status)).toBe(200);
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('wedding');
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('a call from other code is answered although the mocks do not load', async ({ page }) => {
  await abortFirst(page, '**/assets/search-entries-*.js');
  await page.goto('/pricing');
  await hydrated(page);
  const statusOf = () => page.evaluate(async () => (await fetch('/api/services')).status);
  expect(await statusOf(), 'the server of the files has no calls').toBe(404);
  expect([200, 404]).toContain(await statusOf());
});

test.describe('a newer version', () => {
  /** A page under the worker's control, and a server that has a newer worker by now. */
  async function deployed(page: Page, path: string) {
    const server = await startTestServer();
    await page.goto(server.origin + path);
    await workerReady(page);
    await page.reload();
    await hydrated(page);
    // The version is the one word of eight hexadecimal digits.
    server.change('/service-worker.js', ({ body }) => ({
      body: Buffer.from(body.toString().replaceAll(/\b[0-9a-f]{8}\b/g, NEWER)),
    }));
    const ask = () => page.evaluate(async () => void (await navigator.serviceWorker.ready).update());
    return { server, ask, offer: page.getByRole('region', { name: 'Site update' }) };
  }

  test('is offered, and loads when the visitor accepts (offline 5)', async ({ page }) => {
    const { server, ask, offer } = await deployed(page, '/pricing');
    let loads = 0;
    page.on('load', () => loads++);
    await ask();
    await expect(offer).toContainText('A newer version of this site is ready.');
    await page.waitForTimeout(300);
    expect(loads, 'it never comes by itself').toBe(0);
    await offer.getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => loads).toBe(1);
    await hydrated(page);
    await expect(offer).toHaveCount(0);
    // The cached files of the old version are deleted with it.
    const names = () => page.evaluate(async () => (await caches.keys()).toSorted());
    await expect.poll(names).toEqual([`site-files-${NEWER}`, `site-pages-${NEWER}`]);
    await page.waitForTimeout(2500);
    expect(loads, 'and once').toBe(1);
    await server.close();
  });

  test('waits while the order form has unsaved work (offline 5)', async ({ page }) => {
    await withoutStorage(page);
    const { server, ask, offer } = await deployed(page, '/orders/new');
    const order = orderForm(page);
    await order.next('Service Details').click();
    await order.requirements.fill('Keep the freckles.');
    await ask();
    await expect(offer).toContainText('You have unsaved changes. Send or clear them before you reload.');
    await expect(offer.getByRole('button', { name: 'Reload' })).toHaveCount(0);
    await expect(order.requirements).toHaveValue('Keep the freckles.');
    await order.requirements.fill('');
    await expect(offer.getByRole('button', { name: 'Reload' })).toBeVisible();
    await server.close();
  });
});

test.describe('a deploy that deleted the code of the open page', () => {
  // Blocks the worker, because it is chance whether it responds in time, and its responses bypass the routes of a page.
  test.use({ serviceWorkers: 'block' });

  /** Keeps the page from loading the search ahead of time, before a test can lose it. */
  const loadNothingAhead = (page: Page) => page.route('**/assets/idle-tasks-*.js', () => {});
  const loseSearch = (page: Page) =>
    page.route(
      ({ pathname }) => /^\/assets\/search-[\w-]+\.js$/.test(pathname),
      (route) => route.fulfill({ status: 404 }),
    );
  const chunkOf = (page: Page, name: string) =>
    page.evaluate(async (start) => {
      const table = await (await fetch('/portfolio')).text();
      return new RegExp(`/assets/${start}-[\\w-]+\\.js`).exec(table)?.[0] ?? '';
    }, name);

  test('makes the next link load its document, once', async ({ page }) => {
    const server = await startTestServer();
    await page.goto(`${server.origin}/pricing`);
    await hydrated(page);
    const chunk = await chunkOf(page, 'portfolio');
    server.fail(chunk, missing);
    // The new version's document names the file again; the old one's is gone for the page that is open.
    server.requests.length = 0;
    await page.route('**/portfolio', async (route) => {
      server.restore(chunk);
      await route.continue();
    });
    await follow(page, '/portfolio');
    await expect.poll(() => server.requests).toContain('GET /portfolio');
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Off the light table');
    await server.close();
  });

  test('makes a link load its document also if its page was being prefetched', async ({ page }) => {
    const server = await startTestServer();
    await page.goto(`${server.origin}/pricing`);
    await hydrated(page);
    const chunk = await chunkOf(page, 'portfolio');
    const { promise: pressed, resolve: press } = Promise.withResolvers<void>();
    let isDeleted = true;
    await page.route(`**${chunk}`, async (route) => {
      await pressed;
      await (isDeleted ? route.fulfill({ status: 404 }) : route.continue());
    });
    await page.route('**/portfolio', async (route) => {
      isDeleted = false;
      await route.continue();
    });
    server.requests.length = 0;
    const prefetched = page.waitForRequest(`**${chunk}`);
    await page.locator('a[href="/portfolio"]').last().hover();
    await prefetched;
    await follow(page, '/portfolio');
    press();
    await expect.poll(() => server.requests).toContain('GET /portfolio');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Off the light table');
    await server.close();
  });

  test('does not reload the page for code that a pointer has only prefetched', async ({ page }) => {
    await page.route('**/assets/lightbox-*.js', (route) => route.fulfill({ status: 404 }));
    await page.goto('/portfolio');
    await hydrated(page);
    let loads = 0;
    page.on('load', () => loads++);
    let checks = 0;
    page.on('request', (request) => (checks += Number(request.method() === 'HEAD')));
    const frames = page.getByRole('main').getByRole('list').getByRole('button');
    await expect(async () => {
      await page.mouse.move(1, 1);
      await frames.first().hover();
      expect(checks).toBeGreaterThan(0);
    }).toPass();
    await page.waitForTimeout(500);
    expect(loads).toBe(0);
  });

  test('offers a reload instead of reloading over unsaved work', async ({ page }) => {
    await withoutStorage(page);
    await loadNothingAhead(page);
    const server = await startTestServer();
    await page.goto(`${server.origin}/orders/new`);
    await hydrated(page);
    const order = orderForm(page);
    await order.next('Service Details').click();
    await order.requirements.fill('Keep the freckles.');
    let loads = 0;
    page.on('load', () => loads++);
    await loseSearch(page);
    await page.keyboard.press('Control+k');
    const offer = page.getByRole('region', { name: 'Site update' });
    await expect(offer).toContainText('You have unsaved changes. Send or clear them before you reload.');
    expect(loads).toBe(0);
    await expect(order.requirements).toHaveValue('Keep the freckles.');
    await order.requirements.fill('');
    await offer.getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => loads).toBe(1);
    await server.close();
  });

  test('does not reload a page in whose footer the visitor has typed', async ({ page }) => {
    await loadNothingAhead(page);
    await page.goto('/pricing');
    await hydrated(page);
    const email = page.getByRole('contentinfo').getByRole('textbox', { name: /^Email/ });
    await email.fill('ada@example.com');
    let loads = 0;
    page.on('load', () => loads++);
    await loseSearch(page);
    await page.keyboard.press('Control+k');
    const offer = page.getByRole('region', { name: 'Site update' });
    await expect(offer.getByRole('button', { name: 'Reload' })).toBeVisible();
    expect(loads).toBe(0);
    await expect(email).toHaveValue('ada@example.com');
  });

  test('does not cause a reload loop if the code stays missing', async ({ page }) => {
    const server = await startTestServer();
    await page.goto(`${server.origin}/pricing`);
    await hydrated(page);
    const chunk = await chunkOf(page, 'portfolio');
    let loads = 0;
    page.on('load', () => loads++);
    server.fail(chunk, missing);
    await follow(page, '/portfolio');
    await expect.poll(() => loads).toBe(1);
    await page.waitForTimeout(1000);
    expect(loads).toBe(1);
    await expect(page.getByRole('heading', { level: 1 }), 'the document itself can be read').toBeVisible();
    await server.close();
  });

  test('is not assumed after a load that Safari canceled', async ({ page }) => {
    const server = await startTestServer();
    await page.goto(`${server.origin}/pricing`);
    await hydrated(page);
    let loads = 0;
    page.on('load', () => loads++);
    const failImport = () =>
      page.evaluate(() => {
        const payload = new TypeError('Importing a module script failed.');
        window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
      });
    const asked = page.waitForResponse((response) => response.request().method() === 'HEAD');
    await failImport();
    const entry = new URL((await asked).url()).pathname;
    await page.waitForTimeout(1000);
    expect(loads).toBe(0);

    server.fail(entry, missing);
    await failImport();
    await expect.poll(() => loads).toBe(1);
    await server.close();
  });
});
