import { useSyncExternalStore } from 'react';

const lessMotionQuery = '(prefers-reduced-motion: reduce)';

/** Whether less motion is asked for. The prerendered page can't know: it shows the control as if not. */
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
