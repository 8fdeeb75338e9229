import { focusedElement } from './focus.ts';

/** Maximum time for which a press waits for its code, in ms. */
const MAX_WAIT = 10_000;

/**
 * Loads the code that a press needs. Call it in the press. Until the code has loaded, the focused button, or the list item
 * around it, is paler. Safari does not focus a button on click (webkit.org/b/22261): nothing is paler there unless the caller
 * focuses the button.
 *
 * It has a file of its own, so that pages without such a press do not load it.
 *
 * @param load Loads the code: the `load` of a `lazyComponent`.
 * @throws if the code does not load, or not within `MAX_WAIT`. The next press waits for the same request.
 */
export async function loadForPress<T>(load: () => Promise<T>): Promise<T> {
  const pressed = focusedElement();
  // Delayed, so that nothing flickers if the code is there already.
  const pale = (pressed?.closest('li') ?? pressed?.closest('button'))?.animate(
    { opacity: 0.5 },
    { delay: 100, duration: 200, fill: 'forwards' },
  );
  const late = new Promise<never>((_resolve, reject) => setTimeout(reject, MAX_WAIT));
  return Promise.race([load(), late]).finally(() => pale?.cancel());
}
