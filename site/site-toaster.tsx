import { lazy, Suspense, useSyncExternalStore } from 'react';
import { getToasts, subscribeToToasts } from '../src/lib/toast-store.ts';

/** Brings the code that shows toasts. Asked for ahead of time, a toast can also say that the line is down. */
export const loadToaster = () => import('../src/ui/toast.tsx');

const Toaster = lazy(() => loadToaster().then((module) => ({ default: module.Toaster })));

/** Nothing until the first toast: Radix's toast is 6 KB that most visits never need. */
export function SiteToaster() {
  const wanted = useSyncExternalStore(
    subscribeToToasts,
    () => getToasts().length > 0,
    () => false,
  );
  return (
    wanted && (
      <Suspense>
        <Toaster />
      </Suspense>
    )
  );
}
