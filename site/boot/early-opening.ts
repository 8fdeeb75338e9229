import { isSearchShortcut } from '../../src/search/is-search-shortcut.ts';
import { isTyped } from '../shell/keep-typing.ts';

/** Whether the page may still be hydrated. The inline script runs before there is a root. */
const isEarly = () => window.earlyInput && !document.querySelector('#root:not([data-waiting])');
const capture = (replay: () => void) =>
  window.earlyInput?.captured.push({ target: document.documentElement, replay });

/**
 * Captures what opens the search or the chat before the page is hydrated: the shortcut, with what is typed after it
 * until Esc or a press, and the events `openSearch` and `openChat`, which other code may dispatch.
 */
export function captureOpening(): void {
  let typed: string[] | undefined;
  const onKey = (event: KeyboardEvent) => {
    if (!isEarly()) return;
    if (isSearchShortcut(event)) {
      const keys: string[] = (typed = []);
      capture(() => {
        dispatchEvent(new Event('openSearch'));
        for (const key of keys) dispatchEvent(new KeyboardEvent('keydown', { key }));
      });
    } else if (typed && isTyped(event)) {
      typed.push(event.key);
      if (event.key === 'Escape') typed = undefined;
    } else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener('keydown', onKey, true);
  addEventListener('pointerdown', () => (typed = undefined), true);
  for (const type of ['openSearch', 'openChat'])
    addEventListener(type, () => isEarly() && capture(() => dispatchEvent(new Event(type))));
}
