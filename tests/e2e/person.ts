/**
 * Fixtures and page object of this folder: a page whose errors fail the test, and the actions of a visitor at the order
 * form, which find each control by its visible name.
 */
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { originOf } from '../servers.ts';

export { expect };

type Options = {
  /** Complaints of the browser that the test brings about on purpose. */
  expectedComplaints: RegExp | null;
};
type Fixtures = {
  /** Console errors and content security policy violations so far. */
  complaints: string[];
};

/** Playwright's test, with a page of the built site. An unexpected complaint fails the test. */
export const test = base.extend<Fixtures & Options>({
  expectedComplaints: [null, { option: true }],
  baseURL: async ({ baseURL }, use) => use(baseURL ?? originOf('site')),
  complaints: [
    async ({ page, expectedComplaints }, use) => {
      // A machine without any network says that the browser is offline; what is said here counts instead.
      await page.context().setOffline(false);
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(`uncaught: ${error.stack ?? error.message}`));
      page.on('console', (message) => {
        // Refusals of the content security policy arrive here as errors, too.
        if (['error', 'warning'].includes(message.type()))
          complaints.push(`${message.type()}: ${message.text()}`);
      });
      await use(complaints);
      const unexpected = complaints.filter((complaint) => !expectedComplaints?.test(complaint));
      expect(unexpected, 'the console stays silent').toEqual([]);
    },
    { auto: true },
  ],
});

type Photograph = { name: string; mimeType: string; buffer: Buffer };

/** Three real files of the three kinds that everybody sends, made here: no photograph of a person is shipped. */
export async function photographs(): Promise<Photograph[]> {
  const picture = (r: number) =>
    sharp({ create: { width: 600, height: 400, channels: 3, background: { r, g: 90, b: 60 } } });
  return [
    { name: 'DSC_0412.jpg', mimeType: 'image/jpeg', buffer: await picture(200).jpeg().toBuffer() },
    { name: 'logo, final.png', mimeType: 'image/png', buffer: await picture(120).png().toBuffer() },
    { name: 'scan-007.tiff', mimeType: 'image/tiff', buffer: await picture(60).tiff().toBuffer() },
  ];
}

export type OrderForm = ReturnType<typeof orderForm>;

/** The order form of a page, by what its parts are called. */
export function orderForm(page: Page) {
  const form = page.getByRole('form', { name: 'Order or quote' });
  const shown = (name: string) => form.getByRole('tabpanel', { name });
  return {
    form,
    tab: (name: string) => form.getByRole('tab', { name }),
    photos: shown('Upload Photos').getByLabel(/^Drop photos here or/),
    photo: (name: string) => shown('Upload Photos').getByRole('button', { name: `Remove ${name}` }),
    service: form.getByLabel('Service type'),
    quality: (name: string) =>
      form.getByRole('radiogroup', { name: 'Quality level' }).getByRole('radio', { name }),
    turnaround: (name: string) =>
      form.getByRole('radiogroup', { name: 'Turnaround' }).getByRole('radio', { name }),
    count: form.getByLabel('Number of images'),
    requirements: form.getByLabel('Special requirements'),
    rush: form.getByRole('checkbox', { name: /^Rush order/ }),
    style: (name: string) => form.getByRole('checkbox', { name }),
    // By its label, since it is asked for while its tab is closed, too; the sorting has a "Name" as well.
    name: form.getByLabel('Name').and(form.locator('[autocomplete=name]')),
    email: form.getByRole('textbox', { name: 'Email' }),
    phone: form.getByLabel('Phone', { exact: false }).and(form.getByRole('textbox')),
    contactTime: form.getByLabel('Best time to reach you'),
    next: (tab: string) => form.getByRole('button', { name: tab }),
    submit: form.getByRole('button', { name: 'Submit order' }),
    number: page.getByRole('heading', { name: /^Order received/ }),
  };
}

/** The toast, of which there is one at most. */
export function toastOf(page: Page): Locator {
  return page.getByRole('region', { name: /^Notifications/ }).locator('[data-variant]');
}

/** Distance from the window within which a piece's code is loaded, in px, as in `src/lib/lazy-piece.tsx`. */
const NEAR = 800;

/**
 * Waits until the page is alive: prerendered, it looks finished before. Each region that hydrates by itself says so
 * (`src/lib/event-replay.ts`); those far from the window hydrate when they come near.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction((near) => {
    const isNear = (region: Element) => {
      const { top, bottom } = region.getBoundingClientRect();
      return region.getClientRects().length > 0 && bottom > -near && top < innerHeight + near;
    };
    const waiting = [...document.querySelectorAll('[data-waiting]')];
    return document.readyState === 'complete' && !waiting.some(isNear);
  }, NEAR);
}

/** Opens the order form on its own page, or where it stands on another one. */
export async function openOrderForm(page: Page, path = '/orders/new'): Promise<OrderForm> {
  await page.goto(path);
  const order = orderForm(page);
  await order.form.scrollIntoViewIfNeeded();
  await hydrated(page);
  return order;
}

/** The four tabs, filled with the least that makes an order, by mouse and keys. */
export async function fillOrder(order: OrderForm): Promise<void> {
  const choosing = order.form.page().waitForEvent('filechooser');
  await order.form.getByText('browse files').first().click();
  await (await choosing).setFiles(await photographs());
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

/** Presses Tab until the element has the focus: fails where somebody without a mouse would not get. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const TOO_FAR = 60;
  for (let step = 0; step < TOO_FAR; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`No way to ${String(target)} by keyboard`);
}
