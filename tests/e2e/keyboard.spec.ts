/** Three of the four main flows by keyboard. The fourth, the order, is in order.spec.ts. */
import { expect, hydrated, portalButton, tabTo, test, toastOf } from './fixtures.ts';

test('the search works by keyboard: open, type, select, follow', async ({ page }) => {
  await page.goto('/about');
  await hydrated(page);
  const opener = page
    .getByRole('banner')
    .getByRole('button', { name: /^Search/ })
    .first();
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  const field = dialog.getByRole('combobox');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener, 'the focus returns').toBeFocused();

  await page.keyboard.press('Enter');
  await page.keyboard.type('restoration');
  await expect(dialog.getByRole('option').first()).toBeVisible();
  const picture = dialog.getByRole('option').first().locator('img');
  await expect(picture, 'with its picture').not.toHaveJSProperty('naturalWidth', 0);
  await page.keyboard.press('ArrowDown');
  const active = dialog.getByRole('option', { selected: true });
  await expect(active).toHaveCount(1);
  await expect(field).toHaveAttribute('aria-activedescendant', (await active.getAttribute('id')) ?? '');
  const title = await active.locator('p').first().innerText();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.title()).toContain(`${title} |`);
  await expect(dialog).toBeHidden();
});

/** Viewport of a 1280 × 1024 px window at 400 % zoom (WCAG 1.4.10). */
const fourTimesAsLarge = { width: 320, height: 256 };

for (const { name, viewport } of [
  { name: 'on desktop', viewport: { width: 1280, height: 800 } },
  { name: 'at 400 %', viewport: fourTimesAsLarge },
]) {
  test(`sign-in works by keyboard, ${name}: open, missing field, signed in (accessibility 3)`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/about');
    await hydrated(page);
    const opener = portalButton(page);
    if (viewport.width < 640) {
      await tabTo(page, page.getByRole('banner').getByRole('button', { name: 'Menu' }));
      await page.keyboard.press('Enter');
    }
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    const email = dialog.getByRole('textbox', { name: 'Email' });
    await expect(email).toBeFocused();
    // Submitted too early: the missing field takes the focus and shows its error.
    await page.keyboard.press('Enter');
    await expect(email).toBeFocused();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(dialog.getByText('Enter your email address.')).toBeInViewport({ ratio: 0.9 });
    await page.keyboard.type('ada@example.com');
    await tabTo(page, dialog.getByLabel('Password', { exact: true }));
    await page.keyboard.type('red pencil');
    await page.keyboard.press('Enter');
    await expect(toastOf(page)).toContainText('Login successful');
    await expect(dialog).toBeHidden();
  });
}

test('the chat works by keyboard: open, send, minimize', async ({ page }) => {
  await page.goto('/about');
  await hydrated(page);
  const launcher = page.getByRole('button', { name: /^Open chat/ });
  await launcher.focus();
  await page.keyboard.press('Enter');
  const card = page.getByRole('dialog', { name: /^Chat/ });
  const field = card.getByRole('textbox', { name: 'Message' });
  await expect(field).toBeFocused();
  await page.keyboard.type('How fast are you?');
  await page.keyboard.press('Enter');
  await expect(card.getByRole('log')).toContainText('Standard 24-48 hours');
  await expect(field, 'one can go on writing').toBeFocused();
  // Backward, because Tab would lead to the page underneath, and the card would minimize.
  const minimize = card.getByRole('button', { name: 'Minimize chat' });
  for (let step = 0; step < 4 && !(await minimize.evaluate(isFocused)); step++)
    await page.keyboard.press('Shift+Tab');
  await expect(minimize).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card).toBeHidden();
  await expect(launcher, 'the focus returns').toBeFocused();
});

const isFocused = (element: Element) => element === document.activeElement;
