import { useEffect, type RefObject } from 'react';
import { createStore } from './store.ts';

/*
 * Registry of elements that floating parts of the page must not cover. The chat's button moves up above them, and a toast
 * appears in the other corner. They register here, so that nothing searches for them by a selector.
 */

type Obstacle = {
  element: Element;
  /** Whether the element is in the bottom end corner of the window, where toasts appear. */
  inCorner: boolean;
};

export const obstacles = createStore<readonly Obstacle[]>([]);

/** Registers an element while it is shown. */
export function useObstacle(
  ref: RefObject<Element | null>,
  isShown = true,
  { inCorner = false }: { inCorner?: boolean } = {},
): void {
  useEffect(() => {
    const element = ref.current;
    if (!isShown || !element) return;
    const obstacle = { element, inCorner };
    obstacles.set([...obstacles.get(), obstacle]);
    return () => obstacles.set(obstacles.get().filter((other) => other !== obstacle));
  }, [ref, isShown, inCorner]);
}
