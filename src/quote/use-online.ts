import { useSyncExternalStore } from 'react';
import { isOnline } from '../lib/is-online.ts';

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Returns `isOnline()`, and renders again when it changes. A prerendered page counts as online. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, isOnline, () => true);
