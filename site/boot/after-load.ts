import { SiteChat, SiteHeader } from '../shell/root.tsx';
import { asPrefetch } from './stale-deploy.ts';

/** Idle time after `load`, in ms. The work of once-per-visit.ts starts when it elapses, even without user input. */
const IDLE_DELAY = 5000;
/** Events that show user input. Without `scroll`, which browsers also fire by themselves. */
const inputEvents = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart'];

/**
 * Starts the work that must not delay the first paint. The header, the chat, the service worker and the measurements
 * start when the page has loaded, so that short visits count too. What every visit needs once starts with the first
 * user input after that, or after `IDLE_DELAY`.
 */
export function startAfterLoad(): void {
  if (document.readyState === 'complete') onLoad();
  else addEventListener('load', onLoad, { once: true });
}

function onLoad() {
  // Not in development: it has no service worker and no built files to cache. On a fast connection `load` fires before
  // the first frame is drawn. `requestAnimationFrame` and `setTimeout` wait for that frame.
  if (import.meta.env.PROD) requestAnimationFrame(() => setTimeout(startBackground));
  const waiting = new AbortController();
  const start = () => {
    if (waiting.signal.aborted) return;
    waiting.abort();
    // Safari has no `requestIdleCallback`, so a separate task replaces it.
    (window.requestIdleCallback ?? setTimeout)(startOncePerVisit);
  };
  for (const type of inputEvents) addEventListener(type, start, { signal: waiting.signal, passive: true });
  setTimeout(start, IDLE_DELAY);
}

/* Code that does not load now is requested again when it is needed. Errors of the work itself are reported. */

const startBackground = () => {
  void asPrefetch(() => Promise.all([SiteHeader.load(), SiteChat.load()]));
  void asPrefetch(() => import('../worker/start-service-worker.ts')).then((module) =>
    module?.startServiceWorker(),
  );
  void asPrefetch(() => import('./measure.ts')).then((module) => module?.measure());
};
const startOncePerVisit = () =>
  void asPrefetch(() => import('./once-per-visit.ts')).then((module) => module?.oncePerVisit());
