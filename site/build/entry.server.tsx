import { prerender } from 'react-dom/static';
import { notFoundPage } from '../content/not-found-page.ts';
import { offlinePage } from '../content/offline-page.ts';
import type { Page } from '../content/page-row.ts';
import { findPage, pages } from '../content/pages.ts';
import { Root } from '../shell/root.tsx';
import { learnPage, loadPageAt } from '../routing/routes.ts';
import { structuredData } from '../routing/structured-data.ts';

export { searchEntries } from './findable.ts';
export { brand } from '../brand.ts';
export { addressOf, socialImageOf } from '../shell/head.tsx';
export { findPage, pages, structuredData };

/** Every document of the site: one for each row, and the two that answer where there is no page. */
export const documents: readonly Page[] = [
  ...pages.map(({ path }) => findPage(path) ?? notFoundPage),
  notFoundPage,
  offlinePage,
];

/** The hoisted tags come first in React's output; the page begins at the first tag that is none of them. */
const hoisted = /^(?:<(?:meta|link)\b[^>]*>|<title>[^<]*<\/title>)*/;

/** A page as HTML: what goes into the head, and what goes into the root element. */
export async function renderPage(page: Page): Promise<{ head: string; app: string }> {
  learnPage(page.path, page);
  await loadPageAt(page.path);
  // React answers an error below Suspense with the fallback; a page with a hole must not be published.
  let failure: unknown;
  const { prelude } = await prerender(<Root prerenderedPath={page.path} />, {
    // Everything in its place, instead of hidden parts that an inline script moves there later.
    progressiveChunkSize: Infinity,
    onError(error) {
      failure ??= error;
    },
  });
  if (failure) throw failure;
  const html = await new Response(prelude).text();
  const head = hoisted.exec(html)?.[0] ?? '';
  return { head, app: html.slice(head.length) };
}
