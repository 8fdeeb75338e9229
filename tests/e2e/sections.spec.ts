import { expect, followLink, hydrated, test } from './fixtures.ts';

/* URLs of an element inside a section whose code, or even HTML, has not loaded yet. */
const anchors = ['press', 'help', 'status'];

for (const id of anchors) {
  test(`/#${id} loads its section and scrolls to it, on load and from another page (pages 9, pages 31)`, async ({
    page,
  }) => {
    await page.goto(`/#${id}`);
    await expect(page.locator(`#${id}`)).toBeInViewport();

    await page.goto('/pricing');
    await hydrated(page);
    await followLink(page, `/#${id}`);
    await expect(page.locator(`#${id}`)).toBeInViewport();
  });
}

test('the calculator’s link passes every choice to the order form', async ({ page }) => {
  await page.goto('/#calculator');
  const calculator = page.locator('#calculator');
  const order = calculator.getByRole('link', { name: 'Order this' });
  // The section hydrates when it is near. A choice made before that is not received.
  await expect(async () => {
    await calculator.getByRole('combobox', { name: 'Service' }).selectOption('restoration');
    await expect(order).toHaveAttribute('href', /restoration/, { timeout: 250 });
  }).toPass();
  await order.click();
  await expect(page).toHaveURL(
    '/orders/new?service=restoration&tier=pro&turnaround=standard&count=12&rush=0',
  );
  await page.getByRole('tab', { name: /Service Details/ }).click();
  await expect(page.getByLabel('Service type')).toHaveValue('restoration');
  await expect(page.getByLabel('Number of images')).toHaveValue('12');
});

test.describe('a section whose code does not load', () => {
  test.use({ expectedConsoleErrors: /Failed to load resource|net::ERR_FAILED|dynamically imported module/ });

  test('loads again when it is used, and replays the press', async ({ page }) => {
    let failures = 0;
    await page.route('**/assets/faq-*.js', async (route) => {
      const response = await route.fetch();
      if (failures > 0 || !(await response.text()).includes('as Section')) return route.fulfill({ response });
      failures += 1;
      return route.abort();
    });
    await page.goto('/#faq');
    await expect.poll(() => failures).toBe(1);
    const question = page.locator('#faq').getByRole('button', { expanded: false }).first();
    const name = (await question.textContent()) ?? '';
    await question.click();
    await expect(page.getByRole('button', { name, expanded: true })).toBeVisible();
  });
});
