import type { BrowserContext, Page } from '@playwright/test';

/**
 * Tells a page that it is online. A machine without any network says that it is not, and the product believes it.
 * Playwright's `setOffline(false)` leaves it to the machine; a limit, even one that is never reached, does not.
 */
export async function goOnline(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const limits = { latency: 0, downloadThroughput: 1e9, uploadThroughput: 1e9 };
  await session.send('Network.emulateNetworkConditions', { offline: false, ...limits });
}

/** The same for the pages that a context has and will have. */
export async function keepOnline(context: BrowserContext): Promise<void> {
  // A page may be closed at once.
  context.on('page', (page) => void goOnline(page).catch(() => {}));
  await Promise.all(context.pages().map(goOnline));
}
