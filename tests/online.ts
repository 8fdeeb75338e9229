/*
 * Makes the page report that it is online. On a machine without any network, the browser reports that it is offline, and
 * the product would send nothing. The tests need no network.
 */
Object.defineProperty(navigator, 'onLine', { get: () => true, configurable: true });
