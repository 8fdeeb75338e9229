import { brand } from '../../site/brand.ts';
import { expect, hydrated, test } from './fixtures.ts';
import { orderForm, photographs } from './order-form-page.ts';

const asked = '/orders/new?service=ecommerce&tier=premium&turnaround=express&count=12&rush=1';

test('the link that “Copy link” copies restores service, tier, turnaround, count and rush (ordering 61)', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(asked);
  await hydrated(page);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText(/^Link copied\./)).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link, 'the URL that was opened').toBe(new URL(asked, page.url()).href);
  const order = orderForm(page);
  await order.next('Service Details').click();
  await expect(order.service).toHaveValue('ecommerce');
  await expect(order.quality('Premium')).toBeChecked();
  await expect(order.turnaround('Express')).toBeChecked();
  await expect(order.count).toHaveValue('12');
  await expect(order.rush).toBeChecked();

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Skip to content'), 'not over the text of every sheet').toBeHidden();
});

test('the printed estimate fits one A4 or Letter page, with the price and the whole brief (ordering 62)', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.goto(asked);
  await hydrated(page);
  const order = orderForm(page);
  await order.photos.setInputFiles(await photographs());
  await order.next('Service Details').click();
  const marks = Array.from({ length: 10 }, (_, at) => `DSC_041${at}.jpg: 1 (whole photo): brighter`);
  await order.requirements.fill(
    ['White ground, 2000 × 2000 px.', 'Keep the stitching.', ...marks].join('\n'),
  );
  await page.getByRole('button', { name: 'Print or save as PDF' }).click();
  await expect(page.locator('[data-printed]')).toHaveCount(1);

  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator('body > [data-print=alone]');
  await expect(sheet).toBeVisible();
  await expect(page.locator('#root')).toBeHidden();
  for (const word of [
    brand.name,
    'Estimate',
    '× 1.5',
    'scan-007.tiff',
    'Keep the stitching.',
    'service=ecommerce',
  ])
    await expect(sheet).toContainText(word);
  for (const format of ['A4', 'Letter']) {
    const pdf = (await page.pdf({ format })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g), format).toHaveLength(1);
  }
});
