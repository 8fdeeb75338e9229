import { configureApi } from '../src/api/config.ts';
import { createRetryingLoader } from '../src/lib/retrying-loader.ts';

const { fetch } = window;

/**
 * Answers the seven calls with mocks, inside the page. Their code loads with the first call that needs it, never
 * before. Only this file imports them; `VITE_API=live` leaves it out of the build.
 */
export function startMocks(): void {
  const { now } = createRetryingLoader(load);
  configureApi({
    ready: now,
    // Requests are intercepted in the page, where a beacon cannot be.
    beacon: false,
  });
  // A call that does not go through the product, such as one from the browser's console, waits for the mocks too.
  window.fetch = async (input, init) => {
    const isCall = String(input instanceof Request ? input.url : input).includes('/api/');
    return isCall && (await now().catch(() => null)) ? window.fetch(input, init) : fetch(input, init);
  };
}

async function load() {
  const [mocks, { searchEntries }] = await Promise.all([
    import('../mocks/page.ts'),
    import('./content/search-entries.ts'),
  ]);
  // The mocks intercept the calls of the browser's own `fetch`.
  window.fetch = fetch;
  return mocks.startMocks({ searchEntries });
}
