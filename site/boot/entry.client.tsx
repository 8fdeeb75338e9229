import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { configureApi } from '../../src/api/config.ts';
import { afterLoad } from '../../src/lib/after-load.ts';
import { closestTo } from '../../src/lib/event-replay.ts';
import { createRetryingLoader, prefetch } from '../../src/lib/retrying-loader.ts';
import { startNavigation } from '../routing/navigation.ts';
import { RootBoundary } from '../routing/page-boundary.tsx';
import { loadPageAt, startDocumentPage } from '../routing/routes.ts';
import { Root, SiteChat, SiteHeader, Toaster } from '../shell/root.tsx';
import { toastNotLoaded, toastWhileSlow } from '../shell/slow-load.ts';
import { startMocks } from '../start-mocks.ts';
import { watchFailedImports } from './failed-imports.ts';
import { allowOwnWorkers } from './trusted-types.ts';

/*
 * The page's code, which entry.first.ts loads after the first frame. It starts the listeners, hydrates the HTML, and then loads
 * the shell and background.ts.
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

/** Loads the header, the chat, the toasts and background.ts once the page has loaded, so that they delay no first paint. */
function loadShellAfterPage(): void {
  // On a fast connection `load` fires before the first frame is drawn. `requestAnimationFrame` and `setTimeout` wait for it.
  // In a hidden tab they wait until it is shown. That is intended: many such tabs are closed unseen, and the shell's links
  // work without this code. A press before it has loaded loads it, and is replayed.
  afterLoad(() => requestAnimationFrame(() => setTimeout(loadRest)));
  // On the window, because event replay stops a captured press at the document.
  addEventListener('click', onWaitingPress, true);
}

const background = createRetryingLoader(() => import('./background.ts'));

/* Code that does not load now is requested again: of the shell when it is needed, of the background until it loads. */
function loadRest() {
  // The toasts, because they report a lost connection, and could not be loaded without one.
  void prefetch(() => Promise.all([loadShell(), Toaster.load()]));
  background.loadWithRetry();
  void background.loaded.then((module) => module.startBackground());
}

const loadShell = () => Promise.all([SiteHeader.load(), SiteChat.load()]);

/** Shows a toast if the pressed button of the header or the chat waits long for its code, or if that does not load. */
function onWaitingPress(event: MouseEvent) {
  const button = closestTo(event, '[data-waiting] button');
  // Before the root is hydrated, it is the waiting region of every button on the page. Only those of the header and of the
  // chat, which is in an `aside`, need this code.
  if (button?.closest('header, aside')) toastWhileSlow(loadShell()).catch(toastNotLoaded);
}
