import { SiteChat, SiteHeader } from '../shell/root.tsx';
import { reportNotLoaded, reportSlowLoad } from '../shell/report-load.ts';
import { Toaster } from '../shell/site-toaster.tsx';
import { asPrefetch } from './stale-deploy.ts';

/** Time after `load`, in ms, after which the work of once-per-visit.ts starts without user input. */
const MAX_DELAY = 5000;
/** Delay after the first user input, in ms. The page reacts to that input first. */
const INPUT_DELAY = 500;
/** Events that show user input. Without `scroll`, which browsers also fire by themselves. */
const inputEvents = ['pointermove', 'pointerdown', 'keydown', 'wheel'];

/**
 * Starts the work that must not delay the first paint. The header, the chat, the toasts, the service worker and the
 * measurements start when the page has loaded, so that short visits count too. The work of once-per-visit.ts starts after
 * the first user input after that, or after `MAX_DELAY`.
 */
export function startAfterLoad(): void {
  if (document.readyState === 'complete') onLoad();
  else addEventListener('load', onLoad, { once: true });
  // On the window, because event replay stops a captured press at the document.
  addEventListener('click', reportWait, true);
}

/** Reports a press on a button of the header or the chat whose code loads slowly or does not load. */
function reportWait({ target }: MouseEvent) {
  const button = target instanceof Element && target.closest('[data-waiting] button');
  // Until the root is hydrated, the header and the chat are in its region; then each is its own.
  if (button && button.closest('header, aside')) reportSlowLoad(loadFrame()).catch(reportNotLoaded);
}

const loadFrame = () => Promise.all([SiteHeader.load(), SiteChat.load()]);

function onLoad() {
  // The development server has no service worker and no built files to cache, and loads the rest on demand.
  // On a fast connection `load` fires before the first frame is drawn. `requestAnimationFrame` and `setTimeout` wait for it.
  if (import.meta.env.PROD) requestAnimationFrame(() => setTimeout(startBackground));
  const inputOrIdle = new Promise<void>((resolve) => {
    setTimeout(resolve, MAX_DELAY);
    const onInput = () => setTimeout(resolve, INPUT_DELAY);
    for (const type of inputEvents) addEventListener(type, onInput, { once: true, passive: true });
  });
  // Safari has no `requestIdleCallback` (webkit.org/b/164193), so a separate task replaces it.
  void inputOrIdle.then(() => (window.requestIdleCallback ?? setTimeout)(startOncePerVisit));
}

/* Code that does not load now is requested again when it is needed. Errors of the work itself are reported. */

const startBackground = () => {
  // The toasts, because they report a lost connection, and could not be loaded without one.
  void asPrefetch(() => Promise.all([loadFrame(), Toaster.load()]));
  void asPrefetch(() => import('./background.ts')).then((module) => module?.startBackground());
};
const startOncePerVisit = () =>
  void asPrefetch(() => import('./once-per-visit.ts')).then((module) => module?.oncePerVisit());
