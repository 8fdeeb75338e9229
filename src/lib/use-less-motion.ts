import { useSyncExternalStore } from 'react';

const findQuery = () => matchMedia('(prefers-reduced-motion: reduce)');

/** Outside of the hook, because React subscribes again in each render to a new function. */
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
