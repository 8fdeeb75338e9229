declare global {
  interface Window {
    /** On `window`, because the inline script and the page's code are separate bundles. Missing in development. */
    showNotStarted?: typeof showNotStarted;
  }
}

/**
 * Shows the notice of index.html that this page did not load, and reports the error. Drops the captured input and captures
 * no more, so that links and forms work as they do without code.
 */
export function showNotStarted(error: unknown): void {
  const notice = document.getElementById('not-started');
  if (notice) Object.assign(notice, { role: 'alert', hidden: false });
  window.earlyInput?.stop();
  // Fires the window's `error` event, which `watchErrors` reports if the page's code runs.
  globalThis.reportError(error);
}
