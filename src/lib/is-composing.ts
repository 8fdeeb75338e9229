/**
 * Whether a key event belongs to an input method, which uses Enter to accept its suggestion and Esc to discard it.
 * Safari fires `compositionend` before the `keydown` of the confirming Enter (webkit.org/b/165004), so `isComposing`
 * is already false. `keyCode` 229 still identifies the event.
 */
export function isComposing({ isComposing: composing, keyCode }: KeyboardEvent): boolean {
  return composing || keyCode === 229;
}
