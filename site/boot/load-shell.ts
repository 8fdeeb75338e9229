import { afterLoad } from '../../src/lib/after-load.ts';
import { createRetryingLoader, prefetch } from '../../src/lib/retrying-loader.ts';
import { SiteChat, SiteHeader, Toaster } from '../shell/root.tsx';
import { reportNotLoaded, reportSlowLoad } from '../shell/slow-load.ts';

/** Loads the header, the chat, the toasts and background.ts once the page has loaded, so that they delay no first paint. */
export function loadShellAfterPage(): void {
  // On a fast connection `load` fires before the first frame is drawn. `requestAnimationFrame` and `setTimeout` wait for it.
  // In a hidden tab they wait until it is shown. That is intended: many such tabs are closed unseen, and the shell's links
  // work without this code. A press before it has loaded loads it, and is replayed.
  afterLoad(() => requestAnimationFrame(() => setTimeout(loadRest)));
  // On the window, because event replay stops a captured press at the document.
  addEventListener('click', reportWait, true);
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

/** Reports a press on a button of the header or the chat whose code loads slowly or does not load. */
function reportWait({ target }: MouseEvent) {
  const button = target instanceof Element && target.closest('[data-waiting] button');
  // Before the root is hydrated, it is the waiting region of every button on the page. Only those of the header and of the
  // chat, which is in an `aside`, need this code.
  if (button && button.closest('header, aside')) reportSlowLoad(loadShell()).catch(reportNotLoaded);
}
