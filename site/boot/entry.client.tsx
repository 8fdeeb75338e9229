import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { configureApi } from '../../src/api/config.ts';
import { prefetch } from '../../src/lib/retrying-loader.ts';
import { startNavigation } from '../routing/navigation.ts';
import { RootBoundary } from '../routing/page-boundary.tsx';
import { loadPageAt, startDocumentPage } from '../routing/routes.ts';
import { Root } from '../shell/root.tsx';
import { startMocks } from '../start-mocks.ts';
import { loadShellAfterPage } from './load-shell.ts';
import { watchFailedImports } from './failed-imports.ts';
import { allowOwnWorkers } from './trusted-types.ts';

/*
 * The page's code, which entry.first.ts loads after the first frame. It starts the listeners, hydrates the HTML, and
 * leaves the rest to load-shell.ts.
 */

allowOwnWorkers();
watchErrors();
watchFailedImports();
if (import.meta.env.VITE_API !== 'live') startMocks();
else if (import.meta.env.VITE_API_URL) configureApi({ baseUrl: import.meta.env.VITE_API_URL });
loadShellAfterPage();
void start().catch(window.showNotStarted);

/**
 * Loads the page's own code, then hydrates, so that hydration does not stop at the page and start again. This is no
 * top-level await: the pages import from this module's chunk, so each would wait for the other.
 */
async function start() {
  const container = document.getElementById('root') as HTMLElement;
  const { pathname } = location;
  // The document names its page. In development it does not, so the page is looked up in the table.
  const data = document.getElementById('page')?.textContent;
  await (data ? startDocumentPage(pathname, JSON.parse(data)) : loadPageAt(pathname));
  // Not earlier: a client navigation before hydration would render another page than the HTML has. Until then the browser
  // follows the links.
  startNavigation();
  const app = (
    <RootBoundary>
      <Root />
    </RootBoundary>
  );
  // Only the development server sends an empty root; every built page has its HTML.
  if (import.meta.env.DEV) return createRoot(container).render(app);
  // A transition, so that React hydrates in slices of 5 ms and the browser can draw and react in between.
  startTransition(
    () => void hydrateRoot(container, app, { onRecoverableError: reportWith('reportRecovered') }),
  );
}

/** Reports uncaught errors, each once. Errors of the reporting itself are not reported. */
function watchErrors() {
  for (const type of ['error', 'unhandledrejection']) addEventListener(type, reportWith('announceUncaught'));
}

/** Returns a listener that loads the code that reports errors. Without that code nothing can be reported. */
function reportWith(name: 'announceUncaught' | 'reportRecovered') {
  return (cause: unknown) =>
    void prefetch(() => import('./failures.tsx')).then((failures) => failures?.[name](cause as Event));
}
