import { prerender } from 'react-dom/static';
import { findPage } from '../content/find-page.ts';
import type { Page } from '../content/page-row.ts';
import { pages } from '../content/pages.ts';
import { notFoundPage, offlinePage } from '../content/pages-without-row.ts';
import { Root } from '../shell/root.tsx';
import { registerPage, loadPageAt } from '../routing/routes.ts';
import { setDocumentPath } from '../routing/use-location.ts';

export { searchEntries } from '../content/search-entries.ts';

/** Address of the backend, if it is on another origin. */
export const apiUrl: string | undefined = import.meta.env['VITE_API_URL'];

/** Every document of the site: one for each row, and the not-found and offline pages. */
export const documents: readonly Page[] = [
  ...pages.map(({ path }) => findPage(path)),
  notFoundPage,
  offlinePage,
];

/** The hoisted tags come first in React's output; the page begins at the first tag that is none of them. */
const hoisted = /^(?:<(?:meta|link)\b[^>]*>|<title>[^<]*<\/title>)*/;

/** Renders a page, one at a time. Returns the HTML for the head and for the root element. */
export async function renderPage(page: Page): Promise<{ head: string; app: string }> {
  registerPage(page.path, page);
  await loadPageAt(page.path);
  setDocumentPath(page.path);
  // Rethrows errors below Suspense, for which React would render the fallback. An incomplete page must not be published.
  let failure: unknown;
  const { prelude } = await prerender(<Root />, {
    // Waits for all content, so that none arrives as a hidden part that an inline script moves later.
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
