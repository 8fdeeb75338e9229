/** Marks on a photo, from the thumbnail to the text of the order. */
import type { Page } from '@playwright/test';
import type { TestServer } from '../test-server.ts';
import { expect, holdBack, tabTo, toastOf } from './fixtures.ts';
import { test } from './server-fixture.ts';
import { fillOrder, openOrderForm, photographs, type OrderForm } from './order-form-page.ts';

const editor = (page: Page) => page.getByRole('dialog', { name: 'Marks on the photo' });
const photo = (page: Page) => editor(page).getByRole('application', { name: 'Photo DSC_0412.jpg' });
const print = (order: OrderForm) => order.form.getByRole('button', { name: /^Open DSC_0412\.jpg/ });

/** Returns the requirements of the received order. */
const instructionsOf = ({ orders }: TestServer) => String(orders[0]?.payload['specialInstructions']);

/** Sends the order by keyboard. */
async function send(page: Page, order: OrderForm): Promise<void> {
  await tabTo(page, order.submit);
  await page.keyboard.press('Enter');
  await expect(order.number).toBeVisible();
}

/** Expects that nothing covers the focused element (WCAG 2.4.11). */
async function expectInSight(page: Page): Promise<void> {
  const isInSight = () => {
    const element = document.activeElement;
    const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
    const at = (share: number) => document.elementFromPoint(x + width / 2, y + height * share);
    return element !== null && at(0.1) === element && at(0.9) === element;
  };
  await expect.poll(() => page.evaluate(isInSight)).toBe(true);
}

test.describe('a photo whose tools fail to load once', () => {
  test.use({ expectedConsoleErrors: /Failed to load resource|net::ERR_/ });

  test('opens at the second press, without the toast of the first one', async ({ page }) => {
    const order = await openOrderForm(page);
    await order.photos.setInputFiles((await photographs())[0]);
    await page.route('*/**/order-mark-editor-*.js', (route) => route.abort(), { times: 1 });
    await print(order).click();
    await expect(toastOf(page)).toContainText('The photo did not open');
    await print(order).click();
    await expect(editor(page)).toBeVisible();
    await expect(toastOf(page)).toBeHidden();
  });
});

test('marks placed by keyboard follow the written requirements in the order (brief 4, brief 5)', async ({
  page,
  studio,
}) => {
  const { keyboard } = page;
  const order = await openOrderForm(page);
  await fillOrder(order);
  await order.tab('Upload Photos').click();

  await tabTo(page, print(order));
  await keyboard.press('Enter');
  await expect(photo(page)).toHaveAttribute('data-state', 'ready');
  await expect(photo(page)).toBeFocused();

  await tabTo(page, editor(page).getByRole('button', { name: 'Add pin' }));
  await keyboard.press('Enter');
  await expect(editor(page).getByRole('button', { name: '1, 50 % across, 50 % down' })).toBeFocused();
  for (const key of [
    'ArrowLeft',
    'ArrowLeft',
    'ArrowLeft',
    'Shift+ArrowUp',
    'Shift+ArrowUp',
    'Shift+ArrowUp',
  ]) {
    await keyboard.press(key);
  }
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await keyboard.type('soften under the eyes');

  await tabTo(page, editor(page).getByRole('button', { name: 'Add ring' }));
  await keyboard.press('Enter');
  await keyboard.press('Enter');
  await keyboard.type('tidy loose hair');
  await keyboard.press('Escape');
  await expect(editor(page)).toBeHidden();
  await expect(print(order), 'the focus is where it was').toBeFocused();
  await expect(print(order).locator('..')).toContainText('2');

  await order.tab('Contact & Delivery').click();
  await expect(order.form.getByText('Marks on photos')).toBeVisible();
  await send(page, order);
  expect(instructionsOf(studio).split('\n')).toEqual([
    'Soften under the eyes, keep the freckles.',
    '',
    'DSC_0412.jpg: 1 (47 % across, 36 % down): soften under the eyes',
    'DSC_0412.jpg: 2 (47 % across, 36 % down, ring 16 % wide): tidy loose hair',
  ]);
});

test('a removed photo loses its marks, and Undo restores both (ordering 14)', async ({ page, studio }) => {
  const order = await openOrderForm(page);
  await fillOrder(order);
  await order.tab('Upload Photos').click();
  for (const name of ['DSC_0412.jpg', 'logo, final.png']) {
    await order.form.getByRole('button', { name: `Open ${name}` }).click();
    await editor(page).getByRole('button', { name: 'Add a note on the whole photo' }).click();
    await page.keyboard.type('warmer');
    await editor(page).getByRole('button', { name: 'Done' }).click();
  }
  await order.photo('DSC_0412.jpg').click();
  await expect(order.photo('logo, final.png'), 'ready for the next one').toBeFocused();
  await order.form.getByRole('button', { name: 'Undo' }).click();
  await expect(order.item('DSC_0412.jpg')).toContainText('1 mark');
  await order.photo('logo, final.png').click();
  await order.tab('Contact & Delivery').click();
  await send(page, order);
  expect(instructionsOf(studio)).toBe(
    'Soften under the eyes, keep the freckles.\n\nDSC_0412.jpg: 1 (whole photo): warmer',
  );
});

test('a mark editor whose code loads late does not open over another tab', async ({ page }) => {
  const releaseEditor = await holdBack(page, '*/assets/order-mark-editor-*.js');
  const order = await openOrderForm(page);
  await order.photos.setInputFiles((await photographs()).slice(0, 1));
  const asked = page.waitForRequest('**/assets/order-mark-editor-*.js');
  const answered = page.waitForResponse('**/assets/order-mark-editor-*.js');
  await print(order).click();
  await asked;
  await order.tab('Service Details').click();
  await releaseEditor();
  await (await answered).finished();
  await order.tab('Upload Photos').click();
  await expect(print(order)).toBeVisible();
  await expect(editor(page)).toHaveCount(0);
  // The second time the editor opens at once.
  await print(order).click();
  await expect(editor(page)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a tap places a pin, and every control is large enough for a thumb (brief 4)', async ({ page }) => {
    const order = await openOrderForm(page);
    await order.photos.setInputFiles((await photographs()).slice(0, 1));
    await print(order).tap();
    await expect(photo(page)).toHaveAttribute('data-state', 'ready');
    const box = await photo(page).locator('img').boundingBox();
    if (!box) throw new Error('No picture');
    await page.touchscreen.tap(box.x + box.width / 4, box.y + box.height / 2);
    const pin = editor(page).getByRole('button', { name: /^1, 25 % across, 50 % down/ });
    await expect(pin).toBeVisible();
    await expect(editor(page).getByRole('textbox')).toBeFocused();
    await expectInSight(page);
    for (const control of await editor(page).getByRole('button').all()) {
      const size = await control.boundingBox();
      expect(Math.min(size?.width ?? 0, size?.height ?? 0), String(control)).toBeGreaterThanOrEqual(
        (await control.textContent())?.startsWith('Add a note') ? 24 : 44,
      );
    }
    // The second note begins below the window's edge.
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 4);
    await expect(editor(page).getByRole('textbox').nth(1)).toBeFocused();
    await expectInSight(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});
