import { useSyncExternalStore } from 'react';

/** False in the first render of a prerendered page, whose HTML knows no query, no storage and no time zone. */
export const useHydrated = () =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
