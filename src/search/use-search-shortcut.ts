import { useEffect, useEffectEvent } from 'react';
import { isSearchShortcut } from './is-search-shortcut.ts';

/** Opens the search on Ctrl+K, on Cmd+K, and on the window event `openSearch` (search 1). */
export function useSearchShortcut(onOpen: () => void): void {
  const open = useEffectEvent(onOpen);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSearchShortcut(event)) return;
      // By default the browser focuses its address bar.
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
