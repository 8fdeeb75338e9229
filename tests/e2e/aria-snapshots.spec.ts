/**
 * Accessibility snapshots of the header, the order form and the dialogs, stored in `aria-snapshots/`, so that a changed name,
 * role or state shows in review.
 */
import { expect, hydrated, portalButton, test } from './fixtures.ts';
import { openOrderForm } from './order-form-page.ts';

test('the header, and its open menu on a phone, match their snapshots', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const header = page.getByRole('banner');
  await expect(header).toMatchAriaSnapshot({ name: 'header.aria.yml' });
  await page.setViewportSize({ width: 390, height: 844 });
  await header.getByRole('button', { name: /menu/i }).click();
  await expect(header).toMatchAriaSnapshot({ name: 'header-phone.aria.yml' });
});

test('each tab of the order form matches its snapshot', async ({ page }) => {
  const order = await openOrderForm(page);
  const tabs = ['Upload Photos', 'Service Details', 'Preferences', 'Contact & Delivery'];
  for (const [index, name] of tabs.entries()) {
    await order.tab(name).click();
    await expect.soft(order.form).toMatchAriaSnapshot({ name: `form-${index + 1}.aria.yml` });
  }
});

test('the search, the sign-in dialog and the chat card match their snapshots', async ({ page }) => {
  await page.goto('/about');
  await hydrated(page);
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  await expect.soft(dialog).toMatchAriaSnapshot({ name: 'search.aria.yml' });
  await dialog.getByRole('combobox').fill('none');
  await expect(dialog.getByText('No results found for "none"').first()).toBeVisible();
  await expect.soft(dialog).toMatchAriaSnapshot({ name: 'search-without-result.aria.yml' });
  await page.keyboard.press('Escape');

  await portalButton(page).click();
  await expect.soft(dialog).toMatchAriaSnapshot({ name: 'sign-in.aria.yml' });
  await dialog.getByRole('tab', { name: 'Sign Up' }).click();
  await expect.soft(dialog).toMatchAriaSnapshot({ name: 'sign-up.aria.yml' });
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: /^Open chat/ }).click();
  const card = page.getByRole('dialog', { name: /^Chat/ });
  await expect(card.getByRole('textbox', { name: 'Message' })).toBeEnabled();
  await expect.soft(card).toMatchAriaSnapshot({ name: 'chat.aria.yml' });
});
