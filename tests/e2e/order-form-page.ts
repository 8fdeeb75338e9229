/**
 * Page object of the order form: its controls by their visible names, files to send, and functions that fill in the
 * form.
 */
import { type Page } from '@playwright/test';
import { plainPicture } from '../plain-picture.ts';
import { expect, hydrated } from './fixtures.ts';

type Photograph = { name: string; mimeType: string; buffer: Buffer };

/** A file for an input, as Playwright takes it. */
export const fileOf = (name: string, bytes: Uint8Array | string): Photograph => ({
  name,
  mimeType: 'image/jpeg',
  buffer: Buffer.from(bytes),
});

/** Three files of common kinds, made once per worker: the repository contains no photograph of a person. */
export const photographs = () => (made ??= makePhotographs());
let made: Promise<[Photograph, Photograph, Photograph]> | undefined;

async function makePhotographs(): Promise<[Photograph, Photograph, Photograph]> {
  const picture = (r: number) => plainPicture(600, 400, { r, g: 90, b: 60 });
  return [
    { name: 'DSC_0412.jpg', mimeType: 'image/jpeg', buffer: await picture(200).jpeg().toBuffer() },
    { name: 'logo, final.png', mimeType: 'image/png', buffer: await picture(120).png().toBuffer() },
    { name: 'scan-007.tiff', mimeType: 'image/tiff', buffer: await picture(60).tiff().toBuffer() },
  ];
}

export type OrderForm = ReturnType<typeof orderForm>;

/** Controls of the order form, by their names. */
export function orderForm(page: Page) {
  const form = page.getByRole('form', { name: 'Order or quote' });
  const shown = (name: string) => form.getByRole('tabpanel', { name });
  return {
    form,
    tab: (name: string) => form.getByRole('tab', { name }),
    photos: shown('Upload Photos').getByLabel(/^Drop photos here or/),
    photo: (name: string) => shown('Upload Photos').getByRole('button', { name: `Remove ${name}` }),
    item: (name: string) =>
      form
        .getByRole('listitem')
        .filter({ has: page.getByRole('button', { name: new RegExp(`^Open ${name}`) }) }),
    service: form.getByLabel('Service type'),
    quality: (name: string) =>
      form.getByRole('radiogroup', { name: 'Quality level' }).getByRole('radio', { name }),
    turnaround: (name: string) =>
      form.getByRole('radiogroup', { name: 'Turnaround' }).getByRole('radio', { name }),
    count: form.getByLabel('Number of images'),
    requirements: form.getByLabel('Special requirements'),
    rush: form.getByRole('checkbox', { name: /^Rush order/ }),
    style: (name: string) => form.getByRole('checkbox', { name }),
    // By its label, because a role does not match in a closed tab. The sort menu has a "Name" as well.
    name: form.getByLabel('Name').and(form.locator('[autocomplete=name]')),
    email: form.getByRole('textbox', { name: 'Email' }),
    phone: form.getByLabel('Phone', { exact: false }).and(form.getByRole('textbox')),
    contactTime: form.getByLabel('Best time to reach you'),
    next: (tab: string) => form.getByRole('button', { name: `Next: ${tab}` }),
    submit: form.getByRole('button', { name: 'Submit order' }),
    number: page.getByRole('heading', { name: /^Order received/ }),
  };
}

/** Whether the browser would ask before leaving. */
export const asksBeforeLeaving = (page: Page): Promise<boolean> =>
  page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));

/** Opens the order form on its own page, or on another page that has it. */
export async function openOrderForm(page: Page, path = '/orders/new'): Promise<OrderForm> {
  await page.goto(path);
  const order = orderForm(page);
  await order.form.scrollIntoViewIfNeeded();
  await hydrated(page);
  return order;
}

/** Waits until the input is stored on the device. */
export const expectStored = (page: Page): Promise<void> =>
  expect.poll(() => asksBeforeLeaving(page), 'kept on the device').toBe(false);

/** Fills the four tabs with the minimum for an order, by mouse and keyboard. */
export async function fillOrder(order: OrderForm, photos?: Photograph[]): Promise<void> {
  const choosing = order.form.page().waitForEvent('filechooser');
  await order.form.getByText('browse files').first().click();
  await (await choosing).setFiles(photos ?? (await photographs()));
  await expect(order.photo('scan-007.tiff')).toBeVisible();
  await order.next('Service Details').click();
  await order.service.selectOption('portrait');
  await order.requirements.fill('Soften under the eyes, keep the freckles.');
  await order.next('Preferences').click();
  await order.style('Natural & Realistic').check();
  await order.next('Contact & Delivery').click();
  await order.name.fill('Ada Brook');
  await order.email.fill('ada@example.com');
}

/** Expects everything that `fillOrder` enters. Ends on the tab with the submit button. */
export async function expectFilled(order: OrderForm): Promise<void> {
  await order.tab('Upload Photos').click();
  for (const { name } of await photographs()) await expect(order.photo(name)).toBeVisible();
  await order.tab('Service Details').click();
  await expect(order.service).toHaveValue('portrait');
  await expect(order.count).toHaveValue('4');
  await expect(order.requirements).toHaveValue('Soften under the eyes, keep the freckles.');
  await order.tab('Contact & Delivery').click();
  await expect(order.name).toHaveValue('Ada Brook');
  await expect(order.email).toHaveValue('ada@example.com');
}

/** Sends the order, and waits for its number. */
export async function sendOrder(order: OrderForm): Promise<void> {
  await order.tab('Contact & Delivery').click();
  await order.submit.click();
  await expect(order.number).toBeVisible();
}

/** Returns the colors of the corners of a photo's thumbnail, row by row. */
export async function cornersOf(order: OrderForm, name: string): Promise<string[]> {
  const image = order.item(name).locator('img');
  await expect(image).toBeVisible();
  return image.evaluate((element: HTMLImageElement) => {
    const brush = new OffscreenCanvas(2, 2).getContext('2d');
    brush?.drawImage(element, 0, 0, 2, 2);
    const pixels = brush?.getImageData(0, 0, 2, 2).data ?? [];
    return [0, 4, 8, 12].map((at) => {
      const [red = 0, green = 0, blue = 0] = pixels.slice(at, at + 3);
      if (Math.min(red, green, blue) > 200) return 'white';
      return red > green && red > blue ? 'red' : green > blue ? 'green' : 'blue';
    });
  });
}
