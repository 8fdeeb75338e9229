import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** Whether the browser has taken over. False on a server and in the first render of its HTML: both must be alike. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
