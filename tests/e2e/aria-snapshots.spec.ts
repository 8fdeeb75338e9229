/**
 * Accessibility snapshots of the header, the order form and the dialogs, stored in `aria-snapshots/`, so that a changed name,
 * role or state shows in review. After an intended change: `npm run test:e2e -- aria-snapshots --update-snapshots`.
 */
import { expect, hydrated, portalButton, test } from './fixtures.ts';
import { openOrderForm } from './order-form-page.ts';

// Each page is loaded once (fixtures.ts).
test.use({ serviceWorkers: 'block' });

test('the header', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await expect(page.getByRole('banner')).toMatchAriaSnapshot({ name: 'header.aria.yml' });
});

test('the header on a phone, with its menu open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('banner').getByRole('button', { name: /menu/i }).click();
  await expect(page.getByRole('banner')).toMatchAriaSnapshot({ name: 'header-phone.aria.yml' });
});

const tabs = ['Upload Photos', 'Service Details', 'Preferences', 'Contact & Delivery'];
for (const [index, name] of tabs.entries()) {
  test(`the order form: ${name}`, async ({ page }) => {
    const order = await openOrderForm(page);
    await order.tab(name).click();
    await expect(order.form).toMatchAriaSnapshot({ name: `form-${index + 1}.aria.yml` });
  });
}

test('the search, before a word and without a result', async ({ page }) => {
  await page.goto('/about');
  await hydrated(page);
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toMatchAriaSnapshot({ name: 'search.aria.yml' });
  await dialog.getByRole('combobox').fill('none');
  await expect(dialog.getByText('No results found for "none"').first()).toBeVisible();
  await expect(dialog).toMatchAriaSnapshot({ name: 'search-without-result.aria.yml' });
});

for (const [tab, file] of [
  ['Sign In', 'sign-in.aria.yml'],
  ['Sign Up', 'sign-up.aria.yml'],
] as const) {
  test(`the portal's dialog: ${tab}`, async ({ page }) => {
    await page.goto('/about');
    await hydrated(page);
    await portalButton(page).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('tab', { name: tab }).click();
    await expect(dialog).toMatchAriaSnapshot({ name: file });
  });
}

test('the chat, after its greeting', async ({ page }) => {
  await page.goto('/about');
  await hydrated(page);
  await page.getByRole('button', { name: /^Open chat/ }).click();
  const card = page.getByRole('dialog', { name: /^Chat/ });
  await expect(card.getByRole('textbox', { name: 'Message' })).toBeEnabled();
  await expect(card).toMatchAriaSnapshot({ name: 'chat.aria.yml' });
});
