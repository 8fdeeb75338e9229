import { useEffect, useEffectEvent } from 'react';

/** Ctrl+K or Cmd+K, and nothing more held down. */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  const withOne = event.ctrlKey !== event.metaKey && !event.altKey && !event.shiftKey;
  return withOne && event.key.toLowerCase() === 'k' && !event.isComposing;
}

/** Opens the search on Ctrl+K, on Cmd+K, and on the window event `openSearch` (SPEC §2). */
export function useSearchShortcut(onOpen: () => void): void {
  const open = useEffectEvent(onOpen);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSearchShortcut(event)) return;
      // The browser would go to its address bar.
      event.preventDefault();
      open();
    };
    const onEvent = () => open();
    window.addEventListener('keydown', onKeyDown);
    window.addEventListener('openSearch', onEvent);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('openSearch', onEvent);
    };
  }, []);
}
