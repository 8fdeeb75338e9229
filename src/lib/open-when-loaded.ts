import { focusedElement, openUnlessFocusMoved } from './focus.ts';
import { toast, type ToastOptions } from './toast-store.ts';

/* In a file of its own: pages on which no press loads code do not load it. */

/** Maximum time for which a press waits for its code, in ms. */
const MAX_WAIT = 10_000;

/**
 * `openUnlessFocusMoved` for code that is first requested by the press. Meanwhile the list item around what has the focus,
 * or else the button, is paler. Safari does not focus a button on click (webkit.org/b/22261): nothing is paler there unless
 * the caller focuses the button.
 *
 * @param fail Called if the code does not load, or not within `MAX_WAIT`. The next press calls `load` again.
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

/** The toast that was shown last. */
let shownToast: ReturnType<typeof toast> | undefined;

/**
 * `openWhenLoaded` with a toast if the code does not load. The next call hides the toast. So does what opens, because the
 * toast would cover it.
 *
 * @param failureToast Its options. Not shown if what had the focus during the press is gone, as after a navigation.
 */
export function openOrToast(
  load: () => Promise<unknown>,
  open: () => void,
  failureToast: ToastOptions,
): void {
  const pressed = focusedElement();
  shownToast?.dismiss();
  const show = () => {
    // An earlier press may have failed meanwhile.
    shownToast?.dismiss();
    open();
  };
  openWhenLoaded(load, show, () => {
    if (pressed?.isConnected) shownToast = toast({ ...failureToast, variant: 'destructive' });
  });
}
