/**
 * Replaces `localStorage` by an empty storage where site data is blocked. MSW opens `localStorage` for its cookies when it
 * is loaded, and would fail. Import this module before it.
 */
const nothing: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
  getItem: () => null,
  setItem: () => {},
  removeItem: () => {},
};

try {
  localStorage.getItem('');
} catch {
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: nothing });
}
