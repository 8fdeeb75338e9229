import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** Whether React has hydrated the component. False on a server and while hydrating, because both must render the same HTML. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
