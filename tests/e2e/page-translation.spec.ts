import type { Page } from '@playwright/test';
import { backgroundStarted, expect, hydrated, test, toastOf } from './fixtures.ts';
import { fillOrder, openOrderForm, sendOrder } from './order-form-page.ts';

/**
 * Imitates Chrome's page translation: replaces each text node by two <font> elements, also in elements that are added
 * later. The text does not change, so the same names still find the elements.
 */
const translate = (page: Page) =>
  page.evaluate(() => {
    const translateNode = (text: Text) => {
      if (!text.data.trim() || text.parentElement?.closest('script, style, textarea, option, font')) return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    };
    const translateTree = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(translateNode);
    };
    translateTree(document.body);
    new MutationObserver((records) => {
      for (const { addedNodes } of records)
        for (const node of addedNodes) (node instanceof Text ? translateNode : translateTree)(node as Text);
    }).observe(document.body, { childList: true, subtree: true });
  });

test('a visitor sends an order on a translated page, whose texts keep updating', async ({ page }) => {
  // Its code is loaded after the page.
  const background = backgroundStarted(page);
  const order = await openOrderForm(page);
  await background;
  await translate(page);
  await expect(order.form.locator('font').first()).toBeAttached();
  await fillOrder(order);
  const summary = order.form.getByText(/^\d photos? · /);
  await expect(summary).toHaveText(/^3 photos · /);
  await order.tab('Upload Photos').click();
  await order.photo('scan-007.tiff').click();
  await expect(summary).toHaveText(/^2 photos · /);
  await sendOrder(order);
  await expect(toastOf(page)).toContainText('Order Submitted Successfully!');
});

test('client navigation works on a translated page', async ({ page }) => {
  const background = backgroundStarted(page);
  await page.goto('/faq');
  await hydrated(page);
  await background;
  await translate(page);
  for (const path of ['/pricing', '/contact', '/faq']) {
    await page.locator(`a[href="${path}"]:visible`).first().click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
});
