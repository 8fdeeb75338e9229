/** Preferences of visitors: larger text, forced colors, reduced motion. pages.spec.ts covers light, dark and 320 px. */
import type { Locator, Page } from '@playwright/test';
import { edgelessControls } from '../forced-colors.ts';
import { axeFindings, stickingOut } from './page-checks.ts';
import { expect, hydrated, test } from './fixtures.ts';
import { openOrderForm, photographs } from './order-form-page.ts';

const pages = ['/', '/services/architectural', '/pricing', '/blog/culling-a-wedding', '/orders/new'];

/** Sets the font size of the browser, which also moves the breakpoints, because they are in rem. */
async function setFontSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard * 0.8125 } });
}

for (const path of pages) {
  test(`${path} does not cut off text at 200 %, and keeps its edges in forced colors`, async ({ page }) => {
    await setFontSize(page, 32);
    await page.goto(path);
    await hydrated(page);
    const fontSize = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    expect(await fontSize()).toBe('32px');
    expect(await stickingOut(page)).toEqual([]);
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll('main :is(h1, h2, h3, p, li, button, label, a)')]
        .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .filter((element) => {
          const { overflowX, overflowY } = getComputedStyle(element);
          const wide = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 2;
          const high = overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 2;
          return (wide || high) && !element.closest('.sr-only') && element.clientWidth > 2;
        })
        .map((element) => element.outerHTML.slice(0, 120)),
    );
    expect(cut).toEqual([]);

    await page.setViewportSize({ width: 390, height: 844 });
    expect(await stickingOut(page), 'sticks out at 390 px').toEqual([]);

    await page.setViewportSize({ width: 1280, height: 800 });
    await setFontSize(page, 16);
    expect(await fontSize()).toBe('16px');
    await page.emulateMedia({ forcedColors: 'active' });
    expect.soft(await axeFindings(page), 'axe').toEqual([]);
    expect.soft(await page.evaluate(edgelessControls, 'main'), 'without an edge').toEqual([]);
  });
}

test.describe('on a phone with text at 200 %', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test.beforeEach(({ page }) => setFontSize(page, 32));

  test('a search result shows its whole title, and the chat who answers and all of its controls', async ({
    page,
  }) => {
    await page.goto('/live-chat');
    await hydrated(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('wedding');
    const title = page.getByRole('option', { name: 'Wedding photo editing' }).getByText('photo editing');
    await expect(title).toBeVisible();
    expect(await title.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: /^Open chat/ }).click();
    const card = page.getByRole('dialog', { name: /^Chat/ });
    await expect(card.getByRole('heading')).toBeInViewport({ ratio: 1 });
    await expect(card.getByRole('textbox', { name: 'Message' })).toBeEnabled();
    for (const button of await card.getByRole('button').all())
      await expect(button).toBeInViewport({ ratio: 1 });
  });

  test('no word of the first page’s lists is broken into two lines', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    const broken = await page.evaluate(() => {
      const range = document.createRange();
      const lines = (node: Node, { index, 0: word }: RegExpExecArray) => {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      };
      return (
        [...document.querySelectorAll('li, dt, dd')]
          .flatMap((item) => {
            const texts = document.createNodeIterator(item, NodeFilter.SHOW_TEXT);
            const found: string[] = [];
            for (let node = texts.nextNode(); node; node = texts.nextNode())
              for (const match of (node.textContent ?? '').matchAll(/[\p{L}\p{N},.+%]+/gu))
                if (lines(node, match) > 1) found.push(match[0]);
            return found;
          })
          // The two halves of an address are one word each.
          .filter((word) => !word.endsWith('.example'))
      );
    });
    expect(broken).toEqual([]);
  });

  test('a tap in the middle of a photo opens it, and the buttons below the order form keep each word on one line', async ({
    page,
  }) => {
    const order = await openOrderForm(page);
    await order.photos.setInputFiles(await photographs());
    await order.form.getByRole('button', { name: 'Open DSC_0412.jpg' }).click();
    const editor = page.getByRole('dialog', { name: 'Marks on the photo' });
    for (const name of ['Previous photo', 'Next photo', 'Zoom in']) {
      const button = editor.getByRole('button', { name });
      await button.scrollIntoViewIfNeeded();
      await expect(button).toBeInViewport({ ratio: 1 });
      expect((await button.boundingBox())?.width).toBeGreaterThanOrEqual(44);
    }
    await page.keyboard.press('Escape');

    await order.tab('Contact & Delivery').click();
    const back = order.form.getByRole('button', { name: 'Back' });
    const lines = await back.evaluate((button) => {
      const range = document.createRange();
      range.selectNodeContents(button);
      return range.getClientRects().length;
    });
    expect(lines).toBe(1);
  });
});

/** Safari on iOS zooms the page when a field or a select with text below 16 px receives the focus, and does not zoom back. */
test('every field of an order page has at least 16 px text in Safari on iOS', async ({ page }) => {
  const order = await openOrderForm(page, '/orders/new?service=wedding');
  await order.photos.setInputFiles(await photographs());
  await expect(order.form.getByLabel('Sort')).toBeVisible();
  const small = await page.evaluate(() => {
    const ofSafari = [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .filter((rule) => rule instanceof CSSSupportsRule)
      .filter(({ conditionText }) => conditionText.includes('-webkit-touch-callout'))
      .flatMap(({ cssRules }) => [...cssRules] as CSSStyleRule[])
      .filter(({ style }) => style.fontSize === '16px');
    return [
      ...document.querySelectorAll('select, textarea, input:not([type=file], [type=radio], [type=checkbox])'),
    ]
      .filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16)
      .filter((field) => !ofSafari.some(({ selectorText }) => field.matches(selectorText)))
      .map((field) => field.outerHTML.slice(0, 120));
  });
  expect(small).toEqual([]);
});

test('forced colors mark the selected tab by more than its color', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const order = await openOrderForm(page);
  await expect(order.tab('Upload Photos')).toHaveCSS('text-decoration-line', 'underline');
  await expect(order.tab('Preferences')).toHaveCSS('text-decoration-line', 'none');
});

test('forced colors draw a line below the current operations page only', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/business-management');
  const links = page.getByRole('navigation', { name: 'Operations' }).getByRole('link');
  const lines = await links.evaluateAll((elements) =>
    elements
      .filter((element) => {
        const { borderBottomWidth, textDecorationLine } = getComputedStyle(element);
        return borderBottomWidth !== '0px' || textDecorationLine === 'underline';
      })
      .map((element) => element.textContent),
  );
  expect(lines).toEqual(['Business']);
});

test('a wish for more contrast gives secondary text the color of headings, on both surfaces, but no placeholder', async ({
  page,
}) => {
  await page.emulateMedia({ contrast: 'more' });
  await page.goto('/about');
  const colorOf = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).color);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(page.getByRole('main').getByRole('paragraph').first()).toHaveCSS(
    'color',
    await colorOf(heading),
  );
  const footer = page.getByRole('contentinfo');
  const ink = await colorOf(footer.getByRole('heading').first());
  await expect(footer.getByText('Mon-Fri')).toHaveCSS('color', ink);
  const placeholder = await footer
    .getByRole('textbox')
    .evaluate((field) => getComputedStyle(field, '::placeholder').color);
  expect(placeholder, 'differs from what is typed').not.toBe(ink);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('no animation starts by itself or lasts longer than a moment (accessibility 6)', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter((animation) => animation.playState === 'running')
        .filter(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0) > 100)
        .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 120)),
    );
    expect(moving).toEqual([]);
    const long = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) => {
          const { transitionDuration, animationDuration } = getComputedStyle(element);
          const seconds = `${transitionDuration}, ${animationDuration}`
            .split(', ')
            .map((time) => (time.endsWith('ms') ? Number.parseFloat(time) / 1000 : Number.parseFloat(time)));
          return Math.max(...seconds) > 0.05;
        })
        .map((element) => element.outerHTML.slice(0, 100)),
    );
    expect(long).toEqual([]);
  });
});
