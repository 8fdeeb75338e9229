import { useSyncExternalStore } from 'react';

const findQuery = () => matchMedia('(prefers-reduced-motion: reduce)');

/** Not inside the hook, where it would be a new function in each render: React would subscribe again to each. */
function subscribe(onChange: () => void) {
  const query = findQuery();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the visitor's system asks for reduced motion. False in the prerendered page. */
export const useLessMotion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => findQuery().matches,
    () => false,
  );
