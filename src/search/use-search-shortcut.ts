import { useWindowEvent } from '../lib/use-window-event.ts';
import { isSearchShortcut } from './is-search-shortcut.ts';

/** Opens the search on Ctrl+K, on Cmd+K, and on the window event `openSearch` (search 1). */
export function useSearchShortcut(onOpen: () => void): void {
  useWindowEvent('openSearch', () => onOpen());
  useWindowEvent('keydown', (event) => {
    if (!isSearchShortcut(event)) return;
    // By default the browser focuses its address bar.
    event.preventDefault();
    onOpen();
  });
}
