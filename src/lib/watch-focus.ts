import { focusedElement } from './focused-element.ts';

/**
 * Remembers where the focus is. Returns a function that tells whether it is still there, or on nothing.
 *
 * Call it in the press that opens something whose code has to load. Once the code is there, open it only if the visitor
 * has waited: it would take the focus from someone who types elsewhere by then. On nothing, because Safari does not
 * focus a button on click (webkit.org/b/22261).
 */
export function watchFocus(): () => boolean {
  const before = focusedElement();
  return () => [before, document.body].includes(focusedElement());
}
