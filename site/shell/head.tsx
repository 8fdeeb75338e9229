import { brand } from '../brand.ts';
import type { Page, PageRow } from '../content/page-row.ts';
import { pageUrl, socialImageOf } from '../routing/page-url.ts';

/** Returns the title of a page, in the tab and in shared links: "Page | Studio – tagline". */
function titleOf(page: Pick<PageRow, 'title'>): string {
  return `${page.title} | ${brand.name} – ${brand.tagline}`;
}

/**
 * Metadata for search engines and social networks (pages 6). React hoists the elements into the document's head,
 * adopts the prerendered ones on hydration, and removes them with their page.
 *
 * `page` is undefined until the page of the URL is known.
 */
export function Head({ page }: { page: Page | undefined }) {
  if (!page) return <title>{titleOf({ title: 'Loading page...' })}</title>;
  const title = titleOf(page);
  const url = pageUrl({ path: page.canonical ?? page.path });
  // The not-found and offline pages are shown for any URL, and are not in the table of pages.
  const isInTable = page.trail.length > 0;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={page.description} />
      {isInTable && <link rel="canonical" href={url} />}
      {page.indexable === false && <meta name="robots" content="noindex" />}
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:type" content={page.kind === 'article' ? 'article' : 'website'} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={page.description} />
      {isInTable && (
        <>
          <meta property="og:url" content={url} />
          <meta property="og:image" content={brand.url + socialImageOf(page)} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={page.title} />
        </>
      )}
    </>
  );
}
