/**
 * MSW opens `localStorage` for its cookies while it is being loaded, and fails where site data is blocked. Imported
 * before it, this puts a storage there that remembers nothing.
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
