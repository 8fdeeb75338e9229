import { useSyncExternalStore } from 'react';
import { getToasts, subscribeToToasts } from '../../src/lib/toast-store.ts';
import { Loaded } from './loaded.tsx';

/** Brings the code that shows toasts. Asked for ahead of time, a toast can also say that the line is down. */
export const loadToaster = () => import('./dialogs/toaster.tsx').then((module) => module.Toaster);

/** Nothing until the first toast: Radix's toast is 6 KB that most visits never need. */
export function SiteToaster() {
  const wanted = useSyncExternalStore(
    subscribeToToasts,
    () => getToasts().length > 0,
    () => false,
  );
  return <Loaded load={loadToaster} wanted={wanted} props={{}} />;
}
