/** Fires `vite:preloadError`, as Vite does when an import fails, for an import that Vite does not rewrite. */
export function firePreloadError(error: unknown): void {
  window.dispatchEvent(
    Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: error }),
  );
}
