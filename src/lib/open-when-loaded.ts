import { focusedElement, openUnlessFocusMoved } from './focus.ts';

/** Maximum time for which a press waits for its code, in ms. */
const MAX_WAIT = 10_000;

/**
 * `openUnlessFocusMoved` for code that is first requested by the press. Until the code has loaded, the focused button, or the
 * list item around it, is paler. Safari does not focus a button on click (webkit.org/b/22261): nothing is paler there unless
 * the caller focuses the button.
 *
 * It has a file of its own, so that pages without such a press do not load it.
 *
 * @param fail Called if the code does not load, or not within `MAX_WAIT`. The next press waits for the same request.
 */
export function openWhenLoaded(load: () => Promise<unknown>, open: () => void, fail: () => void): void {
  const pressed = focusedElement();
  // Delayed, so that nothing flickers if the code is there already.
  const pale = (pressed?.closest('li') ?? pressed?.closest('button'))?.animate(
    { opacity: 0.5 },
    { delay: 100, duration: 200, fill: 'forwards' },
  );
  const late = new Promise<never>((_resolve, reject) => setTimeout(reject, MAX_WAIT));
  openUnlessFocusMoved(() => Promise.race([load(), late]).finally(() => pale?.cancel()), open, fail);
}
