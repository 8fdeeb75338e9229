import { smallTargets } from './page-checks.ts';
import { expect, hydrated, tabTo, test } from './fixtures.ts';
import { fillOrder, openOrderForm, photographs, type OrderForm } from './order-form-page.ts';

const SUCCESS = 'Order Submitted Successfully!';

/** Returns the order's number, in the toast and on the page. */
async function expectOrderNumber(order: OrderForm): Promise<void> {
  const page = order.form.page();
  await expect(order.number).toBeVisible();
  const id = /#(\S+)/.exec((await order.number.textContent()) ?? '')?.[1];
  expect(id).toBeTruthy();
  await expect(page.getByText(SUCCESS).first()).toBeVisible();
  await expect(
    page
      .getByText(`Your order #${id} has been received. We'll send you a confirmation email shortly.`)
      .first(),
  ).toBeVisible();
}

// By pointer on desktop, orders are sent in drafts.spec.ts, order-faults.spec.ts and brief.spec.ts.
test.describe('on a 390 px phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the form fits the width with large targets, and a visitor sends a JPEG, a PNG and a TIFF and reads the order number (accessibility 4)', async ({
    page,
  }) => {
    const order = await openOrderForm(page, '/#upload');
    for (const tab of ['Service Details', 'Preferences', 'Contact & Delivery', 'Upload Photos']) {
      await order.tab(tab).click();
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(overflow, tab).toBeLessThanOrEqual(0);
      expect.soft(await smallTargets(page), tab).toEqual([]);
    }
    await fillOrder(order);
    await order.tab('Service Details').click();
    // Three photos, added to the default of one.
    await expect(order.count).toHaveValue('4');
    await order.form.getByRole('button', { name: 'Set to 3' }).filter({ visible: true }).click();
    await expect(order.count).toHaveValue('3');
    await order.quality('Premium').check();
    await order.tab('Contact & Delivery').click();
    await order.submit.click();
    await expectOrderNumber(order);
    // The form is as new.
    await order.tab('Upload Photos').click();
    await expect(order.photo('DSC_0412.jpg')).toHaveCount(0);
    await expect(order.count).toHaveValue('1');
    await order.tab('Contact & Delivery').click();
    await expect(order.name).toHaveValue('');
  });
});

for (const { name, viewport } of [
  { name: 'on desktop', viewport: { width: 1280, height: 800 } },
  // A 1280 × 1024 px window at 400 % zoom (WCAG 1.4.10).
  { name: 'at 400 %', viewport: { width: 320, height: 256 } },
]) {
  test(`a visitor sends an order by keyboard alone, ${name} (accessibility 3)`, async ({ page }) => {
    await page.setViewportSize(viewport);
    // Set up before the key is pressed, or a busy browser would open its own file dialog first.
    const choosing = page.waitForEvent('filechooser');
    const order = await openOrderForm(page, '/#upload');
    const { keyboard } = page;

    await tabTo(page, order.photos);
    await keyboard.press('Space');
    await (await choosing).setFiles(await photographs());
    await expect(order.photo('scan-007.tiff')).toBeVisible();

    await tabTo(page, order.next('Service Details'));
    await keyboard.press('Enter');
    await tabTo(page, order.service);
    await keyboard.type('Wedding');
    await expect(order.service).toHaveValue('wedding');
    await tabTo(page, order.quality('Pro'));
    await keyboard.press('ArrowRight');
    await expect(order.quality('Premium')).toBeChecked();
    await tabTo(page, order.rush);
    await keyboard.press('Space');
    await expect(order.rush).toBeChecked();
    await tabTo(page, order.next('Preferences'));
    await keyboard.press('Enter');
    await tabTo(page, order.style('Warm & Cozy'));
    await keyboard.press('Space');
    await tabTo(page, order.next('Contact & Delivery'));
    await keyboard.press('Enter');
    await tabTo(page, order.name);
    await keyboard.type('Ada Brook');
    await keyboard.press('Tab');
    await keyboard.type('ada@example.com');
    await tabTo(page, order.submit);
    await keyboard.press('Enter');
    await expectOrderNumber(order);
    await expect(order.number, 'the focus follows').toBeFocused();
  });
}

test('an incomplete deadline stops the order (ordering 8)', async ({ page }) => {
  const order = await openOrderForm(page);
  await fillOrder(order);
  const deadline = order.form.getByLabel('Project deadline');
  await deadline.focus();
  // The year is missing, so the field has no value.
  await page.keyboard.type('0131');
  await order.submit.click();
  await expect(deadline).toBeFocused();
  await expect(deadline).toHaveAttribute('aria-invalid', 'true');
  await deadline.fill('2031-01-31');
  await expect(deadline).not.toHaveAttribute('aria-invalid');
  await order.submit.click();
  await expectOrderNumber(order);
});

test.describe('on a 390 px phone, with nothing filled in', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the first toast of a page does not cover the focused field (accessibility 3)', async ({ page }) => {
    await page.goto('/orders/new');
    const form = page.getByRole('form', { name: 'Order or quote' });
    await hydrated(page);
    await form.getByRole('tab', { name: 'Contact & Delivery' }).click();
    await form.getByRole('textbox', { name: 'Email' }).press('Enter');
    await expect(page.getByText('Service Type Required').filter({ visible: true }).first()).toBeVisible();
    const select = form.getByLabel('Service type');
    await expect(select).toBeFocused();
    const isOnTop = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) === element;
    };
    await expect.poll(() => select.evaluate(isOnTop)).toBe(true);
  });
});

test('at 1024 px the button to the next step is at the end of its row, without photos and with them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const order = await openOrderForm(page);
  const endOfNext = () =>
    order.next('Service Details').evaluate((button) => button.getBoundingClientRect().right);
  const end = await endOfNext();
  await order.photos.setInputFiles(await photographs());
  await expect(order.form.getByRole('button', { name: 'Start over' })).toBeVisible();
  expect(await endOfNext()).toBe(end);
});

test.describe('on a 320 px phone', () => {
  test.use({ viewport: { width: 320, height: 568 }, hasTouch: true });

  test('a tap in the middle of a photo opens it, and does not remove it', async ({ page }) => {
    const order = await openOrderForm(page);
    await order.photos.setInputFiles(await photographs());
    await order.form.getByRole('button', { name: 'Open DSC_0412.jpg' }).tap();
    await expect(page.getByRole('dialog', { name: 'Marks on the photo' })).toBeVisible();
  });
});
