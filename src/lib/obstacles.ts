import { useEffect, type RefObject } from 'react';
import { createStore } from './store.ts';

/*
 * Registry of elements that floating parts of the page must not cover. The chat's button moves up above those
 * that it would cover (avoid-overlap.ts). A toast avoids those that are fixed in a bottom corner: it takes the other one
 * or, on a phone or if both are taken, the top.
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
