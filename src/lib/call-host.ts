/**
 * Calls a function of the host. Reports its error instead of throwing it, because an error in an effect or a timer would
 * remove the page or stop what is under way.
 *
 * @returns the function's result, or `undefined` if it threw.
 */
export function callHost<T>(call: () => T): T | undefined {
  try {
    return call();
  } catch (error) {
    globalThis.reportError(error);
    return undefined;
  }
}
