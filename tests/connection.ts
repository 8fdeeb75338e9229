import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';

/** Makes pages that are loaded from now on report that they are online (online.ts). `setOffline(false)` does not. */
export async function startOnline(pages: Page | BrowserContext): Promise<void> {
  await pages.addInitScript({ path: join(import.meta.dirname, 'online.ts') });
}

/** Cuts or restores the connection of a page, and fires `offline` or `online` in it. */
export async function setOnline(page: Page, isOnline: boolean): Promise<void> {
  await page.context().setOffline(!isOnline);
  await page.evaluate((value) => {
    Object.defineProperty(navigator, 'onLine', { value, configurable: true });
    dispatchEvent(new Event(value ? 'online' : 'offline'));
  }, isOnline);
}
