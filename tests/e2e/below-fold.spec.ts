import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { measuredWidths } from '../../site/sections/below-fold-props.ts';
import { watchShifts } from './layout-shifts.ts';
import { backgroundStarted, expect, followLink, holdBack, hydrated, test } from './fixtures.ts';

const HEIGHTS = join(import.meta.dirname, '../../site/sections/heights.json');
/**
 * Largest accepted difference of a height, as a share of it: one line of text more or less does not move the page
 * noticeably.
 */
const TOLERANCE = 0.08;
/** `scroll-padding-top` of the page, in px. */
const PADDING = 24;

/** Width from which a window counts as desktop, in px. Below it, it is a touch screen with larger targets. */
const DESKTOP = 1024;

/** A section far below the window, which every studio has. */
const DISTANT = 'premium';

/** Parts whose layout the browser skips. */
const belowFold = (page: Page) => page.locator('.below-fold');

test('each section reserves its real height (--update-snapshots measures it again)', async ({
  browser,
}, info) => {
  const reserved: Record<string, number[]> = JSON.parse(await readFile(HEIGHTS, 'utf8'));
  const measured: Record<string, number[]> = {};
  const parts = Object.keys(reserved);
  for (const isTouch of [true, false]) {
    const context = await browser.newContext({ isMobile: isTouch, hasTouch: isTouch });
    const page = await context.newPage();
    await page.goto('/');
    for (const width of measuredWidths.filter((one) => one < DESKTOP === isTouch)) {
      await page.setViewportSize({ width, height: 800 });
      const heights = await belowFold(page).evaluateAll(async (elements) => {
        for (const element of elements as HTMLElement[]) element.style.contentVisibility = 'visible';
        await document.fonts.ready;
        return elements.map((element) => element.getBoundingClientRect().height);
      });
      expect(heights, 'as many parts as the table has').toHaveLength(parts.length);
      for (const [at, part] of parts.entries()) (measured[part] ??= []).push(rounded(heights[at] ?? 0));
    }
    await context.close();
  }
  if (/all|changed/.test(info.config.updateSnapshots)) {
    await writeFile(HEIGHTS, formatted(measured));
    return;
  }
  for (const [part, heights] of Object.entries(measured)) {
    for (const [at, width] of measuredWidths.entries()) {
      const difference = (heights[at] ?? 0) / (reserved[part]?.[at] ?? 0) - 1;
      expect(Math.abs(difference), `${part} at ${width} px`).toBeLessThan(TOLERANCE);
    }
  }
});

/** Rounds to 10 px, which makes the document smaller (stories/decisions/17-content-visibility.mdx). */
const rounded = (height: number) => Math.round(height / 10) * 10;

/** One part per line, as the formatter writes it. */
function formatted(heights: Record<string, number[]>): string {
  const lines = Object.entries(heights).map(([part, list]) => `  "${part}": [${list.join(', ')}]`);
  return `{\n${lines.join(',\n')}\n}\n`;
}

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('a jump to a section lands at its top without a layout shift', async ({ page }) => {
      const totalShift = await watchShifts(page);
      await page.goto('/');
      await hydrated(page);
      const ids = await page
        .locator('main section[id]')
        .evaluateAll((sections) => sections.map(({ id }) => id));
      expect(ids).toContain(DISTANT);
      // From the last to the first, so that each is behind parts that were never laid out.
      for (const id of ids.toReversed()) {
        await page.evaluate((to) => {
          location.hash = to;
        }, id);
        const top = () => page.locator(`#${id}`).evaluate((part) => part.getBoundingClientRect().top);
        await expect.poll(top, id).toBeGreaterThan(PADDING - 2);
        await expect.poll(top, id).toBeLessThan(PADDING + 2);
      }
      expect(await totalShift()).toBeLessThan(0.005);
    });
  });
}

test.describe('with motion', () => {
  // Between two measured widths, at which the reserved heights differ by some lines.
  test.use({ viewport: { width: 375, height: 812 }, contextOptions: { reducedMotion: 'no-preference' } });

  test('a URL with the id of a section opens at that section (pages 9)', async ({ page }) => {
    const background = backgroundStarted(page);
    await page.goto(`/#${DISTANT}`);
    await hydrated(page);
    await background;
    const top = () => page.locator(`#${DISTANT}`).evaluate((part) => part.getBoundingClientRect().top);
    await expect.poll(top, { timeout: 5000 }).toBeGreaterThan(PADDING - 2);
    await expect.poll(top, { timeout: 5000 }).toBeLessThan(PADDING + 2);
  });

  test('a link to a distant section lands at its top, and does not undo the visitor’s own scrolling', async ({
    page,
  }) => {
    // The code that corrects jumps is loaded after the page.
    const background = backgroundStarted(page);
    await page.goto('/');
    await hydrated(page);
    await background;
    const jump = () =>
      page.evaluate((href) => {
        const link = Object.assign(document.createElement('a'), { href });
        document.body.append(link);
        link.click();
      }, `#${DISTANT}`);
    await jump();
    const top = () => page.locator(`#${DISTANT}`).evaluate((part) => part.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(PADDING + 2);
    await expect.poll(top).toBeGreaterThan(PADDING - 2);

    await jump();
    const ended = page.evaluate(async () => {
      const next = (type: string) => new Promise((done) => addEventListener(type, done, { once: true }));
      await next('wheel');
      await next('scrollend');
    });
    await page.mouse.wheel(0, 200);
    await ended;
    expect(await top()).toBeLessThan(0);
  });
});

test('code that loads for an earlier jump does not undo a later jump', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const release = await holdBack(page, '*/*.js');
  const jump = (id: string) => page.evaluate((to) => void (location.hash = to), id);
  await jump('faq');
  await expect(page.locator('#faq')).toBeInViewport();
  await jump('services');
  const top = () => page.locator('#services').evaluate((part) => part.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(PADDING + 2);
  await release();
  await expect(page.locator('[data-waiting] #faq')).toHaveCount(0);
  // As many frames as a revealed part is waited for (src/lib/lazy-component.tsx).
  await page.evaluate(async () => {
    for (let frame = 0; frame < 30; frame++) await new Promise((drawn) => requestAnimationFrame(drawn));
  });
  expect(await top()).toBeGreaterThan(PADDING - 2);
});

/** Whether an element is rendered, not skipped by `content-visibility`. */
const isRendered = (element: Locator) =>
  element.evaluate((one) => one.checkVisibility({ contentVisibilityAuto: true }));

test('sections far below the window are not rendered while the page starts, but are printed', async ({
  page,
}) => {
  await holdBack(page, '*/background-*.js');
  await page.goto('/');
  await hydrated(page);
  const heading = page.locator(`#${DISTANT} h2`);
  expect(await isRendered(heading)).toBe(false);
  await page.emulateMedia({ media: 'print' });
  expect(await isRendered(heading)).toBe(true);
});

test('every section is rendered once the browser is idle, but a photograph of a card is requested only when near', async ({
  page,
}) => {
  await page.goto('/');
  const footer = page.locator('footer');
  await expect.poll(() => isRendered(footer)).toBe(true);
  for (const heading of await page.locator('main section h2').all())
    expect(await isRendered(heading)).toBe(true);

  const photo = page.locator('#portfolio picture').last();
  const file = photo.locator('img');
  expect(await file.evaluate((image: HTMLImageElement) => image.currentSrc)).toBe('');
  await photo.scrollIntoViewIfNeeded();
  await expect.poll(() => file.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
  await expect.poll(() => isRendered(file), 'it stays rendered').toBe(true);
});

test('on a touch screen the sections are rendered later, with the idle tasks', async ({ browser }) => {
  const context = await browser.newContext({ isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const background = backgroundStarted(page);
  const release = await holdBack(page, '*/idle-tasks-*.js');
  await page.goto('/');
  await hydrated(page);
  await background;
  // One idle task for each part: a wide window has rendered all of them by then.
  await belowFold(page).evaluateAll(async (parts) => {
    for (const _ of parts) await new Promise((idle) => requestIdleCallback(idle));
  });
  const heading = page.locator(`#${DISTANT} h2`);
  expect(await isRendered(heading)).toBe(false);
  await release();
  await page.touchscreen.tap(5, 300);
  await expect.poll(() => isRendered(heading)).toBe(true);
  await context.close();
});

test('a section that loads late does not take the focus from a visitor who types by then (pages 7)', async ({
  page,
}) => {
  await page.goto('/pricing');
  await hydrated(page);
  const release = await holdBack(page, '*/contact-*.js');
  await followLink(page, '/#help');
  await page.getByRole('button', { name: /^Open chat/ }).click();
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill('Hello');
  await release();
  await expect(page.locator('#help')).toBeVisible();
  await expect(page.locator('#announcer')).toHaveText(await page.title());
  await page.evaluate(async () => {
    for (let frame = 0; frame < 30; frame++) await new Promise((drawn) => requestAnimationFrame(drawn));
  });
  await expect(message).toBeFocused();
});
