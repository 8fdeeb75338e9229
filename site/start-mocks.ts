import type { SearchResult } from '../src/api/contract.ts';
import { configureApi } from '../src/api/config.ts';
import { isServiceId } from '../src/pricing/price-table.ts';
import type { PageRow } from './content/page-row.ts';
import { paths } from './paths.ts';

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

/** The search of the stand-ins finds the pages that there are; the sixteen services it knows by itself. */
async function start() {
  const [mocks, { pages }] = await Promise.all([import('../mocks/page.ts'), import('./content/pages.ts')]);
  return mocks.startMocks({ pages: pages.filter(isFound).map(toResult) });
}

const isFound = ({ path, indexable }: PageRow) =>
  indexable !== false && !isServiceId(path.replace(paths.service(''), ''));

const toResult = ({
  path,
  title,
  description,
  kind,
  keywords,
}: PageRow): SearchResult & Pick<PageRow, 'keywords'> => ({
  id: path,
  type: kind === 'service' || kind === 'portfolio' ? kind : kind === 'article' ? 'other' : 'page',
  title,
  description,
  keywords,
  url: path,
});
