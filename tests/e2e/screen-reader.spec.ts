/**
 * Text of a virtual screen reader in the order form and the search. It is stored in `heard/`, so that a review shows
 * what a visitor would hear. The last tests read Chromium's own accessibility tree.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { virtual } from '@guidepup/virtual-screen-reader';
import type { Locator, Page } from '@playwright/test';
import { expect, hydrated, test } from './fixtures.ts';
import { fillOrder, openOrderForm, photographs } from './order-form-page.ts';

declare global {
  interface Window {
    virtualReader: typeof virtual;
  }
}

/** As a script: the policy of the site refuses modules from elsewhere. */
function readerScript(): string {
  const main = createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader');
  const source = readFileSync(join(dirname(main), '../esm/index.browser.js'), 'utf8');
  return source.replace(/export *\{[^}]*?([\w$]+) as virtual\};/, 'window.virtualReader = $1;');
}

/** Reads an element from its beginning to its end, and returns one phrase a line. */
async function read(element: Locator): Promise<string> {
  await element.page().evaluate(`(() => {${readerScript()}\n})()`);
  const phrases = await element.evaluate(async (container) => {
    const reader = window.virtualReader;
    const LIMIT = 400;
    await reader.start({ container });
    const first = await reader.lastSpokenPhrase();
    for (let step = 0; step < LIMIT; step++) {
      await reader.next();
      if ((await reader.lastSpokenPhrase()) === first) break;
    }
    const log = await reader.spokenPhraseLog();
    await reader.stop();
    // The virtual reader also reads `noscript`, which a browser with scripts does not show.
    return log.slice(0, -1).filter((phrase) => !phrase.startsWith('<'));
  });
  return `${phrases.join('\n')}\n`;
}

test('a screen reader reads each tab of the order form', async ({ page }) => {
  const order = await openOrderForm(page);
  await fillOrder(order);
  expect(await read(order.form)).toMatchSnapshot('form-4.txt');
  await order.tab('Service Details').click();
  expect(await read(order.form)).toMatchSnapshot('form-2.txt');
  await order.tab('Preferences').click();
  // Thumbnails, findings and the comparison of looks appear without input.
  await expect(order.form.getByRole('slider')).toBeVisible();
  expect(await read(order.form)).toMatchSnapshot('form-3.txt');
  await order.tab('Upload Photos').click();
  const [{ buffer, mimeType }] = await photographs();
  const half = buffer.subarray(0, buffer.length / 2);
  await order.photos.setInputFiles([{ name: 'DSC_0413.jpg', mimeType, buffer: half }]);
  await expect(order.form.getByRole('group', { name: 'What was found' })).toBeVisible();
  await expect(order.form.getByText('1 photo needs a look.')).toBeAttached();
  await expect(order.form.locator('li img')).toHaveCount(4);
  expect(await read(order.form)).toMatchSnapshot('form-1.txt');
});

test('a screen reader reads the search before a query and with results', async ({ page }) => {
  await page.goto('/about');
  await hydrated(page);
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('combobox')).toBeFocused();
  expect(await read(dialog)).toMatchSnapshot('search.txt');
  await dialog.getByRole('combobox').fill('restoration');
  await expect(dialog.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  expect(await read(dialog)).toMatchSnapshot('search-results.txt');
});

/** Returns the nodes of Chromium's own accessibility tree. Playwright computes roles and names by itself. */
async function accessibilityNodes(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes.filter(({ ignored }) => !ignored);
}

test('Chromium separates the words in the names of the file inputs', async ({ page }) => {
  await openOrderForm(page);
  const names = (await accessibilityNodes(page)).map(({ name }) => name?.value);
  expect(names).toContain('Drop photos here or browse files');
  expect(names).toContain('Drop references here or browse files');
});

test('no field of Service Details is invalid for Chromium before it is checked', async ({ page }) => {
  const { form, tab } = await openOrderForm(page);
  await tab('Service Details').click();
  await expect(form.getByLabel('Service type')).toBeVisible();
  const invalid = (await accessibilityNodes(page)).filter(({ properties }) =>
    properties?.some(({ name, value }) => name === 'invalid' && value.value !== 'false'),
  );
  expect(invalid.map(({ name }) => name?.value)).toEqual([]);
});
