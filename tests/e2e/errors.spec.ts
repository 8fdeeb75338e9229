import type { Page } from '@playwright/test';
import { originOf } from '../servers.ts';
import { breakSection, SECTIONS } from './broken-section.ts';
import { expect, follow, hydrated, test, toastOf, withoutBeacons } from './fixtures.ts';
import { orderForm } from './order-form-page.ts';

/*
 * An unexpected error leaves the page in place and raises one toast. The error id in the toast is the one in the log.
 * Runs against the build without mocks, so that the log call can be seen.
 */
test.use({
  // Playwright reads the fixtures to set up from this pattern.
  baseURL: async ({}, use) => use(originOf('live')),
  expectedConsoleErrors:
    /Failed to load resource|Broken on purpose|dynamically imported module|React error #422/,
});

type Report = { id: string; message: string };

/** Opens a page and collects its log calls. */
async function visit(page: Page, path = '/pricing'): Promise<Report[]> {
  const reports: Report[] = [];
  await withoutBeacons(page);
  await page.route('**/api/**', (route) => route.fulfill({ json: [] }));
  await page.route('**/api/logs/error', (route) => {
    reports.push(route.request().postDataJSON() as Report);
    return route.fulfill({ status: 204 });
  });
  await page.goto(path);
  await hydrated(page);
  return reports;
}

const throwIn = (page: Page) =>
  page.evaluate(() => {
    const error = new Error('Broken on purpose');
    for (let times = 0; times < 3; times++) window.dispatchEvent(new ErrorEvent('error', { error }));
  });

/** Makes the next toast throw. Toasts are rendered beside the page, and need a `ResizeObserver`. */
const breakToasts = (page: Page) =>
  page.evaluate(() => {
    window.ResizeObserver = function ResizeObserver() {
      throw new Error('Broken on purpose');
    } as never;
  });

test('an uncaught error, like an unhandled rejection, raises one toast with the ID of the log entry (errors 22, errors 24)', async ({
  page,
}) => {
  const reports = await visit(page);
  await throwIn(page);
  await expect(toastOf(page)).toContainText('Unexpected error');
  await expect.poll(() => reports.length).toBe(1);
  expect(reports[0]?.message).toBe('Broken on purpose');
  const expectToastOf = (report: Report | undefined) =>
    expect(toastOf(page)).toContainText(
      `An unexpected error occurred (ID: ${report?.id}). Please copy this ID and share with support.`,
    );
  await expectToastOf(reports[0]);

  // While a toast of an error is shown, another error raises none.
  await toastOf(page).getByRole('button').last().click();
  await expect(toastOf(page)).toHaveCount(0);
  await page.evaluate(() => void Promise.reject(new Error('Broken on purpose, again')));
  await expect.poll(() => reports.length).toBe(2);
  await expectToastOf(reports[1]);
});

test('a failure outside the page shows the error screen, which reloads or leaves the page (errors 20)', async ({
  page,
}) => {
  const reports = await visit(page);
  await breakToasts(page);
  await throwIn(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Something went wrong');
  const shown = await page.getByText(/^E-\w{8}$/).textContent();
  await expect.poll(() => reports.map(({ id }) => id)).toContain(shown);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('One price per image.');
  await hydrated(page);
  await breakToasts(page);
  await throwIn(page);
  await page.getByRole('link', { name: 'Go to Homepage' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('finished by hand');
});

test('a chat button that throws leaves the page in place (errors 26)', async ({ page }) => {
  const body = "export function SiteChat() { throw new Error('Broken on purpose'); }";
  await page.route(/\/assets\/site-chat-[^/]*\.js/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
  await visit(page);
  const chat = page.getByRole('complementary', { name: 'Chat' });
  await expect(chat).toContainText('Something went wrong');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('One price per image.');

  await expect(chat.getByRole('button').first()).toHaveAccessibleName('Copy ID');
  const pressed = await page.evaluate(async () => {
    const targets: EventTarget[] = [];
    addEventListener('click', ({ target }) => target && targets.push(target));
    dispatchEvent(new Event('openChat'));
    await new Promise((done) => setTimeout(done));
    return targets.length;
  });
  expect(pressed).toBe(0);
});

const brokenModule = {
  contentType: 'text/javascript',
  body: "throw new Error('Broken on purpose');",
};

test('a page whose code throws when it runs is no lost page (errors 22)', async ({ page }) => {
  const reports = await visit(page);
  await page.route(/\/assets\/services-[^/]*\.js/, (route) => route.fulfill(brokenModule));
  await follow(page, '/services');
  await expect(toastOf(page)).toContainText('Unexpected error');
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('did not load');
  await expect.poll(() => reports.map(({ message }) => message)).toContain('Broken on purpose');
  await expect(page.getByText(/^E-\w{8}$/)).toHaveText(reports[0]?.id ?? '');
});

test('a part of a page whose code throws when it runs is reported once (errors 22)', async ({ page }) => {
  await page.route(/\/assets\/pricing-calculator-[^/]*\.js/, (route) => route.fulfill(brokenModule));
  const reports = await visit(page, '/');
  await page.locator('#calculator').scrollIntoViewIfNeeded();
  await expect(toastOf(page)).toContainText('Unexpected error');
  await expect.poll(() => reports.map(({ message }) => message)).toEqual(['Broken on purpose']);
});

test('a page that cannot be looked up names the error in its title (errors 22)', async ({ page }) => {
  await page.route(/\/assets\/find-page-[^/]*\.js/, (route) => route.abort());
  await visit(page);
  await follow(page, '/services');
  await expect(page).toHaveTitle(/^Error: This page did not load \| /);

  // The title of the failure does not stay while the next page loads.
  await page.unrouteAll();
  await page.route(/\/assets\/find-page-[^/]*\.js/, () => {});
  await follow(page, '/faq');
  await expect(page).toHaveTitle(/^Loading page\.\.\. \| /);
});

/** Serves the sections with code that throws when it is rendered. Returns their URLs. */
async function breakSections(page: Page): Promise<string[]> {
  const broken: string[] = [];
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    const body = breakSection(route.request().url(), await response.text());
    if (body) broken.push(route.request().url());
    return route.fulfill({ response, ...(body && { body }) });
  });
  return broken;
}

test('a section that throws shows its log ID, and the page keeps its form (errors 22, errors 26)', async ({
  page,
}) => {
  const broken = await breakSections(page);
  const reports = await visit(page, '/');
  const order = orderForm(page);
  await order.next('Service Details').click();
  await order.requirements.fill('Keep the freckles.');
  // Each section is loaded as soon as it is near.
  const scrolled = async () => {
    await page.mouse.wheel(0, 700);
    return broken.length;
  };
  await expect.poll(scrolled, { intervals: [50] }).toBe(SECTIONS);
  const ids = page.getByText(/^E-[2-9A-Z]{8}$/);
  await expect(ids).toHaveCount(SECTIONS);
  // The text content, because the browser lays out no text of sections far from the window.
  const shown = await ids.allTextContents();
  // React may also report the failed hydration (its error 422) before it renders the section again.
  await expect.poll(() => reports.map(({ id }) => id)).toEqual(expect.arrayContaining(shown));
  await expect(toastOf(page)).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Every frame');
  await expect(order.requirements).toHaveValue('Keep the freckles.');
  // Code that is still loading when the test ends would fail it.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
