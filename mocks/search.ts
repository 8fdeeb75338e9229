import { createSearch, type SearchEntry } from '../src/api/create-search.ts';
import type { SearchResult } from '../src/api/contract.ts';
import type { ServiceId } from '../src/pricing/price-table.ts';
import { pageEntries, serviceEntries } from './seed/pages.ts';

/** Image URLs of the services, by their ids. */
export type ServicePictures = { readonly [Id in ServiceId]?: string };

let find = createSearch([...serviceEntries(), ...pageEntries]);

/** Replaces the seed's pages with the host's own, and sets its images of the services. */
export function setSearchPages(
  own: readonly SearchEntry[] = pageEntries,
  pictures: ServicePictures = {},
): void {
  find = createSearch([...serviceEntries(pictures), ...own]);
}

/** Searches services and pages. */
export const search = (query: string): SearchResult[] => find(query);
