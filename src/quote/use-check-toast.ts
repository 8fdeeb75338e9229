import { useLayoutEffect, useRef } from 'react';
import { toast } from '../lib/toast-store.ts';
import { checkToasts, type CheckName, type Failure } from './quote-checks.ts';

/**
 * Shows the toast of a failed check. It stays, as errors do, but no longer than its failure: on a phone it covers
 * the place where somebody is putting it right.
 *
 * @param failures Those that have been reported and still hold.
 */
export function useCheckToast(failures: readonly Failure[]) {
  const shown = useRef<{ check: CheckName; dismiss: () => void } | null>(null);

  // In the layout phase: a later effect of the render before a press would take the new toast for an old one.
  useLayoutEffect(() => {
    if (failures.some(({ check }) => check === shown.current?.check)) return;
    shown.current?.dismiss();
    shown.current = null;
  }, [failures]);

  return ({ check }: Failure) => {
    const { dismiss } = toast({ ...checkToasts[check], variant: 'destructive' });
    shown.current = { check, dismiss };
  };
}
