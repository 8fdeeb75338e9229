import { focusedElement } from './focused-element.ts';

/**
 * Remembers which element has the focus. Returns a function that says whether the visitor still waits there.
 *
 * Call it in the press that opens something whose code has to load, and open that only if the visitor has waited. If they
 * type in another field by then, it would take the focus from them. A focus on `<body>` counts as waiting, because Safari
 * does not focus a button on click (webkit.org/b/22261). `openWhenLoaded` does all this.
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
