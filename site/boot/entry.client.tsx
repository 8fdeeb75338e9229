import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { startNavigation } from '../routing/navigation.tsx';
import { Root } from '../shell/root.tsx';
import { learnOwnPage, loadOwnPage } from '../routing/routes.ts';
import { startAfterLoad } from './after-load.ts';
import { watchLostCode } from './lost-code.ts';
import { startMocks } from '../start-mocks.ts';
import { allowOwnWorkers } from './trusted-types.ts';
import { reportMended, watchErrors } from './watch-errors.ts';

/**
 * Loads the page's own code, then hydrates. Hydrating without it would replace the HTML with the fallback. This is no
 * top-level await: the pages import from this module's chunk, so each would wait for the other.
 */
async function start() {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no root element.');
  // The document names its page. In development it does not, so the page is looked up in the table.
  const own = document.getElementById('page');
  if (own?.textContent) learnOwnPage(location.pathname, JSON.parse(own.textContent));
  await loadOwnPage();
  // Only the development server sends an empty root; every built page has its HTML.
  // A transition, so that React hydrates in slices of 5 ms and the browser can draw and react in between.
  if (container.firstElementChild)
    startTransition(() => void hydrateRoot(container, <Root />, { onRecoverableError: reportMended }));
  else createRoot(container).render(<Root />);
}

allowOwnWorkers();
watchErrors();
watchLostCode();
if (import.meta.env.VITE_API !== 'live') startMocks();
startNavigation();
startAfterLoad();
void start();
