const load = () => import('./failures.tsx');
/** Ignores that the reporting code did not load: without it nothing can be reported. */
const ignore = () => {};

/**
 * Listens for uncaught errors, from the start of the client entry. The code that reports them loads with the first one.
 * It reports each error once, and never its own.
 */
export function watchErrors(): void {
  const tell = (event: Event) => void load().then((module) => module.announceUncaught(event), ignore);
  addEventListener('error', tell);
  addEventListener('unhandledrejection', tell);
}

/** Logs an error that React recovered from during hydration. The visitor gets no toast, because nothing was lost. */
export function reportMended(mended: unknown): void {
  console.error(mended);
  void load().then((module) => module.reportError(mended), ignore);
}
