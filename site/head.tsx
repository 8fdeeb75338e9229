import { brand } from './brand.ts';
import type { PageRow } from './content/pages.ts';
import { notFoundPage } from './content/pages.ts';

/** "Page | Studio – tagline": every title on the site, in the tab and in shared links. */
export function titleOf(page: PageRow): string {
  return `${page.title} | ${brand.name} – ${brand.tagline}`;
}

/** The page's one address, whatever host or query it was reached by. */
export function addressOf(page: PageRow): string {
  return brand.url + page.path;
}

/**
 * What a page says to search engines and social networks. React hoists these into the document's head,
 * adopts the prerendered ones on hydration, and takes them away with the page that they belong to.
 */
export function Head({ page }: { page: PageRow }) {
  const title = titleOf(page);
  const address = addressOf(page);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={page.description} />
      {page !== notFoundPage && <link rel="canonical" href={address} />}
      {page.indexable === false && <meta name="robots" content="noindex" />}
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={page.description} />
      {page !== notFoundPage && <meta property="og:url" content={address} />}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
