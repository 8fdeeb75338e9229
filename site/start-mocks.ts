import { configureApi } from '../src/api/config.ts';

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
}

async function start() {
  const [mocks, { searchEntries }] = await Promise.all([
    import('../mocks/page.ts'),
    import('./content/search-entries.ts'),
  ]);
  return mocks.startMocks({ searchEntries });
}
