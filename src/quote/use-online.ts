import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** False where the browser is sure that there is no connection. True says little: any router will do. */
export const isOnline = (): boolean => {
  // Missing outside browsers.
  const onLine: unknown = globalThis.navigator?.onLine;
  return onLine !== false;
};

/** `isOnline`, followed. A prerendered page counts as online. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, isOnline, () => true);
