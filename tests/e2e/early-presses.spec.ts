/** A prerendered page looks alive before it is: what is asked for in between is done when it is. */
import type { Page } from '@playwright/test';
import { expect, test } from './person.ts';

/** Opens a page whose own code is held back. Returns what lets it come. */
async function openAsleep(page: Page): Promise<() => void> {
  let wake = () => {};
  const awake = new Promise<void>((resolve) => (wake = resolve));
  const html = await (await page.request.get('/contact')).text();
  const own = /"files":\["(?<file>[^"]+)"/.exec(html)?.groups?.file;
  if (!own) throw new Error('The document does not name the file of its page.');
  await page.route(`**${own}`, async (route) => {
    await awake;
    await route.continue();
  });
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  return wake;
}

test('173 an address that is sent off early is neither lost nor put into the page’s address', async ({
  page,
}) => {
  const wake = await openAsleep(page);
  const footer = page.getByRole('contentinfo');
  const field = footer.getByRole('textbox', { name: 'Email for the newsletter' });
  await field.fill('ana@studio.example');
  await field.press('Enter');
  wake();
  await expect(footer.getByRole('status').filter({ hasText: 'Subscribed!' })).toBeVisible();
  await expect(field).toHaveValue('');
  await expect(page).toHaveURL('/contact');
});

test('154 a button that was pressed early, and again out of impatience, opens its dialog once', async ({
  page,
}) => {
  const wake = await openAsleep(page);
  const portal = page.getByRole('banner').getByRole('button', { name: 'Portal' });
  await portal.click();
  await portal.click();
  wake();
  await expect(page.getByRole('dialog').getByRole('tab')).toHaveText(['Sign In', 'Sign Up']);
  await page.keyboard.press('Escape');
  await expect(portal).toBeFocused();
});

for (const keys of ['Control+k', 'Meta+k']) {
  test(`107, 108 ${keys}, pressed early, opens the search`, async ({ page }) => {
    const wake = await openAsleep(page);
    await page.keyboard.press(keys);
    wake();
    await expect(page.getByRole('combobox', { name: 'Search this site' })).toBeFocused();
  });
}

test('110 openChat, raised early, opens the chat', async ({ page }) => {
  const wake = await openAsleep(page);
  await page.evaluate(() => window.dispatchEvent(new Event('openChat')));
  wake();
  await expect(page.getByRole('log')).toContainText('Connecting you to an agent...');
});
