import { TEXT_FIELD } from '../../src/lib/text-field.ts';

/**
 * Whether a key belongs to what is typed: a character, Backspace or Esc. False for shortcuts, for other keys such as
 * Enter, and for the keys of an input method.
 */
export const isTyped = ({ key, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean =>
  /^(?:.|Backspace|Escape)$/.test(key) && !ctrlKey && !metaKey && !altKey && !isComposing;

/**
 * Keeps the text that is typed while a dialog's code loads, so that the page below does not receive it. The text is entered
 * in the dialog's text field when that gets the focus. A press on the page discards the text, as does the next key once the
 * visitor no longer waits. Esc, and the focus of another text field outside the chat, discard it and call `onCancel`.
 *
 * @param isWaiting Whether the visitor still waits for the dialog.
 * @param onCancel Called when the visitor no longer wants the dialog.
 * @returns a function that discards the text and stops listening.
 */
export function keepTyping(isWaiting: () => boolean, onCancel: () => void): () => void {
  let typed = '';
  const controller = new AbortController();
  const options = { capture: true, signal: controller.signal };
  const stop = () => controller.abort();
  const onKey = (event: KeyboardEvent) => {
    if (!isWaiting()) return stop();
    if (!isTyped(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.key === 'Backspace') typed = typed.slice(0, -1);
    else if (event.key !== 'Escape') typed += event.key;
    else {
      stop();
      onCancel();
    }
  };
  const onFocus = ({ target }: FocusEvent) => {
    // The chat's field takes the focus by itself once an agent has connected.
    if (!(target instanceof Element && target.matches(TEXT_FIELD)) || target.closest('[data-chat]')) return;
    stop();
    // The visitor types into another field now.
    if (!(target instanceof HTMLInputElement && target.closest('[role=dialog]'))) return onCancel();
    if (!typed) return;
    // React ignores an `input` event if the value was set through `value`, whose setter it replaces to record the value.
    // `setRangeText` does not use that setter. It also puts the caret after the text.
    target.setRangeText(typed, 0, 0, 'end');
    target.dispatchEvent(new Event('input', { bubbles: true }));
  };
  window.addEventListener('keydown', onKey, options);
  window.addEventListener('pointerdown', stop, options);
  window.addEventListener('focusin', onFocus, options);
  return stop;
}
