import { configureApi } from '../src/api/config.ts';

const { fetch } = window;
let isStarted = false;

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
  // A call that does not go through the product, such as one from the browser's console, waits for the mocks too.
  window.fetch = async (input, init) => {
    // Without their code the call is made all the same, as `ready` has it.
    const url = String(input instanceof Request ? input.url : input);
    if (url.includes('/api/')) await start().catch(() => {});
    return (isStarted ? window.fetch : fetch)(input, init);
  };
}

async function start() {
  const [mocks, { searchEntries }] = await Promise.all([
    import('../mocks/page.ts'),
    import('./content/search-entries.ts'),
  ]);
  if (isStarted) return;
  isStarted = true;
  // The mocks intercept the calls of the browser's own `fetch`.
  window.fetch = fetch;
  mocks.startMocks({ searchEntries });
}
