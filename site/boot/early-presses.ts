import { readEarlyChoices, tellEarlyChoices, type EarlyChoice } from '../../src/lib/early-choices.ts';
import { finishPress, hearPresses, pressAgain } from '../../src/lib/early-press.ts';
import { isSearchShortcut } from '../../src/search/is-search-shortcut.ts';

/*
 * A prerendered page looks alive before it is. What somebody asks for in between is kept, and asked for again once
 * there is somebody to hear it. Links need no such help.
 */

/** Buttons that were pressed and events of the window, in order, and what ends the keeping. */
type EarlyPresses = {
  asked: (HTMLButtonElement | string)[];
  stop: ReturnType<typeof hearPresses>;
};

declare global {
  interface Window {
    /** Kept by the document's first script, asked for again by the entry: two bundles, of which neither sees into the other. */
    earlyPresses?: EarlyPresses;
  }
}

/** Starts to keep what is pressed. Call it as early as possible. */
export function keepEarlyPresses(): void {
  const asked: EarlyPresses['asked'] = [];
  const stop = new AbortController();
  const { signal } = stop;
  // Who gets no answer presses again, and still wants one thing only.
  const keep = (what: HTMLButtonElement | string) => {
    if (asked.at(-1) !== what) asked.push(what);
  };
  const stopHearing = hearPresses((button, click) => {
    // A form would be sent to the page's own address; and React, which may already listen, would hear it twice.
    click?.preventDefault();
    click?.stopImmediatePropagation();
    keep(button);
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isSearchShortcut(event)) return;
    event.preventDefault();
    keep('openSearch');
  };
  document.addEventListener('keydown', onKeyDown, { signal });
  for (const type of ['openSearch', 'openChat']) window.addEventListener(type, () => keep(type), { signal });
  window.earlyPresses = {
    asked,
    stop() {
      stop.abort();
      return stopHearing();
    },
  };
}

let choices: readonly EarlyChoice[] = [];

/** Reads what was typed and chosen by now. Call it right before hydration, which may put the first state back. */
export function keepTyped(): void {
  choices = readEarlyChoices(document.body);
}

/** Tells what was typed, and asks again for what was asked for, now that everything listens. */
export function tellEarly(): void {
  const { asked = [], stop } = window.earlyPresses ?? {};
  const underWay = stop?.();
  // React takes over first what somebody uses; a field that it has not taken over would not be heard.
  document.querySelector('main > *')?.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));
  tellEarlyChoices(choices);
  for (const what of asked.splice(0)) {
    if (typeof what === 'string') window.dispatchEvent(new Event(what));
    else pressAgain(what);
  }
  if (underWay) finishPress(underWay);
}
