import { servicePhotos } from '#photos';
import type { SearchResult } from '../../src/api/contract.ts';
import type { Photograph } from '../../src/photos/photograph.ts';
import { catalog } from '../../src/pricing/catalog.ts';
import { isServiceId } from '../../src/pricing/price-table.ts';
import type { PageRow } from './page-row.ts';
import { pages } from './pages.ts';
import { thumbnails } from './thumbnails.ts';
import { paths } from '../routing/paths.ts';

const isFound = ({ path, indexable }: PageRow) =>
  indexable !== false && !isServiceId(path.replace(paths.service(''), ''));

/** Returns the smallest file of a photograph in its best format. A search result shows it 64 px wide. */
const smallest = ({ srcSet, src }: Photograph) => srcSet?.split(' ')[0] ?? src;

const toResult = ({
  path,
  title,
  description,
  kind,
  keywords,
  photo,
}: PageRow): SearchResult & Pick<PageRow, 'keywords'> => ({
  id: path,
  // The contract's names. An article has none of its own: it is a page.
  type: kind === 'article' ? 'page' : (kind ?? 'page'),
  title,
  description,
  keywords,
  ...(photo && { image: smallest(thumbnails[photo]) }),
  url: path,
});

/** Entries of the search: services and pages. The build also writes them to search.json, for `studio/`. */
export const searchEntries = [
  ...catalog.map(({ id, title, description }) => ({
    id,
    type: 'service',
    title,
    description,
    image: smallest(servicePhotos[id]),
    url: paths.service(id),
  })),
  ...pages.filter(isFound).map(toResult),
];
