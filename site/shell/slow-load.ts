import { toast } from '../../src/lib/toast-store.ts';

/** Time after which a toast says that what was pressed is still loading, in ms. */
const SLOW_LOAD = 3000;

/** The toast of the last failure. */
let failure: ReturnType<typeof toast> | undefined;

/**
 * Shows a toast if a press waits longer than `SLOW_LOAD` for its code, and hides it when the wait is over. Hides the toast
 * of an earlier failure, which would cover what opens now.
 */
export async function toastWhileSlow(loading: Promise<unknown>): Promise<void> {
  failure?.dismiss();
  let shown: ReturnType<typeof toast> | undefined;
  const timer = setTimeout(() => {
    shown = toast({ title: 'Still loading', description: 'The connection may be slow.' });
  }, SLOW_LOAD);
  try {
    await loading;
  } finally {
    clearTimeout(timer);
    shown?.dismiss();
  }
}

/** Shows a toast that the code of a dialog or the chat did not load. */
export function toastNotLoaded(): void {
  failure = toast({
    title: 'That did not load',
    description: 'The connection may have dropped. Please try again.',
    variant: 'destructive',
  });
}
