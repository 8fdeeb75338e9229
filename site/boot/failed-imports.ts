import { failedUrl, prefetchErrors } from '../../src/lib/retrying-loader.ts';
import { TEXT_FIELD } from '../../src/lib/text-field.ts';
import { hasUnsavedWork } from '../../src/lib/unsaved-work.ts';
import { reloadOffer } from '../worker/reload-offer.tsx';

/*
 * The consequences of code that does not load. There are three causes:
 *
 * - The connection was lost. `createRetryingLoader` requests the file again under a new URL: by itself for a part of a
 *   page, and at the next navigation for a page (routing/routes.ts).
 * - The file failed because of one that it imports. The browser remembers that failure, so a reload is offered when it fails
 *   again. If the code of a page fails twice, its document is loaded (failures.tsx).
 * - A deploy has deleted the file. The document is reloaded, which loads the new version. Over unsaved work or a filled field,
 *   and after another such reload within `MIN_INTERVAL`, it is offered instead.
 */

/** Key in session storage: the last time that an automatic reload was considered. */
const RELOAD_KEY = 'reloaded-for-code';
/** Minimum time between two automatic reloads, in ms. A second one within it would start a loop. */
const MIN_INTERVAL = 60_000;

let outdated = false;
/** Errors of imports whose file did not load. */
const importErrors = new WeakSet<object>();

/** Whether files of this version are known to be deleted. Then a link loads its document instead of the page's code. */
export const isOutdated = () => outdated;

/** Whether an error says that code did not load. Any other error is a bug. */
export const isFailedImport = (error: unknown): boolean => importErrors.has(Object(error));

/** Listens for failed imports. Vite fires the event before it throws, so the page shows its error all the same. */
export function watchFailedImports(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    // Safari names no file: "Importing a module script failed".
    const isMissing = failedUrl(payload) !== undefined || String(payload).startsWith('TypeError: Importing');
    if (!isMissing) {
      // The code has loaded, and has thrown. Reported in a later task: by then `prefetch` has recorded its errors, which are
      // not reported.
      setTimeout(() => prefetchErrors.has(payload) || globalThis.reportError(payload));
      return;
    }
    importErrors.add(payload);
    void onFailedImport(payload);
  });
}

/** URLs of files whose import has failed. */
const failedUrls = new Set<string>();

const reload = () => location.reload();
// One object each, so that a further failure does not show an offer again that the visitor has dismissed.
/** The offer when a file exists, but its import has failed again. */
const partOffer = { title: 'Part of this page did not load.', reload };
/** The offer when a deploy has deleted a file. */
const versionOffer = { reload };

async function onFailedImport(error: Error): Promise<void> {
  // Safari names no file. Then this module's own is looked up: a deploy deletes it, too, so its status shows whether there was
  // a deploy. A failure alone must not reload: Safari also throws when the visitor leaves during the import, and a reload
  // would bring the visitor back (seen in WebKitGTK 2.50).
  const url = failedUrl(error) ?? import.meta.url;
  const isRepeated = failedUrls.has(url);
  failedUrls.add(url);
  const status = await statusOf(url);
  // Anything else, such as a lost connection, is no deploy: without the server a reload would lose the page.
  const isDeleted = status === 404 || status === 410;
  outdated ||= isDeleted;
  // A prefetch needs no reload, unless the visitor has navigated since it began. `prefetch` recorded the error during the
  // `await`.
  if (prefetchErrors.get(error) === location.href) return;
  // The file exists and has failed again. Most likely one of the files that it imports has failed, which only a new document
  // requests again. In Safari the two failures may be of two files.
  if (status === 200 && isRepeated) reloadOffer.set(partOffer);
  if (!isDeleted) return;
  if (wouldLoseWork() || !mayReload()) reloadOffer.set(versionOffer);
  else reload();
}

/**
 * Loads the document of a page whose code did not load, unless that would lose work.
 *
 * @param mayHelp Whether there will be a response. Default: whether the service worker can give one, its copy or the
 *   offline page.
 */
export function loadDocumentInstead(mayHelp: unknown = navigator.serviceWorker?.controller): void {
  if (mayHelp && !wouldLoseWork()) reload();
}

/** Returns the status of a URL, or `undefined` without a connection. */
export async function statusOf(url: string): Promise<number | undefined> {
  try {
    return (await fetch(url, { method: 'HEAD', cache: 'no-store' })).status;
  } catch {
    return undefined;
  }
}

/**
 * Whether there is unsaved work, or a text field is filled in, also in the order form, although its draft would be restored.
 */
function wouldLoseWork(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TEXT_FIELD);
  return hasUnsavedWork() || [...fields].some(({ value }) => value.trim() !== '');
}

/**
 * Whether an automatic reload is safe from a loop. Stores the time of this call. Without session storage nothing would end
 * a loop, so the answer is no.
 */
function mayReload(): boolean {
  try {
    const before = Number(sessionStorage.getItem(RELOAD_KEY));
    sessionStorage.setItem(RELOAD_KEY, String(Date.now()));
    return Date.now() - before > MIN_INTERVAL;
  } catch {
    return false;
  }
}
