import { useEffect, useRef, useState } from 'react';
import { isAbort } from '../api/errors.ts';

/**
 * Runs one call at a time: a second one while the first is under way does nothing, even within the same tick. Leaving
 * the form aborts it, so that a late response cannot open a page that the visitor no longer wants.
 */
export function useCallOnce() {
  const running = useRef<AbortController>(undefined);
  const [busy, setBusy] = useState(false);
  useEffect(() => () => running.current?.abort(), []);

  /** @param run Makes the call. Its errors go to `onError`, but not the abort of a form that was left. */
  const start = async (run: (signal: AbortSignal) => Promise<void>, onError: (error: unknown) => void) => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setBusy(true);
    try {
      await run(controller.signal);
    } catch (error) {
      if (!isAbort(error)) onError(error);
    } finally {
      running.current = undefined;
      setBusy(false);
    }
  };
  return { busy, start };
}
