import { configureApi } from '../src/api/config.ts';

const original = window.fetch;
let loading: Promise<unknown> | undefined;

/**
 * Answers the seven calls with mocks, inside the page. Their code loads with the first call that needs it, never
 * before. Only this file imports them; `VITE_API=live` leaves it out of the build.
 */
export function startMocks(): void {
  configureApi({
    ready: start,
    // Requests are intercepted in the page, where a beacon cannot be.
    beacon: false,
  });
  window.fetch = fetchWhenReady;
}

/** Has a call that does not go through the product, such as one from the browser's console, wait for the mocks too. */
async function fetchWhenReady(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
  // Without the code of the mocks the call is made all the same, as `ready` has it.
  if (pathname.startsWith('/api/')) await start().catch(() => {});
  return (window.fetch === fetchWhenReady ? original : window.fetch)(input, init);
}

function start(): Promise<unknown> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load() {
  const [mocks, { searchEntries }] = await Promise.all([
    import('../mocks/page.ts'),
    import('./content/search-entries.ts'),
  ]);
  // The mocks intercept the calls of the browser's own `fetch`.
  window.fetch = original;
  return mocks.startMocks({ searchEntries });
}
