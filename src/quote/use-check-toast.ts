import { useLayoutEffect, useRef } from 'react';
import { toast } from '../lib/toast-store.ts';
import type { CheckName, checkToasts, FailedCheck } from './quote-checks.ts';

/**
 * Returns a function that shows the toast of a failed check. The toast is dismissed when its check passes (ordering 22),
 * because on a phone it covers the field.
 *
 * @param failedChecks The failed checks that have been reported and still fail.
 * @param words The toasts.
 */
export function useCheckToast(failedChecks: readonly FailedCheck[], words: typeof checkToasts) {
  const shown = useRef<{ check: CheckName; dismiss: () => void } | null>(null);

  // A layout effect: a passive effect of the render before a press can run after it, and would dismiss the new toast.
  useLayoutEffect(() => {
    if (failedChecks.some(({ check }) => check === shown.current?.check)) return;
    shown.current?.dismiss();
    shown.current = null;
  }, [failedChecks]);

  return ({ check }: FailedCheck) => {
    const { dismiss } = toast({ ...words[check], variant: 'destructive' });
    shown.current = { check, dismiss };
  };
}
