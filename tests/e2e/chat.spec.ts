import type { Locator, Page } from '@playwright/test';
import { expect, follow, holdBack, hydrated, portalButton, test } from './fixtures.ts';
import { openOrderForm } from './order-form-page.ts';

function chatOf(page: Page) {
  const card = page.getByRole('dialog', { name: /^Chat/ });
  return {
    launcher: page.getByRole('button', { name: /^Open chat/ }),
    card,
    log: card.getByRole('log'),
    field: card.getByRole('textbox', { name: 'Message' }),
    minimize: card.getByRole('button', { name: 'Minimize chat' }),
    close: card.getByRole('button', { name: 'Close chat' }),
  };
}

async function openChat(page: Page) {
  await page.goto('/pricing');
  await hydrated(page);
  const chat = chatOf(page);
  await chat.launcher.click();
  await expect(chat.field).toBeEnabled();
  return chat;
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${String(locator)} is not on the screen`);
  return box;
}

/** Whether the chat's button is visible and overlaps the element. */
async function isCovered(page: Page, element: Locator): Promise<boolean> {
  const { launcher } = chatOf(page);
  if ((await launcher.evaluate((node) => getComputedStyle(node).opacity)) === '0') return false;
  const [a, b] = [await boxOf(launcher), await boxOf(element)];
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

test('the chat makes no request once its code has loaded (chat 9)', async ({ page }) => {
  // Held back, because it loads code that has nothing to do with the chat: on a busy machine as late as during the reply.
  await holdBack(page, '*/idle-tasks-*.js');
  const requested = page.waitForRequest('**/idle-tasks-*.js');
  const chat = await openChat(page);
  await requested;
  // The page requests the files that it imports in the same task.
  await page.evaluate(() => {});
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await chat.field.fill('What does a wedding cost?');
  await chat.field.press('Enter');
  await expect(chat.log).toContainText('wedding from $3');
  expect(requests).toEqual([]);
});

test('the event openChat opens the chat, closes a dialog that would cover it, and the chat stays open on the next page (chat 1)', async ({
  page,
}) => {
  await page.goto('/pricing');
  await hydrated(page);
  await portalButton(page).click();
  const portal = page.getByRole('dialog').filter({ has: page.getByRole('tab', { name: 'Sign In' }) });
  await expect(portal).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('openChat')));
  const chat = chatOf(page);
  await expect(chat.field).toBeFocused();
  await expect(portal).toBeHidden();
  await expect(chat.log).toContainText('Hi, I’m Mara.');
  await follow(page, '/services');
  await expect(page).toHaveURL('/services');
  await expect(chat.log).toContainText('Hi, I’m Mara.');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the card fits a 320 px wide phone, and minimizes when it would cover the focused element (chat 10)', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    const chat = await openChat(page);
    const box = await boxOf(chat.card);
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(320);
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

    await page.setViewportSize({ width: 390, height: 844 });
    const link = page.getByRole('contentinfo').getByRole('link').first();
    await link.evaluate((node) => {
      node.scrollIntoView({ block: 'end', behavior: 'instant' });
      node.focus();
    });
    await expect(chat.card).toBeHidden();
    await expect(link).toBeFocused();
    await expect.poll(() => isCovered(page, link)).toBe(false);
  });

  test('the button never covers the focused field, nor the submit button (chat 10)', async ({ page }) => {
    const order = await openOrderForm(page);
    await order.tab('Contact & Delivery').click();
    for (const target of [order.name, order.email, order.contactTime, order.submit]) {
      for (const block of ['end', 'center'] as const) {
        await target.evaluate((node, where) => {
          node.scrollIntoView({ block: where, behavior: 'instant' });
          node.focus({ preventScroll: true });
        }, block);
        await expect.poll(() => isCovered(page, target)).toBe(false);
        if (await order.submit.isVisible())
          await expect.poll(() => isCovered(page, order.submit)).toBe(false);
      }
    }
  });

  test('the button hides while the menu is open', async ({ page }) => {
    await page.goto('/contact');
    await hydrated(page);
    const header = page.getByRole('banner');
    await header.getByRole('button', { name: 'Menu' }).click();
    // The last row, whose right end is at the place of the button.
    const portal = portalButton(page);
    const isHit = (button: Element) => {
      const { right, top, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(right - 24, top + height / 2));
    };
    expect(await portal.evaluate(isHit)).toBe(true);
  });
});
