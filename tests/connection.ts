import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';

/** Has pages that are loaded from now on say that they are online (online.ts). Playwright's `setOffline(false)` does not. */
export async function startOnline(pages: Page | BrowserContext): Promise<void> {
  await pages.addInitScript({ path: join(import.meta.dirname, 'online.ts') });
}

/** Takes the connection of a page, or gives it back, and tells the page. */
export async function setOnline(page: Page, isOnline: boolean): Promise<void> {
  await page.context().setOffline(!isOnline);
  await page.evaluate((value) => {
    Object.defineProperty(navigator, 'onLine', { value, configurable: true });
    dispatchEvent(new Event(value ? 'online' : 'offline'));
  }, isOnline);
}
