/**
 * One page per module, in one visit: it is readable without JavaScript, hydrates without a change, has nothing too wide
 * or too small, and passes axe. `npm run test:pages` checks the last three on every page.
 */
import type { Page } from '@playwright/test';
import { brand } from '../../site/brand.ts';
import { jobs } from '../../site/content/company/jobs.ts';
import { onePerModule } from '../site/built.ts';
import { urlPathOf, axeFindings, smallTargets, stickingOut, stickingOutWhenSpaced } from './page-checks.ts';
import { watchShifts } from './layout-shifts.ts';
import { expect, hydrated, test } from './fixtures.ts';

/**
 * Serializes what is visible or announced. Leaves out attributes that only scripts write, and those that mark a
 * control as ready.
 */
function shape(): string {
  const fleeting =
    /^(style|data-(state|ready|waiting|static)|fetchpriority|loading|disabled|tabindex|hidden)$/;
  const describe = (node: Node): string => {
    if (node instanceof Text) return node.data.trim();
    if (!(node instanceof Element) || /^(SCRIPT|NOSCRIPT|TEMPLATE)$/.test(node.tagName)) return '';
    const attributes = [...node.attributes]
      .filter(({ name }) => !fleeting.test(name))
      .map(({ name, value }) => `${name}=${value}`)
      .toSorted();
    // The panels of the order form that are not open are rendered after the page.
    const isClosed = node.matches('[role=tabpanel][data-state=inactive]');
    const content = isClosed ? '' : [...node.childNodes].map(describe).join('');
    return `<${node.tagName} ${attributes.join(' ')}>${content}`;
  };
  return describe(document.querySelector('main') ?? document.body);
}

/** Reads the page without JavaScript, and returns its shape. */
async function readWithoutScripts(page: Page, path: string): Promise<string> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setScriptExecutionDisabled', { value: true });
  await page.goto(urlPathOf(path));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Loading page...')).toHaveCount(0);
  const words = page.locator('main :is(h1, h2, p):not(dialog *, [hidden] *, .sr-only, .sr-only *)');
  const invisible = await words.evaluateAll((elements) =>
    elements
      .filter((element) => getComputedStyle(element).opacity === '0')
      .map((element) => element.textContent),
  );
  expect(invisible).toEqual([]);
  const before = await page.evaluate(shape);
  await session.send('Emulation.setScriptExecutionDisabled', { value: false });
  return before;
}

/** Scrolls to the end and back, so that sections hydrate and images load. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      // Intersection observers report after a frame.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.waitForFunction(() => {
    const isShown = (element: Element) => element.getClientRects().length > 0;
    const waiting = [...document.querySelectorAll('[data-waiting]')].filter(isShown);
    return waiting.length === 0 && [...document.images].every((image) => image.complete || !isShown(image));
  });
}

/** Lays out all sections. axe takes skipped ones for painted, above the content that follows them. */
function layOutAll(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(':not([hidden]) { content-visibility: visible !important }');
  document.adoptedStyleSheets.push(sheet);
}

// Reduced motion is known only in the browser, and turns the hero's pause into a start: compared without it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Pages whose content is known only in the browser: the orders of this device, the responses of the server. */
const filledLater = ['/customer-portal', '/dashboard', '/support/status-page', '/404'];

/** Layout and colors are independent of each other, so two combinations cover each of them once. */
const looks = [
  [360, 'dark'],
  [1280, 'light'],
] as const;

for (const { path } of onePerModule) {
  test.describe(() => {
    // The browser itself logs the 404.
    test.use({ expectedConsoleErrors: path === '/404' ? /404 \(Not Found\)/ : null });

    test(`${path} is readable without JavaScript, hydrates without a change, and fits (pages 10, accessibility 1, accessibility 3, accessibility 4, accessibility 5)`, async ({
      page,
    }) => {
      const before = await readWithoutScripts(page, path);
      await page.addInitScript(() => {
        // Set before React, to see whether hydration keeps the elements of the HTML.
        addEventListener('DOMContentLoaded', () => {
          (window as { heading?: Element | null }).heading = document.querySelector('h1');
        });
      });
      await page.goto(urlPathOf(path));
      await hydrated(page);
      if (!filledLater.includes(path)) {
        const isSame = await page.evaluate(() => (window as { heading?: Element }).heading?.isConnected);
        expect(isSame, 'the same h1').toBe(true);
        expect(await page.evaluate(shape)).toBe(before);
      }
      // The fixture fails the test on errors and on violations of the content security policy, to the page's end.
      await scrollThrough(page);

      // As when a tablet is rotated: the wide layout has to become narrow.
      await page.setViewportSize({ width: 844, height: 640 });
      await page.setViewportSize({ width: 320, height: 640 });
      expect.soft(await stickingOut(page), 'sticks out at 320 px').toEqual([]);
      expect.soft(await stickingOutWhenSpaced(page), 'sticks out at 320 px, spaced').toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      expect.soft(await smallTargets(page), 'smaller than 24 px').toEqual([]);
      await page.evaluate(layOutAll);
      for (const [width, colorScheme] of looks) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        expect.soft(await axeFindings(page), `axe at ${width} px, ${colorScheme}`).toEqual([]);
      }
    });
  });
}

test('the home page loads without a layout shift', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const totalShift = await watchShifts(page);
  await page.goto('/');
  await hydrated(page);
  expect(await totalShift()).toBeLessThan(0.01);
});

for (const path of ['/', '/services/portrait-retouching', '/case-studies', '/support/api-documentation'])
  test(`${path} on paper has no navigation, no frame across two pages and no cut code`, async ({ page }) => {
    // The width between the margins of an A4 page, in CSS px.
    await page.setViewportSize({ width: 673, height: 1000 });
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('footer a').first()).toBeHidden();
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: brand.name, exact: true })).toBeVisible();
    await expect(header.locator(':is(nav, button):visible')).toHaveCount(0);
    await expect(header.getByRole('link', { name: 'Get Started' })).toHaveCount(0);
    const ending = page.locator('main :is(h1, h2, h3)');
    expect(
      await ending.evaluateAll((headings) => [
        ...new Set(headings.map((heading) => getComputedStyle(heading).breakAfter)),
      ]),
    ).toEqual(['avoid']);
    const breaking = page.locator('main .rounded-print').filter({ has: page.locator('img') });
    expect(
      await breaking.evaluateAll((frames) =>
        frames.map((frame) => getComputedStyle(frame).breakInside).filter((value) => value !== 'avoid'),
      ),
    ).toEqual([]);
    expect(
      await page
        .locator('main pre')
        .evaluateAll((blocks) => blocks.filter((block) => block.scrollWidth > block.clientWidth).length),
    ).toBe(0);
  });

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('links work without JavaScript (pages 10)', async ({ page }) => {
    await page.goto('/');
    await page.locator('a[href="/pricing"]:visible').first().click();
    await expect(page).toHaveURL('/pricing');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('without scripts, a data table has no filter, no export and no arrow of an unsorted column', async ({
    page,
  }) => {
    await page.goto('/business-management');
    const main = page.getByRole('main');
    await expect(main.getByRole('columnheader').first()).toBeVisible();
    await expect(
      main.locator('input:visible, button:visible:not(th *), th:not([aria-sort]) svg:visible'),
    ).toHaveCount(0);
  });

  for (const path of [
    ...jobs.slice(0, 1).map(({ id }) => `/careers/apply/${id}`),
    '/login',
    '/orders/new',
    '/resources/newsletter',
  ])
    test(`without scripts, ${path} shows no submit button and says that its form needs JavaScript (pages 10)`, async ({
      page,
    }) => {
      await page.goto(path);
      await expect(page.getByRole('main').locator('form').first()).toBeAttached();
      await expect(page.locator('[type=submit]:visible')).toHaveCount(0);
      await expect(page.getByRole('main').getByText(/JavaScript/)).toBeVisible();
    });
});
