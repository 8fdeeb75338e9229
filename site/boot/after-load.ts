/** Idle time after `load`, in ms. Deferred work starts when it elapses, even without user input. */
const QUIET = 5000;
/** Events that show user input. Without `scroll`, which browsers also fire by themselves. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart'];

/**
 * Starts the work that must not delay the first paint. The service worker and the measurements start when the page has
 * loaded. What every visit needs once starts with the first user input after that, or after `QUIET`.
 */
export function startAfterLoad(): void {
  const done = new AbortController();
  const start = () => {
    if (done.signal.aborted) return;
    done.abort();
    // Safari has no `requestIdleCallback`, so a separate task replaces it.
    (window.requestIdleCallback ?? setTimeout)(run);
  };
  const listen = () => {
    // The development server has neither the worker nor files that could be kept. A fast line has loaded everything
    // before the first frame is drawn; that comes first.
    if (import.meta.env.PROD) requestAnimationFrame(() => setTimeout(work));
    for (const sign of signs) addEventListener(sign, start, { signal: done.signal, passive: true });
    setTimeout(start, QUIET);
  };
  if (document.readyState === 'complete') listen();
  else addEventListener('load', listen, { once: true });
}

// Ignores failures: a file that fails to load now is requested again when it is needed.
const work = () => void import('./when-loaded.ts').then((module) => module.whenLoaded()).catch(() => {});
const run = () => void import('./once-per-visit.ts').then((module) => module.oncePerVisit()).catch(() => {});
