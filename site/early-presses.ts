import { isSearchShortcut } from '../src/search/use-search-shortcut.ts';

/*
 * A prerendered page looks alive before it is. What somebody asks for in between is kept, and asked for again once
 * there is somebody to hear it. Links need no such help, and what is typed or chosen stays by itself.
 */

/** Buttons that were pressed and events of the window, in order. */
const asked: (HTMLButtonElement | string)[] = [];
const stop = new AbortController();

/** Starts to keep them. Call it before hydration, as early as possible. */
export function keepEarlyPresses(): void {
  const { signal } = stop;
  // Who gets no answer presses again, and still wants one thing only.
  const keep = (what: HTMLButtonElement | string) => {
    if (asked.at(-1) !== what) asked.push(what);
  };
  const onClick = (event: Event) => {
    const button = event.target instanceof Element && event.target.closest('button');
    if (!button) return;
    // A form would be sent to the page's own address; and React, which may already listen, would hear it twice.
    event.preventDefault();
    event.stopImmediatePropagation();
    keep(button);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isSearchShortcut(event)) return;
    event.preventDefault();
    keep('openSearch');
  };
  document.addEventListener('click', onClick, { capture: true, signal });
  document.addEventListener('keydown', onKeyDown, { signal });
  for (const type of ['openSearch', 'openChat']) window.addEventListener(type, () => keep(type), { signal });
}

/** Asks for them again, now that everything listens. */
export function tellEarlyPresses(): void {
  stop.abort();
  for (const what of asked.splice(0)) {
    if (typeof what === 'string') window.dispatchEvent(new Event(what));
    else what.click();
  }
}
