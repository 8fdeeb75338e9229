import { hasUnsavedWork } from '../../src/lib/unsaved-work.ts';
import { onNavigation } from '../routing/use-location.ts';
import { PAGES_PREFIX } from './cache-names.ts';
import { reloadOffer, ReloadOfferNotice } from './reload-offer.tsx';

/** Time between checks for a newer version, in ms (offline 2). */
const CHECK_INTERVAL = 60_000;
/** Time to wait for the new worker after the visitor accepts the offer, in ms. Then the page reloads anyway. */
const TAKEOVER_LIMIT = 2000;
/** Files that load within this time of each other are sent in one message, in ms. */
const BATCH_DELAY = 300;

/**
 * Registers the service worker and offers its newer versions. Without support, in a private window, or if the server
 * refuses the file, it fails silently: the site works without it (offline 1).
 */
export async function startServiceWorker(): Promise<void> {
  try {
    // Reading the property throws in a sandboxed frame.
    const { serviceWorker } = navigator;
    // Requests the file from the server, past every cache.
    const registration = await serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
    const check = async () => registration.update();
    // Offline, or the file is missing. The next check may succeed.
    setInterval(() => void check().catch(() => {}), CHECK_INTERVAL);
    watchForUpdate(registration);
    requestCaching(await serviceWorker.ready);
  } catch {}
}

/** Offers a version that is waiting. The first installation replaces no version and is not offered. */
function watchForUpdate(registration: ServiceWorkerRegistration) {
  const offer = async () => {
    if (!registration.waiting || !registration.active || (await isNewest())) return;
    // Loads the offer's code now, while the server still has this version's files.
    await ReloadOfferNotice.load();
    reloadOffer.set({ reload: () => activateNewVersion(registration) });
  };
  const tryToOffer = () => void offer().catch(() => {});
  const watchInstalling = () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => worker.state === 'installed' && tryToOffer());
  };
  tryToOffer();
  // The browser may have found it before this code was loaded.
  watchInstalling();
  registration.addEventListener('updatefound', watchInstalling);
}

/**
 * Whether this document is of the version that waits: after a deploy the old worker fetches the new document, because
 * pages come from the network first. The newest cache is the one that the waiting worker has made.
 */
async function isNewest(): Promise<boolean> {
  const newest = (await caches.keys()).findLast((name) => name.startsWith(PAGES_PREFIX));
  return newest === PAGES_PREFIX + document.documentElement.dataset['version'];
}

/** Activates the waiting version. Only the tab in which the visitor accepted the offer reloads. */
function activateNewVersion({ waiting }: ServiceWorkerRegistration) {
  const reload = () => {
    if (!hasUnsavedWork()) location.reload();
  };
  // Another tab has activated it already.
  if (!waiting) return reload();
  // A busy old worker may delay the activation. After the time limit the page reloads anyway, and the document is new
  // either way, because pages come from the network first. A promise resolves once, so the page reloads once.
  void new Promise((resolve) => {
    setTimeout(resolve, TAKEOVER_LIMIT);
    waiting.addEventListener('statechange', resolve);
  }).then(reload);
  send(waiting, { type: 'use-new-version' });
}

/**
 * Asks the worker to cache visited pages and loaded files. Its `fetch` event covers neither files that loaded before it
 * nor client navigation.
 */
function requestCaching(registration: ServiceWorkerRegistration) {
  const files = new Set<string>();
  // All files so far: the worker skips those that it has.
  const cacheFiles = () => send(registration.active, { type: 'visited', files: [...files] });
  const cachePage = () => send(registration.active, { type: 'visited', path: location.pathname });
  let timer = 0;
  // Also later files, because the connection may break before the next page.
  new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) files.add(new URL(name).pathname);
    clearTimeout(timer);
    timer = window.setTimeout(cacheFiles, BATCH_DELAY);
  }).observe({ type: 'resource', buffered: true });
  cachePage();
  onNavigation(cachePage);
  // At once when the tab is hidden: images that load one after another may keep restarting the timer.
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && cacheFiles());
}

function send(worker: ServiceWorker | null, message: object) {
  // A worker takes no target origin; the rule mistakes it for a window.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  worker?.postMessage(message);
}
