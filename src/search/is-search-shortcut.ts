/** Ctrl+K or Cmd+K, and nothing more held down. */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  const withOne = event.ctrlKey !== event.metaKey && !event.altKey && !event.shiftKey;
  return withOne && event.key.toLowerCase() === 'k' && !event.isComposing;
}
