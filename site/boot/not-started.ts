declare global {
  interface Window {
    /** On `window`, because the inline script and the page's code are separate bundles. Missing in development. */
    showNotStarted?: typeof showNotStarted;
  }
}

/**
 * Shows the notice of index.html that this page did not load, reports why, and drops presses that no code may replay in
 * time. Later ones reach the browser again.
 */
export function showNotStarted(error: unknown): void {
  const notice = document.getElementById('not-started');
  if (notice) Object.assign(notice, { role: 'alert', hidden: false });
  window.earlyInput?.stop();
  reportError(error);
}
