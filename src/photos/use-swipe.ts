import { useRef, type PointerEvent } from 'react';

/** Shorter than this, in px, it was a press or a shaking hand. */
const SWIPE_LENGTH = 48;
/** It must go this much further across than up or down, or it was meant to scroll. */
const SWIPE_SLOPE = 1.5;

/**
 * Tells a finger's or pen's sideways swipe. Spread the result on the element, and give it `touch-pan-y`, or the
 * browser takes the gesture for itself. A mouse has buttons to press, and its drag selects.
 *
 * @param onSwipe Gets the direction in which the finger went.
 */
export function useSwipe(onSwipe: (direction: 'left' | 'right') => void) {
  const start = useRef<{ id: number; x: number; y: number } | null>(null);
  return {
    onPointerDown: ({ pointerType, isPrimary, pointerId, clientX, clientY }: PointerEvent) => {
      // A second finger makes it a pinch.
      start.current =
        pointerType === 'mouse' || !isPrimary ? null : { id: pointerId, x: clientX, y: clientY };
    },
    onPointerUp: ({ pointerId, clientX, clientY }: PointerEvent) => {
      const from = start.current;
      start.current = null;
      if (from?.id !== pointerId) return;
      const across = clientX - from.x;
      if (Math.abs(across) < SWIPE_LENGTH) return;
      if (Math.abs(across) < Math.abs(clientY - from.y) * SWIPE_SLOPE) return;
      onSwipe(across < 0 ? 'left' : 'right');
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}
