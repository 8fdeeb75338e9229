import { SiteChat, SiteHeader } from '../shell/root.tsx';
import { reportNotLoaded, reportSlowLoad } from '../shell/report-load.ts';
import { Toaster } from '../shell/site-toaster.tsx';
import { asPrefetch } from './stale-deploy.ts';

/** Idle time after `load`, in ms. The work of once-per-visit.ts starts when it elapses, even without user input. */
const IDLE_DELAY = 5000;
/** Delay after the first user input, in ms. The page reacts to that input first. */
const ANSWER_TIME = 500;
/** Events that show user input. Without `scroll`, which browsers also fire by themselves. */
const inputEvents = ['pointermove', 'pointerdown', 'keydown', 'wheel'];

/**
 * Starts the work that must not delay the first paint. The header, the chat, the service worker and the measurements
 * start when the page has loaded, so that short visits count too. What every visit needs once starts soon after the first
 * user input after that, or after `IDLE_DELAY`.
 */
export function startAfterLoad(): void {
  if (document.readyState === 'complete') onLoad();
  else addEventListener('load', onLoad, { once: true });
  // On the window, because event replay stops a captured press at the document.
  addEventListener('click', reportWait, true);
}

/** Reports a press on a button of the header or the chat whose code loads slowly or does not load. */
function reportWait({ target }: MouseEvent) {
  if (target instanceof Element && target.closest('[data-waiting] :is(header, aside) button'))
    reportSlowLoad(loadFrame()).catch(reportNotLoaded);
}

const loadFrame = () => Promise.all([SiteHeader.load(), SiteChat.load()]);

function onLoad() {
  // The development server has no service worker and no built files to cache. On a fast connection `load` fires before
  // the first frame is drawn. `requestAnimationFrame` and `setTimeout` wait for that frame.
  if (import.meta.env.PROD) requestAnimationFrame(() => setTimeout(startBackground));
  const inputOrIdle = new Promise<void>((resolve) => {
    setTimeout(resolve, IDLE_DELAY);
    const onInput = () => setTimeout(resolve, ANSWER_TIME);
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
