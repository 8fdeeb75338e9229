import { hasUnsavedWork } from '../../src/lib/unsaved-work.ts';
import { UpdateOffer } from './site-update.tsx';
import { offerUpdate } from './update.ts';

/** Time between checks for a newer version, in ms (offline 2). */
const CHECK_INTERVAL = 60_000;
/** Time to wait for the new worker after the visitor asks for it, in ms. Then the page reloads anyway. */
const TAKEOVER = 2000;
/** Files that load within this time of each other are reported in one message, in ms. */
const LULL = 300;

/**
 * Registers the service worker and offers its newer versions. Without support, in a private window or with a
 * server that refuses it, nothing happens and nothing is said: the site does without.
 */
export function startServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  let registration: ServiceWorkerRegistration | undefined;
  setInterval(() => {
    // Offline, or the worker is gone: the next minute may be better.
    registration?.update().catch(() => {});
  }, CHECK_INTERVAL);
  serviceWorker
    // Asks the server itself, past every cache.
    .register('/service-worker.js', { updateViaCache: 'none' })
    .then((registered) => {
      registration = registered;
      watchForUpdate(registered);
      return serviceWorker.ready;
    })
    .then(tellVisits)
    .catch(() => {});
}

/** A version that waits is offered. The first one ever waits for nobody and is not news. */
function watchForUpdate(registration: ServiceWorkerRegistration) {
  const offer = () => {
    if (!registration.waiting || !registration.active) return;
    // Its code is on the way before it is wanted, while the server still has this version's files.
    void UpdateOffer.load().then(
      () => offerUpdate(() => useNewVersion(registration)),
      () => {},
    );
  };
  offer();
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing;
    coming?.addEventListener('statechange', () => coming.state === 'installed' && offer());
  });
}

/** Activates the waiting version. Only the tab in which the visitor asked for it reloads; others stay as they are. */
function useNewVersion({ waiting }: ServiceWorkerRegistration) {
  const reload = () => {
    if (!hasUnsavedWork()) location.reload();
  };
  // Another tab was quicker.
  if (!waiting) return reload();
  // Once it begins to take over, the next document is its. A busy old one may hold it up, and is not waited for:
  // pages come from the network first, so the document is new either way.
  waiting.addEventListener('statechange', reload, { once: true });
  setTimeout(reload, TAKEOVER);
  send(waiting, { type: 'use-new-version' });
}

/** The worker sees documents; what came before it, or by a link without a document, it is told. */
function tellVisits(registration: ServiceWorkerRegistration) {
  const files = new Set<string>();
  const tell = () => {
    send(registration.active, { type: 'visited', path: location.pathname, files: [...files] });
  };
  let task = 0;
  // Also what comes later: the line may break before the next page. Some at a time, since files come in swarms.
  new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) files.add(new URL(name).pathname);
    clearTimeout(task);
    task = window.setTimeout(tell, LULL);
  }).observe({ type: 'resource', buffered: true });
  tell();
  // Raised by wouter with each navigation.
  addEventListener('pushState', tell);
  // Pictures that come one after the other allow no lull.
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && tell());
}

function send(worker: ServiceWorker | null, message: object) {
  // A worker has one origin; the rule takes it for a window.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  worker?.postMessage(message);
}
