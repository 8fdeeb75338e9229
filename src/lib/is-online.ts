/** False where the browser is sure that there is no connection. True says little: any router will do. */
export function isOnline(): boolean {
  // Missing outside browsers.
  const onLine: unknown = globalThis.navigator?.onLine;
  return onLine !== false;
}
