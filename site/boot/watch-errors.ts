const load = () => import('./failures.tsx');
/** Without the code that reports there is nothing to be done, and nothing more to be said. */
const ignore = () => {};

/**
 * Listens for errors that nothing has caught, from the first line on. What reports them and tells the visitor
 * comes only when there is one; it tells each error once, and its own failures not at all.
 */
export function watchErrors(): void {
  const tell = (event: Event) => void load().then((module) => module.announceUncaught(event), ignore);
  addEventListener('error', tell);
  addEventListener('unhandledrejection', tell);
}

/** For what React could mend by itself while it took over the prerendered page: logged; the visitor lost nothing. */
export function reportMended(mended: unknown): void {
  console.error(mended);
  void load().then((module) => module.reportError(mended), ignore);
}
