import { brand } from '../brand.ts';
import type { PageRow } from '../content/page-row.ts';

/** Returns the absolute URL of a page, which does not depend on the host or query of the visit. */
export function pageUrl(page: Pick<PageRow, 'path'>): string {
  return brand.url + page.path;
}

/** Returns the path of a page's card, which social networks show for a link. `build/social-images.ts` draws it. */
export function socialImageOf({ path }: Pick<PageRow, 'path'>): string {
  return `/social${path === '/' ? '/home' : path}.jpg`;
}
