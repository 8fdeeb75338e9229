import { photos, servicePhotos, squarePhotos } from '#photos';
import type { SearchResult } from '../../src/api/contract.ts';
import type { Photograph } from '../../src/photos/photograph.ts';
import { catalogue } from '../../src/pricing/catalogue.ts';
import { isServiceId, serviceIds } from '../../src/pricing/price-table.ts';
import type { PageRow } from '../content/page-row.ts';
import { pages } from '../content/pages.ts';
import { paths } from '../routing/paths.ts';

const isFound = ({ path, indexable }: PageRow) =>
  indexable !== false && !isServiceId(path.replace(paths.service(''), ''));

/** Square crops, by the name of the photograph. Not every photograph has one. */
const squares: { readonly [name: string]: Photograph } = squarePhotos;

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
  type: kind === 'service' || kind === 'portfolio' ? kind : kind === 'article' ? 'other' : 'page',
  title,
  description,
  keywords,
  ...(photo && { image: smallest(squares[photo] ?? photos[photo]) }),
  url: path,
});

/** Pages that the mock search finds. It has the sixteen services already. */
export const searchablePages = pages.filter(isFound).map(toResult);

/** Image URL of each service in the search results. */
export const pictures = Object.fromEntries(serviceIds.map((id) => [id, smallest(servicePhotos[id])]));

/** Search index of `studio/`: pages and services. The build writes it to search.json. */
export const searchEntries = [
  ...catalogue.map(({ id, title, description }) => ({
    id,
    type: 'service',
    title,
    description,
    image: pictures[id],
    url: paths.service(id),
  })),
  ...searchablePages,
];
