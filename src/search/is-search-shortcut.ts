/** Ctrl+K or Cmd+K, and nothing more held down. A keyboard without Latin letters has another letter on the K key. */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  const withOne = event.ctrlKey !== event.metaKey && !event.altKey && !event.shiftKey;
  const isK = /^k$/i.test(event.key) || (event.code === 'KeyK' && event.key > 'z');
  return withOne && isK && !event.isComposing;
}
