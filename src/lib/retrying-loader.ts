import { backoff } from './backoff.ts';

export type TrackedPromise<T> = Promise<T> & { status?: 'fulfilled' | 'rejected' };

/** Sets the fields of a promise that React's `use` reads first, so that a settled promise never suspends. */
export function trackPromise<T>(promise: Promise<T>): TrackedPromise<T> {
  // `void`: a handler that returned the promise would make another one reject, which nothing handles.
  promise.then(
    (value) => void Object.assign(promise, { status: 'fulfilled', value }),
    (reason: unknown) => void Object.assign(promise, { status: 'rejected', reason }),
  );
  return promise;
}

export type RetryingLoader<T> = {
  /** Resolves with the value once a try succeeds. A failed try does not reject it, because a later one may succeed. */
  loaded: Promise<T>;
  /** Loads at once. Rejects if this try fails; a later call tries again. */
  load: () => Promise<T>;
  /**
   * Loads at once, and again after each failure until it has loaded: with increasing delays, and when the browser is
   * online again.
   */
  loadWithRetry: () => void;
};

/**
 * Loads a module at most once, for all callers.
 *
 * After a failure it is imported under a new URL, because Chromium 153 does not request a failed URL again. The standard
 * asks browsers to request it since whatwg/html#10327, so this can go once Chromium follows. Chromium names the URL in its
 * error. If an error names none, the same import is repeated. A file that the module imports keeps its URL: if that one has
 * failed, only a new document requests it again. Firefox 153 names that file instead of the module; then the same import
 * is repeated, too.
 *
 * @param importModule Imports the module. A failure must fire `vite:preloadError`, on which the host may load a new
 *   document. Vite does so for the imports that it knows, and `importFile` for all others.
 * @param source Text with the name of the module’s file: an error that names another file is of one that it imports.
 *   Default: the code of `importModule`, into which Vite writes the name of a literal `import()`.
 */
export function createRetryingLoader<T>(
  importModule: () => Promise<T>,
  source = String(importModule),
): RetryingLoader<T> {
  let failures = 0;
  let retries = 0;
  let url: string | undefined;
  let loading: Promise<T> | undefined;
  let isRetrying = false;
  let endWait = () => {};
  let resolveLoaded: (value: T) => void = () => {};
  const loaded = trackPromise(new Promise<T>((resolve) => (resolveLoaded = resolve)));

  async function loadOnce(): Promise<T> {
    try {
      const value = await (url ? importFile<T>(`${url}?${failures}`) : importModule());
      resolveLoaded(value);
      return value;
    } catch (error) {
      loading = undefined;
      failures += 1;
      const file = failedUrl(error);
      if (file && source.includes(file.replace(/.*\//, ''))) url = file;
      throw error;
    }
  }

  /** Ends the wait for the next retry, and resets the delay. */
  function retryNow() {
    retries = 0;
    endWait();
  }

  async function retry(): Promise<void> {
    try {
      await (loading ??= loadOnce());
    } catch {
      await new Promise<void>((resolve) => {
        endWait = resolve;
        setTimeout(resolve, backoff(retries++));
        addEventListener('online', retryNow, { once: true });
      });
      await retry();
    }
  }

  return {
    loaded,
    load() {
      retryNow();
      return (loading ??= loadOnce());
    },
    loadWithRetry() {
      if (isRetrying) return;
      isRetrying = true;
      void retry();
    },
  };
}

/** Errors of prefetches, with the page's URL when the prefetch began. */
export const prefetchErrors = new WeakMap<object, string>();

/**
 * Loads code that may be needed soon. A failure of it is no reason to load a new document (see `prefetchErrors`).
 *
 * @returns what `load` resolves to; `undefined` if it failed. The code that needs it tries again, and reports a failure.
 */
export async function prefetch<Code>(load: () => Promise<Code>): Promise<Code | undefined> {
  const { href } = location;
  try {
    return await load();
  } catch (error) {
    if (error instanceof Error && !prefetchErrors.has(error)) prefetchErrors.set(error, href);
    return undefined;
  }
}

/** Returns the URL that the error of an import names, without the query of a retry. Safari's error names none. */
export const failedUrl = (error: unknown): string | undefined =>
  /(?:https?:\/)?\/\S+\.js/.exec(String(error))?.[0];

/**
 * Imports a module by its URL. A failure fires `vite:preloadError`, which Vite fires only for imports whose URL it knows
 * at build time.
 */
export async function importFile<Module>(url: string): Promise<Module> {
  try {
    return await import(/* @vite-ignore */ url);
  } catch (error) {
    const event = new Event('vite:preloadError', { cancelable: true });
    window.dispatchEvent(Object.assign(event, { payload: error }));
    throw error;
  }
}
