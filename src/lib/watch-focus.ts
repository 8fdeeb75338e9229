import { focusedElement } from './focused-element.ts';

/**
 * Remembers where the focus is. Returns a function that tells whether it is still there, or on nothing.
 *
 * Call it in the press that opens something whose code has to load. Once the code is there, open it only if the visitor
 * has waited: it would take the focus from someone who types elsewhere by then. On nothing, because Safari does not
 * focus a button on click (webkit.org/b/22261). Most callers want `openWhenLoaded`.
 */
export function watchFocus(): () => boolean {
  const before = focusedElement();
  return () => [before, document.body].includes(focusedElement());
}

/**
 * Loads code, then opens what needs it, if the visitor has waited (see `watchFocus`). Call it in the press.
 *
 * @param load Loads the code: the `load` of a `lazyComponent`.
 * @param open Called when the code has loaded and the visitor has waited.
 * @param fail Called when the code did not load. Default: nothing happens, and the next press tries again.
 */
export function openWhenLoaded(
  load: () => Promise<unknown>,
  open: () => void,
  fail: () => void = () => {},
): void {
  const isWaiting = watchFocus();
  void load().then(() => isWaiting() && open(), fail);
}
