import { useSyncExternalStore } from 'react';

const lessMotionQuery = '(prefers-reduced-motion: reduce)';

/** Whether the visitor's system asks for reduced motion. False in the prerendered page. */
export function useLessMotion(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(lessMotionQuery);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => matchMedia(lessMotionQuery).matches,
    () => false,
  );
}
