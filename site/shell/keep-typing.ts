import { typesCharacter } from '../../src/lib/types-character.ts';

/**
 * Keeps what is typed while a dialog's code loads, and enters it into the first text field of a dialog that gets the
 * focus. Esc, a press on the page, or a key after `isWaiting` has become false discards it.
 *
 * @returns a function that discards it.
 */
export function keepTyping(isWaiting: () => boolean): () => void {
  let typed = '';
  const controller = new AbortController();
  const options = { capture: true, signal: controller.signal };
  const discard = () => controller.abort();
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' || !isWaiting()) return discard();
    if (!typesCharacter(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    typed += event.key;
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
