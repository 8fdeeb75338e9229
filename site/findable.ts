import type { SearchResult } from '../src/api/contract.ts';
import { isServiceId } from '../src/pricing/price-table.ts';
import type { PageRow } from './content/page-row.ts';
import { pages } from './content/pages.ts';
import { paths } from './paths.ts';

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

/** What the search of the stand-ins finds: the pages that there are. The sixteen services it knows by itself. */
export const findable = pages.filter(isFound).map(toResult);
