/*
 * A machine without any network says that the browser is offline, and the product believes it. The tests need no network,
 * so the browser is online, unless a test says otherwise.
 */
Object.defineProperty(navigator, 'onLine', { get: () => true, configurable: true });
