/**
 * Whether a key belongs to what is typed: a character, Backspace or Esc. False for shortcuts, for other keys such as
 * Enter, and for the keys of an input method.
 */
export const isTyped = ({ key, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean =>
  /^(?:.|Backspace|Escape)$/.test(key) && !ctrlKey && !metaKey && !altKey && !isComposing;

/**
 * Keeps what is typed while a dialog's code loads, and enters it into the first text field of a dialog that gets the
 * focus. A press on the page, or a key after `isWaiting` has become false, discards it. Esc does so, too, and calls
 * `onCancel`.
 *
 * @returns a function that discards it.
 */
export function keepTyping(isWaiting: () => boolean, onCancel: () => void): () => void {
  let typed = '';
  const controller = new AbortController();
  const options = { capture: true, signal: controller.signal };
  const discard = () => controller.abort();
  const onKey = (event: KeyboardEvent) => {
    if (!isWaiting()) return discard();
    if (!isTyped(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.key === 'Backspace') typed = typed.slice(0, -1);
    else if (event.key !== 'Escape') typed += event.key;
    else {
      discard();
      onCancel();
    }
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLInputElement && target.matches('[role=dialog] [type=text]'))) return;
    discard();
    if (!typed) return;
    target.setRangeText(typed, 0, 0, 'end');
    target.dispatchEvent(new Event('input', { bubbles: true }));
  };
  window.addEventListener('keydown', onKey, options);
  window.addEventListener('pointerdown', discard, options);
  window.addEventListener('focusin', onFocus, options);
  return discard;
}
