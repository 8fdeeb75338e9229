import type { SearchResult } from '../src/api/contract.ts';
import { configureApi } from '../src/api/config.ts';
import { pages, type PageRow } from './content/pages.ts';

/**
 * Lets the stand-ins answer the seven calls, inside the page. They are fetched with the first call that
 * needs them, never before. Only this file names them; `VITE_API=live` leaves it out of the build.
 */
export function startMocks(): void {
  configureApi({
    ready: async () => (await import('../mocks/page.ts')).startMocks({ pages: pages.map(toResult) }),
    // Requests are intercepted in the page, where a beacon cannot be.
    beacon: false,
  });
}

/** The search of the stand-ins finds the pages that there are. */
const toResult = ({ path, title, description }: PageRow): SearchResult => ({
  id: path,
  type: 'page',
  title,
  description,
  url: path,
});
