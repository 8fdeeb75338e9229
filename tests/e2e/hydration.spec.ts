import type { Page } from '@playwright/test';
import { onePerModule } from '../site/built.ts';
import { originOf } from '../servers.ts';
import { watchShifts } from './layout-shifts.ts';
import { expect, hydrated, test } from './fixtures.ts';

/**
 * Serializes the page as people see or hear it. Leaves out attributes that only scripts write, and those that mark a
 * control as ready.
 */
function shape(): string {
  const fleeting = /^(style|data-(state|ready|waiting)|fetchpriority|loading|disabled|tabindex|hidden)$/;
  const describe = (node: Node): string => {
    if (node instanceof Text) return node.data.trim();
    if (!(node instanceof Element) || /^(SCRIPT|NOSCRIPT|TEMPLATE)$/.test(node.tagName)) return '';
    const attributes = [...node.attributes]
      .filter(({ name }) => !fleeting.test(name))
      .map(({ name, value }) => `${name}=${value}`)
      .toSorted();
    return `<${node.tagName} ${attributes.join(' ')}>${[...node.childNodes].map(describe).join('')}`;
  };
  return describe(document.querySelector('main') ?? document.body);
}

/** Sections come alive, and pictures load, when they are looked at. */
async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
  await page.waitForLoadState('networkidle');
}

// Reduced motion is known only in the browser, and turns the hero's pause into a start: compared without it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Pages whose content is known only in the browser: the orders of this device, the responses of the server. */
const told = ['/customer-portal', '/dashboard', '/support/status-page'];

// The not-found page is hydrated in navigation.spec.ts.
for (const { path } of onePerModule.filter(({ path }) => path !== '/404')) {
  test(`${path} keeps its HTML when it comes alive; nothing complains or is refused, to its end`, async ({
    page,
    browser,
  }) => {
    const still = await browser.newContext({ reducedMotion: 'no-preference' });
    const dead = await still.newPage();
    await dead.route('**/*.js', (route) => route.abort());
    await dead.goto(originOf('site') + path);
    const before = await dead.evaluate(shape);
    await still.close();

    await page.addInitScript(() => {
      // Set before React: tells whether the very elements of the HTML are still there.
      addEventListener('DOMContentLoaded', () => {
        (window as { heading?: Element | null }).heading = document.querySelector('h1');
      });
    });
    await page.goto(path);
    await hydrated(page);
    expect(
      await page.evaluate(() => (window as { heading?: Element }).heading?.isConnected),
      'the same h1',
    ).toBe(true);
    if (!told.includes(path)) expect(await page.evaluate(shape)).toBe(before);
    // The fixture also fails the test on violations of the content security policy.
    await scrollThrough(page);
  });
}

test('nothing moves while the home page loads', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const totalShift = await watchShifts(page);
  await page.goto('/');
  await hydrated(page);
  expect(await totalShift()).toBeLessThan(0.01);
});
