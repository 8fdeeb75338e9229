import { focusedElement } from './focus.ts';

/** Maximum time for which a press waits for its code, in ms. */
const MAX_WAIT = 10_000;

/**
 * Loads the code that a press needs. Call it in the press. What was pressed, or the list item around it, is paler until
 * then. Beside `focus.ts`, so that pages without such a press do not load it.
 *
 * @param load Loads the code: the `load` of a `lazyComponent`.
 * @throws if the code does not load within `MAX_WAIT`. The next press tries again.
 */
export async function loadForPress<T>(load: () => Promise<T>): Promise<T> {
  const pressed = focusedElement();
  // The delay keeps a press from flickering whose code has loaded.
  const pale = (pressed?.closest('li') ?? pressed?.closest('button'))?.animate(
    { opacity: 0.5 },
    { delay: 100, duration: 200, fill: 'forwards' },
  );
  const late = new Promise<never>((_resolve, reject) => setTimeout(reject, MAX_WAIT));
  return Promise.race([load(), late]).finally(() => pale?.cancel());
}
