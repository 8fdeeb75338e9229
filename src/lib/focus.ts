import { findById } from './find-by-id.ts';

/** Returns the focused element, also in a shadow root: `document.activeElement` is then the root's host. */
export function focusedElement(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}

/** Focuses an element without scrolling, also one that cannot take the focus by itself. */
export function focusOn(target: HTMLElement | null): void {
  if (!target) return;
  target.focus({ preventScroll: true });
  if (focusedElement() === target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  // A press on text in a focusable element would focus that element, and Tab would go on from its start.
  target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
}

/** Moves the focus to the element with the id `main`, instead of following a skip link. The URL keeps its hash. */
export function skipToMain(event: Pick<Event, 'preventDefault' | 'target'>): void {
  const target = findById('main', event.target as Node);
  event.preventDefault();
  focusOn(target);
  target?.scrollIntoView();
}

/**
 * Records the focused element. Returns a function that says whether the focus is still there.
 *
 * Call it in the press that opens something whose code has to load, and open that only if the focus has not moved: a
 * visitor who types in another field by then would lose the focus. A focus on `<body>` counts as unmoved, because
 * Safari does not focus a button on click (webkit.org/b/22261). `openUnlessFocusMoved` does all this.
 */
export function watchFocus(): () => boolean {
  const before = focusedElement();
  return () => [before, document.body].includes(focusedElement());
}

/**
 * Loads code, then opens what needs it, if the focus has not moved (see `watchFocus`). Call it in the press.
 *
 * @param load Loads the code: the `load` of a `lazyComponent`.
 * @param open Called once the code has loaded, if the focus has not moved.
 * @param fail Called if the code did not load. Default: nothing happens, and the next press tries again.
 */
export function openUnlessFocusMoved(
  load: () => Promise<unknown>,
  open: () => void,
  fail: () => void = () => {},
): void {
  const isWaiting = watchFocus();
  void load().then(() => isWaiting() && open(), fail);
}
