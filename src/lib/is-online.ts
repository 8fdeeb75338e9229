/** False if the browser is certain that there is no connection. True proves little: any connected router is enough. */
export function isOnline(): boolean {
  // Missing outside browsers.
  const onLine: unknown = globalThis.navigator?.onLine;
  return onLine !== false;
}
