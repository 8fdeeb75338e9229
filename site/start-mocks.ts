import { configureApi } from '../src/api/config.ts';

/**
 * Lets the stand-ins answer the seven calls, inside the page. They are fetched with the first call that
 * needs them, never before. Only this file names them; `VITE_API=live` leaves it out of the build.
 */
export function startMocks(): void {
  configureApi({
    ready: start,
    // Requests are intercepted in the page, where a beacon cannot be.
    beacon: false,
  });
}

async function start() {
  const [mocks, { findable, pictures }] = await Promise.all([
    import('../mocks/page.ts'),
    import('./build/findable.ts'),
  ]);
  return mocks.startMocks({ pages: findable, pictures });
}
