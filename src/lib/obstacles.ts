import { useEffect, type RefObject } from 'react';
import { createStore } from './store.ts';

/*
 * Registry of elements that floating parts of the page must not cover. The chat's button moves up above them, and a toast
 * appears in the other corner, or at the top of a phone. They register here, so that nothing searches for them by a selector.
 */

type Obstacle = {
  element: Element;
  /** The bottom corner of the window that the element is fixed in. On a phone it fills the lower edge. */
  corner: 'start' | 'end' | undefined;
};

export const obstacles = createStore<readonly Obstacle[]>([]);

/** Registers an element while it is shown. */
export function useObstacle(
  ref: RefObject<Element | null>,
  isShown = true,
  { corner }: Partial<Pick<Obstacle, 'corner'>> = {},
): void {
  useEffect(() => {
    const element = ref.current;
    if (!isShown || !element) return;
    const obstacle = { element, corner };
    obstacles.set([...obstacles.get(), obstacle]);
    return () => obstacles.set(obstacles.get().filter((other) => other !== obstacle));
  }, [ref, isShown, corner]);
}
