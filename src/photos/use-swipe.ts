import { useRef, type PointerEvent } from 'react';
import { forwardOf } from '../lib/row-steps.ts';

/** Minimum length of a swipe, in px. A shorter movement is a tap or an unsteady hand. */
const SWIPE_LENGTH = 48;
/** Minimum ratio of horizontal to vertical movement. Other movements scroll the page. */
const SWIPE_SLOPE = 1.5;

/**
 * Recognizes a horizontal swipe of a finger or a pen. Spread the result on the element, and give it `touch-action: pan-y
 * pinch-zoom`, or the browser handles the gesture itself. A mouse is ignored, because its drag selects text. So is
 * everything while the page is zoomed.
 *
 * @param onSwipe Called with 1 for the next item, and with -1 for the one before. A swipe to the left means the next item,
 *   in right-to-left text the one before.
 */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ id: number; x: number; y: number } | null>(null);
  return {
    onPointerDown: ({ pointerType, isPrimary, pointerId, clientX, clientY }: PointerEvent) => {
      const isZoomed = (window.visualViewport?.scale ?? 1) > 1;
      // A second finger, which is not primary, begins a pinch.
      const canSwipe = pointerType !== 'mouse' && isPrimary && !isZoomed;
      start.current = canSwipe ? { id: pointerId, x: clientX, y: clientY } : null;
    },
    onPointerUp: ({ currentTarget, pointerId, clientX, clientY }: PointerEvent) => {
      const from = start.current;
      start.current = null;
      if (from?.id !== pointerId) return;
      const across = clientX - from.x;
      if (Math.abs(across) < SWIPE_LENGTH) return;
      if (Math.abs(across) < Math.abs(clientY - from.y) * SWIPE_SLOPE) return;
      onSwipe(across * forwardOf(currentTarget) < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}
